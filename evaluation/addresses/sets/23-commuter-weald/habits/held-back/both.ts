import { alter, omit, restyle } from '../../../common/draft.ts';
import {
  add,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  separate,
} from '../../../common/habit.ts';
import { STREETS_HELD_BACK } from './streets.ts';

/** How an agency, clubs and tradesmen write an address of any list. */
export const BOTH_HELD_BACK: readonly Habit[] = [
  ...STREETS_HELD_BACK,
  ...lightHabits('form', [
    ['no commas at all', 'Leaves the commas out.', 9, separate(' ')],
    ['dashes between the lines', 'Has dashes between the lines.', 4, separate(' - ')],
    [
      'line in round brackets',
      'Puts everything behind the first line in brackets.',
      2,
      finish((line) => line.replace(/, (.*)$/, ' ($1)')),
    ],
  ]),
  ...habits('place', [
    [
      'town only known by its village',
      'Writes the village without its town.',
      7,
      (draft) => draft.said.locality !== '' && omit(draft, 'town'),
    ],
    [
      'district for the place',
      'Writes the council’s name as the town.',
      3,
      (draft) =>
        hasOwnCode(draft) && draft.text.town !== '' && alter(draft, 'town', draft.entry.area.borough),
    ],
    [
      'town near by for the town',
      'Writes the larger town that is next.',
      4,
      (draft) =>
        hasOwnCode(draft) && draft.text.town !== '' && alter(draft, 'town', draft.entry.area.nextTown),
    ],
  ]),
  ...lightHabits('place', [
    [
      'town before village',
      'Writes the village behind its town.',
      4,
      (draft) => {
        const { locality, town } = draft.text;
        if (locality === '' || town === '') return false;
        return restyle(draft, 'locality', town) && restyle(draft, 'town', locality);
      },
    ],
    [
      'first letters of the county',
      'Adds `Sy`, `E. Sx` or the like.',
      5,
      (draft, { dice }) =>
        restyle(
          draft,
          'county',
          dice.pick(
            draft.entry.area.county === 'Surrey' ? ['Sy', 'SURREY.', 'Surr.'] : ['E. Sx', 'E. Sussex', 'Sx'],
          ),
        ),
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'letters for figures',
      'Has `I` for 1 and `S` for 5 in the postcode.',
      5,
      rewrite('postcode', (text) => text.replace(/(?<=\d ?)[15]/, (digit) => (digit === '1' ? 'I' : 'S'))),
    ],
    ['postcode with a stop', 'Writes `SM21.2AB`.', 3, rewrite('postcode', (text) => text.replace(' ', '.'))],
    ['postcode small', 'Writes `sm21 2ab`.', 6, rewrite('postcode', (text) => text.toLowerCase())],
    [
      'space in the wrong place',
      'Writes `SM2 12AB`.',
      4,
      rewrite('postcode', (text) => text.replace(/(\d) /, ' $1')),
    ],
  ]),
  ...lightHabits('order', [
    [
      'postcode before the town',
      'Writes the postcode before the places.',
      3,
      order('postcode before places', ({ text }) => text.postcode !== ''),
    ],
    [
      'number behind the street',
      'Writes `Maple Avenue 14`, for the list of members is sorted by streets.',
      6,
      (draft) => {
        const { number, street } = draft.text;
        if (!/^\d+[A-Z]?$/.test(number) || street === '' || draft.said.unit !== '') return false;
        draft.text.street = `${street} ${number}`;
        draft.text.number = '';
        return true;
      },
    ],
  ]),
  ...lightHabits('remark', [
    [
      'way to the job',
      'Adds how to find the house.',
      6,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'gift aid',
      'Adds the mark of the gift.',
      5,
      (draft, { dice }) =>
        add(draft.after, dice.pick(['Gift Aid Y', 'GIFT AID: YES', 'GA - no', 'no mailings'])),
    ],
    [
      'member since',
      'Adds the number or the year of the member.',
      4,
      (draft, { dice }) =>
        add(
          draft.after,
          dice.pick([`Mem. no. ${dice.between(100, 2400)}`, `joined ${dice.between(1988, 2024)}`]),
        ),
    ],
  ]),
  ...lightHabits('name', [
    [
      'work done in front',
      'Begins with the work of the invoice.',
      6,
      (draft, tools) => {
        const work = tools.dice.pick([
          'Boiler service at',
          'Gutters,',
          'Rewire',
          'Hedge cut @',
          'Tree work -',
        ]);
        return finish((line) => `${work} ${line}`)(draft, tools);
      },
    ],
    [
      'initials and title',
      'Begins with the donor.',
      7,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Mrs', 'Mr', 'Miss', 'Dr', 'Rev'])} ${dice.pick([...'ABCDEFGHJKLMP'])} ${dice.pick(words.last)}`,
        ),
    ],
    [
      'office in the club',
      'Begins with the office of a member.',
      3,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Hon. Sec.', 'Treasurer', 'Chair', 'Captain'])} ${dice.pick(words.last)}`,
        ),
    ],
  ]),
];
