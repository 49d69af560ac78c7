import type { Draft } from './draft.ts';
import type { Habit } from './habits.ts';

const isOwn = (draft: Draft) => draft.postcode === draft.entry.postcode;

export const noPostcode: Habit = (draft) => {
  if (!isOwn(draft)) return false;
  draft.postcode = '';
  return true;
};

export const outwardOnly: Habit = (draft) => {
  if (!isOwn(draft)) return false;
  draft.postcode = draft.postcode.split(' ')[0] ?? '';
  return true;
};

const CLOSE: Readonly<Record<string, string>> = {
  A: 'S',
  B: 'V',
  D: 'F',
  E: 'R',
  F: 'G',
  G: 'H',
  H: 'J',
  J: 'H',
  L: 'J',
  N: 'H',
  P: 'L',
  Q: 'W',
  R: 'T',
  S: 'A',
  T: 'Y',
  U: 'Y',
  W: 'E',
  X: 'Z',
  Y: 'U',
  Z: 'X',
};

/** A wrong key or two swapped letters in the second half of the postcode. */
export const postcodeSlip: Habit = (draft, chance) => {
  if (!isOwn(draft)) return false;
  const [outward = '', inward = ''] = draft.postcode.split(' ');
  const [digit = '', one = '', two = ''] = inward;
  const wrong = chance.of([
    `${digit}${CLOSE[one] ?? one}${two}`,
    `${digit}${one}${CLOSE[two] ?? two}`,
    `${digit}${two}${one}`,
    `${(Number(digit) % 9) + 1}${one}${two}`,
  ]);
  if (wrong === inward) return false;
  draft.postcode = `${outward} ${wrong}`;
  return true;
};

/** O for 0, S for 5 and the like. */
export const postcodeScanned: Habit = (draft, chance) => {
  if (!isOwn(draft)) return false;
  const shapes = ['0O', 'O0', '1I', '5S', 'S5', '8B', 'B8', '2Z', 'Z2', '6G', 'G6'].filter((pair) =>
    draft.postcode.includes(pair.charAt(0)),
  );
  if (shapes.length === 0) return false;
  const pair = chance.of(shapes);
  draft.postcode = draft.postcode.replace(pair.charAt(0), pair.charAt(1));
  return true;
};

/** The postcode of another street of the town: an old one, or a neighbour's. */
export const postcodeOfAnother: Habit = (draft, chance, { rows }) => {
  if (!isOwn(draft)) return false;
  const [outward] = draft.postcode.split(' ');
  for (let turn = 0; turn < 40; turn++) {
    const other = chance.of(rows);
    if (other.postcode.split(' ')[0] !== outward || other.postcode === draft.postcode) continue;
    draft.postcode = other.postcode;
    return true;
  }
  return false;
};

export const noTown: Habit = (draft) => {
  if (draft.town !== draft.entry.town) return false;
  draft.town = '';
  return true;
};

export const noLocality: Habit = (draft) => {
  if (draft.locality === '') return false;
  draft.locality = '';
  return true;
};

export const noHamlet: Habit = (draft) => {
  if (draft.hamlet === '') return false;
  draft.hamlet = '';
  return true;
};

export const nearTown: Habit = (draft, chance) => {
  if (draft.town !== draft.entry.town || draft.entry.place.near.includes(draft.locality)) return false;
  draft.town = chance.of(draft.entry.place.near);
  return true;
};

export const welshTown: Habit = (draft) => {
  if ((draft.entry.place.welsh ?? '') === '' || draft.town !== draft.entry.town) return false;
  draft.isWelsh = true;
  return true;
};

export const withCounty: Habit = (draft) => {
  if (draft.county !== '') return false;
  draft.county = draft.entry.place.county;
  return true;
};
