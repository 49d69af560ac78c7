import { alter, type Draft, omit, restyle } from '../draft.ts';
import { type Habit, habitsOf, type Tools } from './habit.ts';

const missing: Habit[] = habitsOf(
  'code',
  [
    ['both', 'no postcode', 'does not know the postcode', (draft) => omit(draft, 'postcode')],
    [
      'both',
      'no postcode in the form',
      'fills in the box with a dash',
      (draft) => {
        omit(draft, 'postcode');
        return restyle(draft, 'postcode', '-');
      },
    ],
    [
      'shown',
      'district only',
      'writes only the first half of the postcode',
      (draft) => alter(draft, 'postcode', draft.text.postcode.split(' ')[0]!),
    ],
    [
      'held-back',
      'sector only',
      'leaves out the two last letters',
      (draft) => alter(draft, 'postcode', draft.text.postcode.slice(0, -2)),
    ],
    [
      'held-back',
      'postcode unknown',
      'writes that the postcode is not known',
      (draft, { dice }) => {
        omit(draft, 'postcode');
        return restyle(draft, 'postcode', dice.pick(['NK', 'N/K', 'not known', 'TBC']));
      },
    ],
  ],
  ['postcode missing'],
);

const wrong: Habit[] = habitsOf(
  'code',
  [
    ['both', 'postcode of the next street', 'has the postcode of a street nearby', nearby],
    [
      'both',
      'last letter wrong',
      'mistakes the last letter',
      (draft, tools) =>
        alter(
          draft,
          'postcode',
          draft.text.postcode.slice(0, -1) + letter(draft.text.postcode.at(-1)!, tools),
        ),
    ],
    [
      'shown',
      'old district',
      'keeps the district of earlier years',
      (draft) => {
        const { code, oldCode } = draft.entry.settlement;
        return oldCode !== '' && alter(draft, 'postcode', draft.text.postcode.replace(code, oldCode));
      },
    ],
    [
      'shown',
      'last letters swapped',
      'swaps the two last letters',
      (draft) => alter(draft, 'postcode', draft.text.postcode.replace(/(.)(.)$/, '$2$1')),
    ],
    [
      'shown',
      'postcode of an earlier address',
      'gives the postcode of a former home far away',
      (draft, { dice }) =>
        alter(
          draft,
          'postcode',
          dice.pick(['B14 7QT', 'SW19 2HB', 'EH6 5NX', 'LE3 0TA', 'G42 8RL', 'CV21 3SA']),
        ),
    ],
    [
      'held-back',
      'letter left out of the postcode',
      'leaves out a letter at the end',
      (draft) => alter(draft, 'postcode', draft.text.postcode.slice(0, -1)),
    ],
    [
      'held-back',
      'sector wrong',
      'mistakes the digit of the sector',
      (draft, { dice }) =>
        alter(draft, 'postcode', draft.text.postcode.replace(/ \d/, ` ${dice.between(4, 9)}`)),
    ],
    [
      'held-back',
      'district next to it',
      'has a neighbouring district',
      (draft) =>
        alter(
          draft,
          'postcode',
          draft.text.postcode.replace(/(\d) /, (_, digit) => `${(Number(digit) + 1) % 10} `),
        ),
    ],
    [
      'held-back',
      'keyboard slip in the postcode',
      'hits the key beside a letter of the postcode',
      (draft) => {
        const slips: Record<string, string> = {
          A: 'S',
          B: 'V',
          D: 'F',
          E: 'W',
          G: 'H',
          L: 'K',
          N: 'M',
          R: 'T',
          S: 'A',
        };
        const { postcode } = draft.text;
        const to = slips[postcode.at(-2)!];
        return (
          to !== undefined && alter(draft, 'postcode', `${postcode.slice(0, -2)}${to}${postcode.at(-1)}`)
        );
      },
    ],
  ],
  ['postcode wrong'],
);

/** Postcodes that are missing or wrong. */
export const CODE_HABITS: readonly Habit[] = [...missing, ...wrong];

function nearby(draft: Draft, { postcodes, dice }: Tools): boolean {
  const start = draft.text.postcode.slice(0, -1);
  const near = postcodes.filter((one) => one.startsWith(start) && one !== draft.text.postcode);
  return near.length > 0 && alter(draft, 'postcode', dice.pick(near));
}

function letter(but: string, { dice }: Tools): string {
  const all = [...'ABDEFGHJLNPQRSTUWXYZ'].filter((one) => one !== but);
  return dice.pick(all);
}
