import type { Draft } from '../draft.ts';
import { type Habit, habit } from './habit.ts';
import { inWords } from './numerals.ts';

const FLOOR: Readonly<Record<string, readonly string[]>> = {
  basement: ['BSMT', 'BMT', 'LGF', 'Lower Gnd'],
  ground: ['GND FLR', 'GF', 'G/F', 'GRD FLR', 'Gnd Fl'],
  first: ['1ST FLR', 'FF', '1/F', '1st Fl', '1st flr'],
  second: ['2ND FLR', '2/F', '2nd Fl', '2F'],
  top: ['TOP FLR', 'TF', 'Top Fl', 'T/F'],
};

const SPOKEN_FLOOR: Readonly<Record<string, readonly string[]>> = {
  basement: ['basement', 'downstairs basement flat', 'flat in the basement'],
  ground: ['downstairs flat', 'bottom flat', 'ground flr flat'],
  first: ['upstairs flat', 'first flr flat', 'flat upstairs'],
  second: ['second flr flat', '2nd floor'],
  top: ['top flat', 'upper floor flat', 'attic flat'],
};

const markOf = ({ entry }: Draft) => entry.unit.mark.toUpperCase();

const isFlat = ({ entry }: Draft) => entry.unit.kind === 'flat' && entry.flat !== entry.unit.mark;

/** Writes the unit with these words. */
function write(draft: Draft, unit: string | undefined): boolean {
  if (unit === undefined || unit === draft.text.unit) return false;
  draft.text.unit = unit;
  return true;
}

/** Habits with flats and floors. */
export const UNITS: readonly Habit[] = [
  habit('flat word shortened', [8, 3], 'unit', (draft, { draw }) =>
    isFlat(draft)
      ? write(draft, `${draw.one(['Flt ', 'Fl ', 'FLT', 'F', 'F ', 'Flt.'])}${markOf(draft)}`)
      : false,
  ),
  habit('apartment for flat', [6, 2], 'unit', (draft, { draw, building }) => {
    // In a mill with workshops `Unit 3` is another place.
    const hasUnits = building(draft.entry).some(({ unit }) => unit.kind === 'unit');
    const words = hasUnits
      ? ['Apt ', 'APT', 'Appt ']
      : ['Apt ', 'APT', 'Apartment ', 'Appt. ', 'Unit ', 'Flat ', 'Maisonette '];
    return isFlat(draft) ? write(draft, `${draw.one(words)}${markOf(draft)}`) : false;
  }),
  habit('flat word left out', [6, 2], 'unit', (draft) => {
    if (!isFlat(draft) || draft.entry.building === '' || draft.entry.number !== '') return false;
    draft.isBare = true;
    return write(draft, markOf(draft));
  }),
  habit('flat number in words', [2, 1], 'unit', (draft) => {
    const word = inWords(draft.entry.unit.mark);
    return isFlat(draft) && word !== undefined ? write(draft, `Flat ${word}`) : false;
  }),
  habit('flat with hash or No', [2.5, 1], 'unit', (draft, { draw }) =>
    isFlat(draft)
      ? write(draft, `${draw.one(['#', 'Flat No ', 'Flat No. ', 'Flat #', 'flat number '])}${markOf(draft)}`)
      : false,
  ),
  habit('flat with leading zeros', [2.5, 0.5], 'unit', (draft, { draw }) => {
    const isShort = isFlat(draft) && /^\d\d?$/.test(draft.entry.unit.mark);
    return isShort
      ? write(
          draft,
          `${draw.one(['FLAT ', 'FLT ', 'Flat '])}${markOf(draft).padStart(draw.between(2, 4), '0')}`,
        )
      : false;
  }),
  habit('floor in the letters of the trade', [6, 0], 'unit', (draft, { draw }) => {
    const { unit, flat } = draft.entry;
    if (unit.kind !== 'floor') return false;
    const floor = draw.one(FLOOR[unit.mark] ?? ['FLR']);
    return write(draft, flat.endsWith('Flat') ? `${floor} ${draw.one(['FLAT', 'FLT', 'FL'])}` : floor);
  }),
  habit('upstairs or downstairs', [4, 0], 'unit', (draft, { draw, building }) => {
    const { unit, flat } = draft.entry;
    if (unit.kind !== 'floor' || !flat.endsWith('Flat')) return false;
    // Upstairs and downstairs say enough only if there are two floors.
    const floors = building(draft.entry).filter((one) => one.unit.kind === 'floor').length;
    const isHalf = unit.mark === 'ground' || unit.mark === 'first';
    const words = (SPOKEN_FLOOR[unit.mark] ?? []).slice(isHalf && floors > 2 ? 2 : 0);
    return words.some((word) => /flr/.test(word)) || !isHalf || floors === 2
      ? write(draft, draw.one(words))
      : false;
  }),
  habit('floor added to the flat', [2, 0], 'unit', (draft, { draw }) =>
    isFlat(draft) && Number(markOf(draft)) > 4
      ? write(draft, `${draft.text.unit}, ${draw.one(['1st floor', '2nd Floor', '3rd flr'])}`)
      : false,
  ),
];
