import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { DirtKind } from './kind.ts';
import { changeWord, replaceOne } from './words.ts';

/** Spellings that sound alike, each in the places where English uses it, for words in lower case. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/ck/, 'k'],
  [/(?<=[aeiou])k$/, 'ck'],
  [/ee/, 'ea'],
  [/ea/, 'ee'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/ey$/, 'y'],
  [/(?<=[^aeiou])y$/, 'ey'],
  [/(?<=[^aeiou])y$/, 'ie'],
  [/ow/, 'ou'],
  [/ou/, 'ow'],
  [/^wh/, 'w'],
  [/^w(?=[aei])/, 'wh'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/mb$/, 'm'],
  [/le$/, 'el'],
  [/el$/, 'le'],
  [/er$/, 'or'],
  [/er$/, 'ar'],
  [/or$/, 'er'],
  [/ar$/, 'er'],
  [/er(?=.)/, 'ur'],
  [/ur/, 'er'],
  [/qu/, 'kw'],
  [/sc(?=[ei])/, 's'],
  [/ai/, 'ay'],
  [/ay/, 'ai'],
  [/(?<=.)([bdfglmnprstz])\1/, '$1'],
  [/(?<=.[aeiou])([bdglmnprst])(?=[aeiouy])/, '$1$1'],
  [/^c(?=[aoulr])/, 'k'],
  [/^k(?=[aeiou])/, 'c'],
  [/(?<=[aeiou])s(?=[aeiou])/, 'z'],
  [/z/, 's'],
  [/oo/, 'u'],
  [/th/, 'f'],
  [/dge/, 'ge'],
  [/tch/, 'ch'],
  [/h(?=am$)/, ''],
  [/ton$/, 'tun'],
  [/borough$/, 'boro'],
  [/(?<=..)ley$/, 'leigh'],
  [/(?<=..)ley$/, 'ly'],
  [/thorpe$/, 'thorp'],
  [/stead$/, 'sted'],
  [/combe$/, 'coombe'],
  [/worth$/, 'wirth'],
  [/shire$/, 'sher'],
  [/^j/, 'g'],
];

/** Words that everybody can spell. */
const KNOWN = new Set(
  'road street lane close avenue drive crescent gardens grove place terrace hill walk mews view court house flat'.split(
    ' ',
  ),
);

/** A word as written by someone who has only heard it. Undefined if it is spelt as it sounds. */
function misspell(word: string, random: Random): string | undefined {
  const small = word.toLowerCase();
  if (KNOWN.has(small)) return undefined;
  const fitting = HEARD.filter(([sound]) => sound.test(small));
  if (fitting.length === 0) return undefined;
  const [sound, spelling] = random.pick(fitting);
  const heard = small.replace(sound, spelling);
  return word[0] === small[0] ? heard : heard.slice(0, 1).toUpperCase() + heard.slice(1);
}

/** Letters that a reading machine confuses, or that look alike in handwriting. */
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

/** A digit that a machine read as a letter. Only if the result cannot be the letter of a flat. */
const DIGITS: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['1', 'l'],
];

export const HEARING_AND_READING: readonly DirtKind[] = [
  {
    name: 'misheard',
    weight: 7,
    write: (draft, random) => changeWord(draft, random, misspell),
  },
  {
    name: 'misheard twice',
    weight: 2,
    write: (draft, random) => {
      const twice = (word: string) => {
        const once = misspell(word, random);
        return once && misspell(once, random);
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
      // The last digit stays: `1O` is ten, but `1o` at the end might be a flat's letter to a strict reader.
      const inner = /^\d{2,4}$/.test(draft.number) ? draft.number.slice(0, -1) : '';
      const read = replaceOne(inner, random, DIGITS);
      if (read === undefined) return false;
      draft.number = read + draft.number.slice(-1);
      return true;
    },
  },
];
