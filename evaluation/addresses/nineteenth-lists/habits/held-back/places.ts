import { alter, omit, restyle } from '../../draft.ts';
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
} from '../habit.ts';

/** How call centres and exported databases treat places, postcodes, columns, people and remarks. */
export const PLACES: readonly Habit[] = [
  ...habits('place', [
    [
      'place not asked for',
      'Leaves the town out, as the postcode has it.',
      7,
      (draft) => omit(draft, 'town'),
    ],
    ['village not on file', 'The file has no column for the village.', 8, (draft) => omit(draft, 'locality')],
    [
      'town of the branch',
      'Writes the town of the branch and not that of the customer.',
      5,
      (draft) => hasOwnCode(draft) && alter(draft, 'town', draft.entry.area.nextTown),
    ],
    [
      'county for the town',
      'Has the county where the town should be.',
      6,
      (draft) => {
        if (!hasOwnCode(draft) || !omit(draft, 'town')) return false;
        return restyle(draft, 'county', draft.entry.area.county);
      },
    ],
    [
      'older name of the town',
      'Writes the name that the town had, or has in full.',
      9,
      (draft) => draft.entry.area.otherTown !== '' && alter(draft, 'town', draft.entry.area.otherTown),
    ],
    [
      'village moved to the town',
      'The merge put the village into the column of the town.',
      7,
      (draft) => {
        const { locality } = draft.entry.area;
        if (locality === '' || !alter(draft, 'town', locality)) return false;
        omit(draft, 'locality');
        return true;
      },
    ],
  ]),
  ...lightHabits('place', [
    [
      'county by code',
      'Writes `HANTS`.',
      8,
      (draft) => restyle(draft, 'county', draft.entry.area.oldCounty.toUpperCase()),
    ],
    [
      'town cut at eight',
      'Cuts the town after eight letters.',
      6,
      rewrite('town', (text) => (text.length > 9 ? text.slice(0, 8).trim() : text)),
    ],
    [
      'village and town with a hyphen',
      'Joins the village and the town with a hyphen.',
      6,
      (draft) => {
        const { locality, town } = draft.text;
        if (locality === '' || town === '') return false;
        draft.text.locality = '';
        return restyle(draft, 'town', `${locality}-${town}`);
      },
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'postcode with a dash',
      'Writes a dash in the postcode.',
      4,
      rewrite('postcode', (text) => text.replace(' ', '-')),
    ],
    [
      'postcode padded',
      'Fills the first half of the postcode to four or five places.',
      6,
      rewrite('postcode', (text) => text.replace(' ', '   ')),
    ],
    [
      'postcode in three parts',
      'Writes the inward code letter by letter.',
      4,
      rewrite('postcode', (text) => text.replace(/ (\d)(\w)(\w)$/, ' $1 $2 $3')),
    ],
  ]),
  ...lightHabits('order', [
    [
      'places first in a report',
      'The report has the county and the town first.',
      4,
      order('town first', ({ text, isBare }) => text.town !== '' && !isBare),
    ],
  ]),
  ...lightHabits('form', [
    ['tildes', 'The export puts tildes between the columns.', 5, separate('~')],
    ['carets', 'The export puts ` ^ ` between the columns.', 4, separate(' ^ ')],
    [
      'columns of fixed width',
      'Fills each column to thirty places.',
      6,
      (draft, tools) => {
        for (const field of ['unit', 'building', 'street', 'locality', 'town'] as const)
          if (draft.text[field] !== '') draft.text[field] = draft.text[field].padEnd(30);
        draft.isJoined = false;
        return separate(' ')(draft, tools);
      },
    ],
    [
      'quotes of an export',
      'Keeps doubled quotes.',
      5,
      finish((line) => `""${line.replaceAll(', ', '"", ""')}""`),
    ],
    [
      'first line again',
      'The merge put the first line behind the town too.',
      5,
      (draft) => {
        const { number, street, unit, building } = draft.text;
        if (number === '' || street === '' || unit !== '' || building !== '') return false;
        return add(draft.after, `${number} ${street}`);
      },
    ],
    [
      'empty columns',
      'Writes 0 or NOT KNOWN for a column without text.',
      5,
      (draft, { dice }) => add(draft.aside, dice.pick(['0', 'NOT KNOWN', '*', 'UNK', '\\N'])),
    ],
    [
      'field marks',
      'Keeps the names of the columns of an old file.',
      4,
      (draft) => {
        const { street, town } = draft.text;
        if (street === '' || town === '') return false;
        const mark = draft.text.number === '' ? 'STREET=' : '';
        restyle(draft, 'street', `${mark}${street}`);
        return restyle(draft, 'town', `POSTTOWN=${town}`);
      },
    ],
  ]),
  ...lightHabits('name', [
    [
      'surname and initials',
      'Writes the surname, the initials and the title.',
      6,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(words.last).toUpperCase()} ${dice.pick([...'ABCDEGHJLMPRST'])} ${dice.pick([...'ABCDEGHJLMPRST'])} ${dice.pick(['MR', 'MRS', 'MS', 'DR'])}`,
        ),
    ],
    [
      'policyholder',
      'Writes the policyholder with a title.',
      5,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Policyholder', 'Insured:', 'PH -'])} ${dice.pick(words.first)} ${dice.pick(words.last)}`,
        ),
    ],
    [
      'estate of the late',
      'Writes to the estate of a customer.',
      3,
      (draft, { dice, words }) =>
        add(draft.before, `Est. of late ${dice.pick(words.first)} ${dice.pick(words.last)}`),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'registration mark',
      'Adds the mark of the car, which looks like a postcode.',
      5,
      (draft, { dice }) => {
        const letter = () => dice.pick([...'BCDFGHJKLNPRSTVWXY']);
        return add(
          draft.after,
          `Reg ${letter()}${letter()}${dice.between(51, 74)} ${letter()}${letter()}${letter()}`,
        );
      },
    ],
    [
      'policy number',
      'Writes the number of the policy first.',
      5,
      (draft, { dice }) =>
        add(draft.before, `${dice.pick(['POL', 'MTR', 'HHD'])}/${dice.between(100_000, 999_999)}`),
    ],
    [
      'remark of the database',
      'Adds a remark in brackets.',
      6,
      (draft, { dice, words }) => add(draft.after, `(${dice.pick(words.remarks)})`),
    ],
    [
      'risk address',
      'Says that the car is kept there.',
      5,
      (draft, { dice }) =>
        add(draft.before, dice.pick(['Risk address', 'Kept at', 'Overnight at', 'Corresp addr'])),
    ],
    [
      'customer since',
      'Adds the date of the first contract.',
      4,
      (draft, { dice }) => add(draft.after, `cust since ${dice.between(1994, 2019)}`),
    ],
  ]),
  ...lightHabits('firm', [
    [
      'limited in full',
      'Writes Limited, and `and` for the sign.',
      60,
      rewrite('firm', (text) => text.replace(/ Ltd$/, ' LIMITED').replace(' & ', ' and ')),
    ],
    [
      'trading as',
      'Writes the owner before the firm.',
      40,
      (draft, { dice, words }) =>
        draft.text.firm !== '' &&
        restyle(draft, 'firm', `${dice.pick(words.first)} ${dice.pick(words.last)} T/A ${draft.text.firm}`),
    ],
    [
      'branch of a firm',
      'Writes the number of the branch behind the firm.',
      30,
      rewrite('firm', (text, { dice }) => `${text} (Branch ${dice.between(101, 899)})`),
    ],
  ]),
  ...habits('firm', [
    [
      'private customer',
      'Leaves the firm out.',
      30,
      (draft) => draft.entry.number + draft.entry.flat !== '' && omit(draft, 'firm'),
    ],
  ]),
];
