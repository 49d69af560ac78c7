import { restyle } from '../draft.ts';
import type { Tools } from './habit.ts';
import { add, habits } from './habit.ts';

function person({ dice, words }: Tools): string {
  return `${dice.pick(words.first)} ${dice.pick(words.last)}`;
}

function phone({ dice }: Tools): string {
  return `07700 900${String(dice.between(0, 999)).padStart(3, '0')}`;
}

/** Names of people and remarks beside an address. */
export const PEOPLE = [
  ...habits('name', 'both', [
    [
      'name in front',
      'Writes the name of the person first.',
      9,
      (draft, tools) => add(draft.before, person(tools)),
    ],
    [
      'title in front',
      'Writes Mr or Mrs and the name first.',
      7,
      (draft, tools) =>
        add(
          draft.before,
          `${tools.dice.pick(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr'])} ${tools.dice.pick(tools.words.last)}`,
        ),
    ],
  ]),
  ...habits('name', 'shown', [
    [
      'couple in front',
      'Writes the names of a couple first.',
      4,
      (draft, { dice, words }) =>
        add(draft.before, `Mr & Mrs ${dice.pick([...'ABDGJMRT'])} ${dice.pick(words.last)}`),
    ],
    [
      'care of',
      'Writes `c/o` and another person.',
      4,
      (draft, tools) => add(draft.before, `c/o ${person(tools)}`),
    ],
    [
      'the occupier',
      'Writes the occupier.',
      3,
      (draft, { dice }) => add(draft.before, dice.pick(['The Occupier', 'Occupier', 'The Householder'])),
    ],
    [
      'surname first',
      'Writes the surname in capitals first.',
      3,
      (draft, { dice, words }) =>
        add(draft.before, `${dice.pick(words.last).toUpperCase()} ${dice.pick(words.first)}`),
    ],
  ]),
  ...habits('name', 'held-back', [
    [
      'name in company column',
      'Has the name of the person in the column of the company.',
      6,
      (draft, tools) =>
        draft.text.firm === '' && draft.entry.organisation === '' && restyle(draft, 'firm', person(tools)),
    ],
    [
      'for attention',
      'Writes `FAO` and a person.',
      4,
      (draft, tools) => add(draft.before, `${tools.dice.pick(['FAO', 'Attn', 'F.A.O.'])} ${person(tools)}`),
    ],
    [
      'parents of',
      'Writes to the parents of a pupil.',
      4,
      (draft, tools) => add(draft.before, `Parent/Carer of ${person(tools)}`),
    ],
    [
      'patient with birthday',
      'Writes the patient with the year of birth.',
      2,
      (draft, tools) => add(draft.before, `${person(tools)} (b. ${tools.dice.between(1931, 2018)})`),
    ],
    [
      'late resident',
      'Writes the executors of a person.',
      2,
      (draft, tools) => add(draft.before, `Exors of ${person(tools)}`),
    ],
  ]),
  ...habits('remark', 'both', [
    [
      'remark at the end',
      'Adds a remark at the end.',
      5,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'telephone at the end',
      'Adds the telephone at the end.',
      4,
      (draft, tools) => add(draft.after, `Tel ${phone(tools)}`),
    ],
  ]),
  ...habits('remark', 'shown', [
    [
      'way described',
      'Describes the way after the street.',
      5,
      (draft, { dice, words }) => add(draft.aside, dice.pick(words.directions)),
    ],
    [
      'account in front',
      'Writes an account number first.',
      3,
      (draft, { dice }) => add(draft.before, `A/C ${dice.between(10_000, 99_999)}${dice.pick([...'KLMP'])}`),
    ],
    [
      'donor remark',
      'Adds the date of a gift.',
      3,
      (draft, { dice }) =>
        add(draft.after, `gift ${dice.between(1, 28)}/${dice.between(1, 12)}/${dice.between(19, 24)}`),
    ],
    [
      'permit zone',
      'Adds the zone of the parking permit.',
      3,
      (draft, { dice }) => add(draft.after, `Zone ${dice.pick([...'ABCDEF'])}`),
      'suburb',
    ],
  ]),
  ...habits('remark', 'held-back', [
    [
      'remark in brackets',
      'Adds a remark in brackets.',
      5,
      (draft, { dice, words }) => add(draft.after, `(${dice.pick(words.remarks)})`),
    ],
    [
      'way in brackets',
      'Describes the way in brackets after the street.',
      4,
      (draft, { dice, words }) => add(draft.aside, `(${dice.pick(words.directions)})`),
    ],
    [
      'meter number',
      'Adds the number of the meter.',
      3,
      (draft, { dice }) => add(draft.after, `MPAN ${dice.between(100_000, 999_999)}`),
    ],
    [
      'grid reference',
      'Adds three words or the map for the ambulance.',
      3,
      (draft, { dice }) => add(draft.after, `SO ${dice.between(210, 560)} ${dice.between(110, 890)}`),
      'marches',
    ],
  ]),
];
