import type { DirtKind } from './kind.ts';
import { changeWord, replaceOne } from './words.ts';

/** Spellings that sound alike, each of which may stand for the other. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['ck', 'k'],
  ['ck', 'c'],
  ['ee', 'ea'],
  ['ie', 'ei'],
  ['ey', 'y'],
  ['ow', 'ou'],
  ['or', 'ore'],
  ['er', 'or'],
  ['er', 'ar'],
  ['le', 'el'],
  ['le', 'al'],
  ['wh', 'w'],
  ['kn', 'n'],
  ['wr', 'r'],
  ['mb', 'm'],
  ['th', 'f'],
  ['gh', 'g'],
  ['qu', 'kw'],
  ['sc', 's'],
  ['ks', 'x'],
  ['ai', 'ay'],
  ['ur', 'er'],
  ['ll', 'l'],
  ['tt', 't'],
  ['bb', 'b'],
  ['nn', 'n'],
  ['rr', 'r'],
  ['ss', 's'],
  ['zz', 'z'],
  ['pp', 'p'],
  ['mm', 'm'],
  ['c', 'k'],
  ['s', 'z'],
  ['y', 'i'],
  ['j', 'g'],
  ['oo', 'u'],
];

const HEARD = ALIKE.flatMap(([one, other]): readonly (readonly [string, string])[] => [
  [one, other],
  [other, one],
]);

/** Letters that a reading machine takes for others, or that a hand writes like them. */
const READ: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['d', 'cl'],
  ['vv', 'w'],
  ['w', 'vv'],
  ['nn', 'm'],
  ['ri', 'n'],
  ['li', 'h'],
  ['h', 'li'],
  ['h', 'b'],
  ['b', 'h'],
  ['e', 'c'],
  ['c', 'e'],
  ['a', 'o'],
  ['u', 'v'],
  ['l', '1'],
  ['l', 'i'],
  ['i', 'l'],
  ['i', '1'],
  ['o', '0'],
  ['s', '5'],
  ['g', '9'],
  ['b', '8'],
  ['t', 'f'],
  ['n', 'u'],
  ['z', '2'],
];

/** A digit of a number that a machine read as a letter. Only where no flat's letter can come of it. */
const DIGITS: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['1', 'l'],
];

export const HEARING_AND_READING: readonly DirtKind[] = [
  {
    name: 'misheard',
    weight: 7,
    write: (draft, random) => changeWord(draft, random, (word) => replaceOne(word, random, HEARD)),
  },
  {
    name: 'misheard twice',
    weight: 2,
    write: (draft, random) => {
      const twice = (word: string) => {
        const once = replaceOne(word, random, HEARD);
        return once && replaceOne(once, random, HEARD);
      };
      return changeWord(draft, random, twice);
    },
  },
  {
    name: 'misread (OCR)',
    weight: 7,
    write: (draft, random) => changeWord(draft, random, (word) => replaceOne(word, random, READ)),
  },
  {
    name: 'number misread (OCR)',
    weight: 0.7,
    write: (draft, random) => {
      // The last digit stays: `1O` is ten, but `10` read as `1o` at the end might be a flat's letter to a strict reader.
      const inner = /^\d{2,4}$/.test(draft.number) ? draft.number.slice(0, -1) : '';
      const read = replaceOne(inner, random, DIGITS);
      if (read === undefined) return false;
      draft.number = read + draft.number.slice(-1);
      return true;
    },
  },
];
