import { alter, omit, restyle } from '../../../common/draft.ts';
import { ending, type Habit, habits, hasOwnCode, lightHabits, rewrite, slip } from '../../../common/habit.ts';

/** The rows of the keyboard. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The letter beside another on the keyboard. */
function beside(letter: string, step: number): string {
  const row = KEYS.find((keys) => keys.includes(letter));
  if (row === undefined) return letter;
  const at = row.indexOf(letter);
  return row[at + step] ?? row[at - step] ?? letter;
}

/** Slips of the finger, and how files, forms and letters name streets and places. */
export const BOTH_HELD_BACK: readonly Habit[] = [
  ...habits('spelling', [
    [
      'wrong key',
      'Hits the key beside the right one.',
      14,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + beside(word[at]!, dice.pick([-1, 1])) + word.slice(at + 1);
      }),
    ],
    [
      'letter doubled',
      'Types a letter twice.',
      9,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + word[at] + word.slice(at);
      }),
    ],
  ]),
  ...habits('street', [
    [
      'street without its last word',
      'Leaves Road or Terrace out.',
      9,
      (draft) => {
        const base = draft.said.street.split(' ').slice(0, -1).join(' ');
        return (
          base.length > 4 &&
          draft.text.street === draft.said.street &&
          hasOwnCode(draft) &&
          alter(draft, 'street', base)
        );
      },
    ],
    [
      'another last word',
      'Writes Road for Avenue.',
      9,
      (draft, { dice }) => {
        const words = draft.said.street.split(' ');
        if (words.length < 2 || draft.text.street !== draft.said.street || !hasOwnCode(draft)) return false;
        const other = dice.pick(['Road', 'Street', 'Avenue', 'Close', 'Gardens']);
        return alter(draft, 'street', [...words.slice(0, -1), other].join(' '));
      },
    ],
  ]),
  ...lightHabits('street', [
    [
      'apostrophe put in',
      'Writes `Earl’s Road`.',
      24,
      rewrite('street', (text) => text.replace(/^(\w{3,}[^s\W])s /, "$1's ")),
    ],
    [
      'full stop after a short word',
      'Writes `Terr.` and `Gdns.`.',
      11,
      ending('street', {
        ...{
          Terrace: 'Terr.',
          Gardens: 'Gdns.',
          Crescent: 'Cresc.',
          Avenue: 'Ave.',
          Road: 'Rd.',
          Street: 'Str.',
        },
        ...{
          Grove: 'Gr.',
          Drive: 'Dr.',
          Place: 'Pl.',
          Lane: 'Ln.',
          Parade: 'Pde.',
          Square: 'Sqr.',
          Buildings: 'Bldgs.',
        },
      }),
    ],
  ]),
  ...habits('place', [
    [
      'nothing but the street',
      'Leaves all places to the postcode.',
      7,
      (draft) => {
        if (!hasOwnCode(draft)) return false;
        const left = (['locality', 'town', 'county'] as const).map((field) => omit(draft, field));
        return left.includes(true);
      },
    ],
    [
      'neighbouring village',
      'Writes a village near by.',
      7,
      (draft, { dice }) => {
        const { near } = draft.entry.area;
        return (
          near.length > 0 &&
          hasOwnCode(draft) &&
          draft.said.locality !== '' &&
          alter(draft, 'locality', dice.pick(near))
        );
      },
    ],
    [
      'council for the town',
      'Writes the name of the council.',
      7,
      (draft) => draft.said.town !== '' && alter(draft, 'town', draft.entry.area.borough),
    ],
  ]),
  ...lightHabits('place', [
    [
      'village after the town',
      'Writes the town before the village.',
      7,
      ({ text }) => {
        const { locality, town } = text;
        if (locality === '' || town === '') return false;
        text.locality = town;
        text.town = locality;
        return true;
      },
    ],
    ['village in brackets', 'Puts the village in brackets.', 8, rewrite('locality', (text) => `(${text})`)],
    [
      'old county',
      'Writes the county in an old or short form.',
      8,
      (draft) => restyle(draft, 'county', draft.entry.area.oldCounty),
    ],
  ]),
];
