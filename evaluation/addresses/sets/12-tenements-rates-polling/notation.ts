import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import type { Habit } from './habits.ts';

export const untouched = (draft: Draft) => !draft.isNoted && draft.verbatim === '';

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
