import type { Draft } from '../draft.ts';
import { type Habit, habit } from './habit.ts';
import { asDate, inWords } from './numerals.ts';

/** Writes the number otherwise; what a reader takes it for stays. */
function write({ text }: Draft, number: string | undefined): boolean {
  if (number === undefined || text.number === '' || number === text.number) return false;
  text.number = number;
  return true;
}

/** The flat and the number if both can be written as one: `3/12`. */
function pair({ entry, text }: Draft): readonly [flat: string, number: string] | undefined {
  const { unit, number, building } = entry;
  const isPlain = unit.kind === 'flat' && building === '' && text.unit === entry.flat;
  return isPlain && /^\d+$/.test(number) ? [unit.mark, number] : undefined;
}

function asOne(draft: Draft, door: string): boolean {
  draft.text.unit = '';
  draft.text.number = door;
  return true;
}

const LOOKS: Readonly<Record<string, readonly string[]>> = { 1: ['l', 'I'], 0: ['O', 'o'], 5: ['S'] };

/** Habits with house numbers. */
export const NUMBERS: readonly Habit[] = [
  habit('No before the number', [4, 4], 'number', (draft, { draw }) =>
    write(draft, `${draw.one(['No ', 'No.', 'No. ', 'Number ', '#', 'House '])}${draft.text.number}`),
  ),
  habit('number in words', [2.5, 2.5], 'number', (draft) => write(draft, inWords(draft.text.number))),
  habit('letter apart from the number', [3, 2], 'number', (draft, { draw }) => {
    const [, digits, letter] = /^(\d+)([A-Z])$/.exec(draft.text.number) ?? [];
    return digits === undefined
      ? false
      : write(draft, `${digits}${draw.one([' ', '-', ' - ', '/'])}${letter}`);
  }),
  habit(
    'number with leading zeros',
    [3, 0.5],
    'number',
    (draft, { draw }) =>
      /^\d{1,3}$/.test(draft.text.number) &&
      write(draft, draft.text.number.padStart(draw.between(3, 5), '0')),
  ),
  habit(
    'number with a decimal point',
    [2, 1.5],
    'number',
    (draft) => /^\d+$/.test(draft.text.number) && write(draft, `${draft.text.number}.0`),
  ),
  habit('digits read as letters', [2, 2], 'number', (draft, { draw }) => {
    const digits = draft.text.number;
    const at = [...digits].findIndex((digit) => digit in LOOKS);
    if (!/^\d{2,}$/.test(digits) || at < 0) return false;
    return write(draft, digits.slice(0, at) + draw.one(LOOKS[digits[at]!]!) + digits.slice(at + 1));
  }),
  habit('number twice', [2.5, 1.5], 'number', ({ text, entry }) => {
    if (text.number === '' || text.unit !== '' || entry.building !== '') return false;
    text.number = `${text.number}, ${text.number}`;
    return true;
  }),
  habit('flat and number as one', [4, 1.5], 'number', (draft, { draw }) => {
    const both = pair(draft);
    if (both === undefined) return false;
    const [flat, number] = both;
    if (/^[A-Z]$/.test(flat))
      return asOne(draft, draw.one([`${number}${flat}`, `${number} ${flat}`, `${number}-${flat}`]));
    // Nobody can tell which of the two numbers is the flat, unless the list has only one of them.
    draft.doors = [...draft.doors, { unit: number, number: flat }];
    if (draw.odds(0.7)) return asOne(draft, draw.one([`${flat}/${number}`, `${number}/${flat}`]));
    // With a hyphen it could also be a range of two houses.
    draft.doors.push(...[flat, number, `${flat}-${number}`].map((house) => ({ unit: '', number: house })));
    return asOne(draft, `${flat}-${number}`);
  }),
  habit('number as a date', [2, 0.5], 'number', (draft) => {
    const [from = '', to = ''] = draft.text.number.split('-');
    const range = asDate(from, to);
    if (range !== undefined) return write(draft, range);
    const [flat, number] = pair(draft) ?? [];
    const date = flat === undefined || number === undefined ? undefined : asDate(flat, number);
    if (date === undefined) return false;
    draft.doors = [...draft.doors, { unit: number!, number: flat! }];
    return asOne(draft, date);
  }),
  habit('range written otherwise', [1.5, 0.2], 'number', (draft, { draw }) => {
    const [from, to] = draft.text.number.split('-');
    return to === undefined
      ? false
      : write(draft, draw.one([`${from}/${to}`, `${from} to ${to}`, `${from}&${to}`, `${from} - ${to}`]));
  }),
  habit('number left out beside a building', [2.5, 4], 'number', (draft) => {
    if (draft.text.number === '' || draft.entry.building === '') return false;
    draft.doors = draft.doors.map((door) => ({ ...door, number: '' }));
    draft.text.number = '';
    return true;
  }),
  habit('court and house, otherwise', [3, 0], 'number', (draft, { draw }) => {
    const { unit, building } = draft.entry;
    if (unit.kind !== 'house' || !building.startsWith('Court ')) return false;
    const court = building.slice(6);
    const shape = draw.between(1, 3);
    draft.text.building = shape === 1 ? `Ct ${court}` : shape === 2 ? `CRT ${court}` : `Court No ${court}`;
    draft.text.unit = shape === 2 ? `HSE ${unit.mark}` : `House ${unit.mark}`;
    return true;
  }),
];
