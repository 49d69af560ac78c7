import type { Slip } from './slips.ts';

const missing: Slip = (draft) => {
  draft.postcode = '';
  draft.postcodeText = '';
  return true;
};

const outwardOnly: Slip = (draft) => {
  draft.postcode = draft.postcode.split(' ')[0] ?? '';
  draft.postcodeText = draft.postcode;
  return true;
};

/** One letter or digit of the second half is another, or two are swapped. */
const slipped: Slip = (draft, die) => {
  const [outward = '', inward = ''] = draft.postcode.split(' ');
  const [digit = '', one = '', two = ''] = inward;
  const other = die.one([
    `${die.whole(1, 9)}${one}${two}`,
    `${digit}${two}${one}`,
    `${digit}${one}${die.one([...'ABDEFGHJLNPRSTUW'])}`,
  ]);
  draft.postcode = `${outward} ${other}`;
  draft.postcodeText = draft.postcode;
  return other !== inward;
};

/** The postcode of a row close to it in the list. */
const neighbour: Slip = (draft, die, { rows }) => {
  const at = rows.findIndex(({ postcode: code }) => code === draft.entry.postcode);
  const { postcode } = rows[at + die.one([-60, -30, -15, 15, 30, 60])] ?? draft.entry;
  draft.postcodeText = postcode;
  const isOther = draft.postcode !== postcode;
  draft.postcode = postcode;
  return isOther && draft.entry.postcode.split(' ')[0] === postcode.split(' ')[0];
};

/** The right postcode, with the letter O for a nought or without its space. */
const written: Slip = (draft, die) => {
  const text = draft.postcode;
  const isLetter = /[01]/.test(text) && die.hits(0.5);
  draft.postcodeText = isLetter ? text.replace('0', 'O').replace('1', 'I') : text.replace(' ', '');
  return true;
};

/** How often a postcode is wrong or missing, in percent of the texts that are not clean. The others are right. */
export const POSTCODES: Readonly<Record<string, readonly [weight: number, slip: Slip]>> = {
  'postcode right': [75, () => true],
  'postcode missing': [9, missing],
  'postcode of a neighbour': [4, neighbour],
  'postcode with a slip': [4, slipped],
  'outward code alone': [3, outwardOnly],
  'postcode in other letters': [5, written],
};
