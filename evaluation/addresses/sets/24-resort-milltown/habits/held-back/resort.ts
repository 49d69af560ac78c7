import { add, type Habit, habits, lightHabits, rewrite, slip } from '../../../common/habit.ts';
import { byRules, leaveOut, rename } from '../../../common/pieces.ts';
import { LETTERS } from './letters.ts';
import { RESORT_DOORS_HELD_BACK } from './resort-doors.ts';

/** Spellings of an agent who hears a name on the telephone. */
const HEARD = byRules([
  ...([
    [/thorpe$/, 'thorp'],
    [/holme?$/, 'ham'],
    [/toft$/, 'tuft'],
    [/ph/, 'f'],
    [/ck/, 'k'],
    [/wh/i, 'w'],
  ] as const),
  ...([
    [/ea(?=[dnt])/, 'ee'],
    [/ough$/, 'uff'],
    [/mb(?=l|$)/, 'm'],
    [/[aeo]r$/, 'a'],
    [/(?<=.)v/, 'f'],
    [/(?<=.)c(?=[eiy])/, 's'],
  ] as const),
  ...([
    [/sby$/, 'zby'],
    [/ie$/, 'y'],
    [/(?<=.)m(?=[^aeiou]|$)/, 'n'],
    [/qu/, 'kw'],
  ] as const),
]);

/** How call centres, an hotel's bookings and letters write flats, parks and hotels at the sea. */
export const RESORT_HELD_BACK: readonly Habit[] = [
  ...RESORT_DOORS_HELD_BACK,
  ...LETTERS,
  ...habits('spelling', [['heard on the telephone', 'Spells a name as it sounds.', 9, slip(HEARD)]]),
  ...lightHabits('form', [
    [
      'line of the booking system',
      'Has everything in capitals in one line without commas, behind the guest.',
      8,
      (draft, { dice, words }) => {
        draft.letters = 'capitals';
        draft.separator = ' ';
        draft.isCodeInside = true;
        return add(
          draft.before,
          `${dice.pick(words.last)}/${dice.pick(words.first)} ${dice.pick(['MR', 'MRS', 'MS'])}`,
        );
      },
    ],
    [
      'country of the guest',
      'Ends with the code of the country, without commas.',
      4,
      (draft, { dice }) => {
        draft.separator = ' ';
        return add(draft.after, dice.pick(['GBR', 'GB', 'UNITED KINGDOM']));
      },
    ],
  ]),
  ...habits('building', [
    [
      'court or park without a street',
      'Writes the court, park or terrace and no street.',
      21,
      leaveOut(['number', 'street'], ({ said }) => said.unit !== '' && said.building !== ''),
    ],
    [
      'number enough',
      'Writes no name for a house with a number.',
      21,
      leaveOut(['building'], ({ said }) => said.number !== ''),
    ],
    [
      'bungalow and no number',
      'Writes the name of a house that has a number too.',
      15,
      leaveOut(['number'], ({ said, entry }) => said.building !== '' && said.postcode === entry.postcode),
    ],
    [
      'house for the hotel',
      'Remembers the hotel as a house or guest house.',
      9,
      rename('building', (name) =>
        / Hotel$/.test(name) ? name.replace(/(?: Private| Court)? Hotel$/, ' House') : '',
      ),
    ],
  ]),
  ...habits('street', [
    [
      'one front for another of its name',
      'Leaves out which part of the parade it is.',
      21,
      rename('street', (name) => {
        const rest = name.replace(/^(?:Upper|Lower|North|South|Central) /, '');
        return rest === name ? '' : rest;
      }),
    ],
  ]),
  ...lightHabits('building', [
    [
      'guest house in letters',
      'Writes `G/House`, `Hol. Pk.` and `Cvn. Pk.`',
      15,
      rewrite('building', (text) =>
        text
          .replace(/ Guest House$/, ' G/House')
          .replace(/ Holiday (Park|Village)$/, ' Hol. $1')
          .replace(/ Caravan Park$/, ' Caravans')
          .replace(/ Court$/, ' Crt.'),
      ),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'account number',
      'Has the number of the account or booking.',
      5,
      (draft, { dice }) =>
        add(
          draft.before,
          dice.pick([
            `A/C ${dice.between(80_000_000, 89_999_999)}`,
            `Booking ref ${dice.between(10_000, 99_999)}`,
          ]),
        ),
    ],
  ]),
];
