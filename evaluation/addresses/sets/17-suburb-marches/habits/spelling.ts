import { restyle } from '../draft.ts';
import { habits } from './habit.ts';
import {
  anywhere,
  CORRECTED,
  double,
  drop,
  GUESSED,
  HEARD,
  named,
  nextKey,
  replaced,
  SCANS,
  SOUNDS,
  slip,
  swap,
  TWINS,
  VOWELS,
  WELSH,
} from './slips.ts';

/** Slips of the hand, the ear, the phone and the scanner. */
export const SPELLING = [
  ...habits('spelling', 'both', [
    ['letters swapped', 'Swaps two letters of a name.', 16, slip(swap)],
    ['letter dropped', 'Leaves a letter of a name out.', 16, slip(drop)],
    ['letter doubled', 'Types a letter of a name twice.', 10, slip(double)],
    ['next key', 'Hits the key beside the right one.', 14, slip(nextKey)],
  ]),
  ...habits('spelling', 'shown', [
    [
      'word by autocorrect',
      'The phone makes a common word of a part of a name.',
      14,
      slip(replaced(CORRECTED)),
    ],
    ['vowel by ear', 'Writes another vowel, as it sounds.', 10, slip(replaced(VOWELS))],
    ['double letter single', 'Writes a double letter once.', 8, slip(replaced(TWINS))],
    [
      'accents added',
      'Writes an accent where Welsh could have one.',
      60,
      (draft) => {
        const name =
          draft.entry.names.length > 1 || /^(?:Ty|Bryn|Pen|Llan|Maes)\b/.test(draft.entry.building);
        return (
          name &&
          restyle(
            draft,
            'building',
            draft.text.building.replace(/Ty\b/, 'Tŷ').replace('Mawr', 'Mâwr').replace('Llan', 'Llân'),
          )
        );
      },
      'marches',
    ],
    [
      'words joined by autocorrect',
      'The phone joins a name of two words.',
      12,
      (draft) => {
        const field = named(draft);
        const text = field === undefined ? '' : draft.text[field];
        const words = text.split(' ');
        if (field === undefined || words.length < 3 || words[0]!.length < 3) return false;
        return restyle(draft, field, [words[0]! + words[1]!.toLowerCase(), ...words.slice(2)].join(' '));
      },
    ],
    [
      'name split by autocorrect',
      'The phone splits a long name in two.',
      4,
      slip((word) => {
        const at =
          /(?:field|croft|wood|hurst|dale|bourne|ford|bury|stead|combe|mead)$/.exec(word)?.index ?? 0;
        return at > 2 ? `${word.slice(0, at)} ${word[at]!.toUpperCase()}${word.slice(at + 1)}` : word;
      }),
    ],
  ]),
  ...habits('spelling', 'held-back', [
    ['word by dictation', 'The dictation hears a common word in a name.', 14, slip(replaced(GUESSED))],
    ['letters of a scan', 'The scanner reads one letter for another: rn for m.', 10, slip(replaced(SCANS))],
    ['sound for spelling', 'Writes the name as it is heard on the telephone.', 10, slip(replaced(SOUNDS))],
    [
      'welsh by ear',
      'Writes Welsh letters as an English ear hears them.',
      60,
      (draft, tools) =>
        WELSH.test(draft.said.building) &&
        draft.entry.names.length === 1 &&
        slip(replaced(HEARD))(draft, tools),
      'marches',
    ],
    [
      'dictated numbers',
      'The dictation writes the number as a word.',
      6,
      (draft) => {
        const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
        const word = words[Number(draft.text.number) - 1];
        return word !== undefined && restyle(draft, 'number', word);
      },
    ],
    [
      'dictated and',
      'The dictation writes `and` for `&`, and no apostrophe.',
      50,
      anywhere((text) => text.replace(/ & /g, ' and ').replaceAll("'", '')),
    ],
  ]),
];
