import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import type { Habit } from './habits.ts';

const untouched = (draft: Draft) => !draft.isNoted && draft.verbatim === '';

/** A flat, floor or unit in other words than the list's. */
export const otherUnit: Habit = (draft, chance) => {
  const { unit } = draft.entry;
  if (unit === undefined || unit.others.length === 0 || !draft.hasUnit || !untouched(draft)) return false;
  draft.unitText = chance.of(unit.others);
  draft.isNoted = true;
  return true;
};

/** A flat behind its street, in brackets, or without a comma. */
export const otherOrder: Habit = (draft, chance) => {
  const { unit, number, building } = draft.entry;
  if (unit === undefined || unit.isBeside === true || !draft.hasUnit || /^\d+$/.test(draft.unitText))
    return false;
  // `1/2 25 Kelly Street` stays clear without a comma, `3 12 Kelly Street` would not.
  const isWordy = /[a-z]{3}|\//i.test(draft.unitText);
  const all =
    building === '' || number === ''
      ? (['last', 'bracket', 'joined'] as const)
      : (['last', 'joined'] as const);
  draft.arrangement = chance.of(all.filter((one) => isWordy || one !== 'joined'));
  return true;
};

/** `No 12`, `12,`, `12 a`, `14 & 16`. */
export const otherNumber: Habit = (draft, chance) => {
  const { entry, number, numberText } = draft;
  if (number === '' || numberText !== number || entry.croft !== '' || !untouched(draft)) return false;
  if (entry.unit?.isBeside === true) return false;
  const [, digits = '', letter = ''] = /^(\d+)([A-Z])$/.exec(number) ?? [];
  const lettered = [
    `${digits} ${letter}`,
    `${digits}${letter.toLowerCase()}`,
    `${digits} ${letter.toLowerCase()}`,
    `${digits}-${letter}`,
    `${digits}/${letter}`,
  ];
  const simple = [
    `No ${number}`,
    `No. ${number}`,
    `${number},`,
    `${number},`,
    `Number ${number}`,
    `${number} -`,
    `#${number}`,
    `no.${number}`,
  ];
  draft.numberText = chance.of(entry.numbers.length > 0 ? entry.numbers : letter === '' ? simple : lettered);
  draft.isNoted = true;
  return true;
};

/** `14` for `14-16`. */
export const oneEnd: Habit = (draft, chance) => {
  const [, low = '', high = ''] = /^(\d+)-(\d+)$/.exec(draft.number) ?? [];
  if (high === '' || draft.isAbsent || !untouched(draft) || draft.numberText !== draft.number) return false;
  draft.number = chance.is(0.75) ? low : high;
  draft.numberText = draft.number;
  draft.isNoted = true;
  return true;
};

const SMALL =
  'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  );
const TENS = 'twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');

/** A number from 1 to 199 in words. */
export function said(number: number): string {
  if (number >= 100) return number === 100 ? 'one hundred' : `one hundred and ${said(number - 100)}`;
  if (number < 20) return SMALL[number - 1] ?? '';
  const ten = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten} ${SMALL[(number % 10) - 1] ?? ''}`;
}

/** `Twelve Kelly Street`, `Flat Three`. */
export const inWords: Habit = (draft) => {
  const { number, numberText, unitText, entry } = draft;
  if (!untouched(draft) || entry.croft !== '') return false;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const unit = /^(Flat|Unit|Office|Suite) (\d{1,2})$/.exec(unitText);
  if (draft.hasUnit && unit !== null) draft.unitText = `${unit[1]} ${capital(said(Number(unit[2])))}`;
  else if (!draft.hasUnit && /^\d{1,3}$/.test(number) && numberText === number && Number(number) < 100)
    draft.numberText = capital(said(Number(number)));
  else return false;
  draft.isNoted = true;
  return true;
};

const SPELT: Readonly<Record<string, string>> = {
  A: 'A for Alpha',
  B: 'B for Bravo',
  C: 'C for Charlie',
  D: 'D for Delta',
  E: 'E for Echo',
};

/** Words for what is written short. */
const ALOUD: readonly (readonly [RegExp, string])[] = [
  [/^R\/O$/, 'Rear of'],
  [/^Adj$/, 'Adjacent to'],
  [/^Gnd\b/, 'Ground'],
  [/\b1st\b/, 'First'],
  [/\b2nd\b/, 'Second'],
  [/\b3rd\b/, 'Third'],
  [/\bFlr\b/, 'Floor'],
  [/^(\d)F(\d)$/, '$1 F $2'],
];

/** An address as it is said: `flat one stroke two`, `fourteen B for Bravo`, `two F one`, `second floor`. */
export const spoken: Habit = (draft, chance) => {
  if (!untouched(draft)) return false;
  const figures = (text: string) =>
    text.replace(/(?<!\w)\d{1,3}(?!\w)/g, (one) =>
      Number(one) > 0 && Number(one) < 200 ? said(Number(one)) : one,
    );
  const letters = (text: string) => text.replace(/(?<=\d|Flat )[A-E]$/, (one) => ` ${SPELT[one] ?? one}`);
  const words = ALOUD.reduce((text, [from, to]) => text.replace(from, to), draft.unitText);
  const unit = letters(words).replace(/(?<=\d)\/(?=\d)/, chance.of([' stroke ', ' slash ']));
  const isSpelt = chance.is(0.5);
  const before = [draft.unitText, draft.numberText].join();
  if (draft.hasUnit) draft.unitText = isSpelt ? figures(unit) : unit;
  const number = letters(draft.numberText).replace('-', chance.of([' to ', ' dash ']));
  draft.numberText = isSpelt && !draft.hasUnit ? figures(number) : number;
  draft.isNoted = true;
  return [draft.unitText, draft.numberText].join() !== before;
};

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');

/** `1/2` and `2-4` as a spreadsheet shows them: `01-Feb`, `02-Apr`. */
export function asDate(text: string): string | undefined {
  const [, day = '', month = ''] = /^(\d{1,2})[/-](\d{1,2})$/.exec(text) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined || day === '0' || Number(day) > 28
    ? undefined
    : `${day.padStart(2, '0')}-${name}`;
}

/** A digit that a scanner took for a letter: `l2 Kelly Street`, `1O Kelly Street`. Another digit must stay. */
export function asScanned(text: string, chance: Chance): string {
  return chance.is(0.5) ? text.replace('1', chance.of(['l', 'I'])) : text.replace('0', 'O');
}

/** Leaves the flat out: the building is meant, or its caller forgot. */
export const noUnit: Habit = (draft) => {
  if (!draft.hasUnit || draft.isAbsent) return false;
  draft.hasUnit = false;
  return true;
};

/** Leaves out the name of a building that has a number, or the number of one that has a name. */
export const noName: Habit = (draft) => {
  if (draft.building === '' || draft.number === '' || draft.isAbsent || draft.isDamaged) return false;
  if (/^\d+[A-Z]?$/.test(draft.unitText)) return false;
  draft.building = '';
  return true;
};

export const noNumber: Habit = (draft) => {
  if (
    draft.building === '' ||
    draft.number === '' ||
    draft.isAbsent ||
    draft.isNoted ||
    draft.entry.croft !== ''
  )
    return false;
  if (draft.entry.street === '') return false;
  draft.number = '';
  draft.numberText = '';
  return true;
};

export const noRoad: Habit = (draft) => {
  if (draft.building === '' || draft.road === '' || draft.number !== '' || draft.isAbsent) return false;
  draft.road = '';
  return true;
};
