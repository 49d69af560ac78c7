import { alter, restyle } from '../../../common/draft.ts';
import {
  add,
  finish,
  type Habit,
  habits,
  lightHabits,
  order,
  rewrite,
  rewriteUnit,
} from '../../../common/habit.ts';

/** The letters by which estate agents call floors. */
const FLOORS: Readonly<Record<string, string>> = {
  ...{ ground: 'GFF', first: 'FFF', second: 'SFF', top: 'TFF', 'lower ground': 'LGFF', hall: 'HFF' },
  ...{ 'first front': 'FFF front', 'first rear': 'FFF rear', garden: 'Gdn Flat', basement: 'Bsmt Flat' },
};

/** How solicitors copy deeds, and how agents and donors write the flats of villas. */
export const SPA_HELD_BACK: readonly Habit[] = [
  ...lightHabits('name', [
    [
      'words of the deed',
      'Begins as the deed does.',
      8,
      (draft, tools) => {
        const words = tools.dice.pick([
          'All that property known as',
          'The dwelling being',
          'Land and buildings at',
          'Leasehold premises at',
        ]);
        return finish((line) => `${words} ${line}`)(draft, tools);
      },
    ],
    [
      'number of the title',
      'Ends with the number of the title.',
      7,
      (draft, { dice }) => add(draft.after, `Title No K${dice.between(200_000, 999_999)}`),
    ],
    [
      'garage with it',
      'Names the garage or the parking space that goes with it.',
      6,
      (draft, { dice }) =>
        add(
          draft.aside,
          dice.pick([
            'together with the garage',
            'and parking space',
            'with garden and garage',
            'and cellar store',
          ]),
        ),
    ],
  ]),
  ...habits('unit', [
    [
      'flat made of the letter',
      'Writes `Flat A, 14` for 14A.',
      40,
      (draft) => {
        const [, number, mark] = /^(\d+)([A-E])$/.exec(draft.text.number) ?? [];
        if (number === undefined || mark === undefined || draft.said.unit !== '') return false;
        alter(draft, 'number', number);
        draft.said.unit = `flat ${mark.toLowerCase()}`;
        return restyle(draft, 'unit', `Flat ${mark}`);
      },
    ],
  ]),
  ...lightHabits('place', [
    [
      'in the county of',
      'Writes the county as deeds do.',
      7,
      (draft) => restyle(draft, 'county', `in the County of ${draft.entry.area.county}`),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'letters of the floor',
      'Writes `FFF` for First Floor Flat.',
      70,
      rewriteUnit((text, _, { said }) => FLOORS[/^floor (.*)/.exec(said.unit)?.[1] ?? ''] ?? text),
    ],
    [
      'apartment short',
      'Writes `Apt` for Flat.',
      14,
      rewriteUnit((text) => text.replace(/^(?:Flat|Apartment) (?=\w+$)/, 'Apt. ')),
    ],
    [
      'flat of the house',
      'Writes `Flat 2 of 14 Oriel Road`.',
      16,
      (draft) => {
        const { unit, number, building } = draft.text;
        if (unit === '' || number === '' || building !== '' || draft.order !== 'usual') return false;
        draft.text.unit = '';
        return restyle(draft, 'number', `${unit} of ${number}`);
      },
    ],
    [
      'to the rear of',
      'Writes `The Coach House to the rear of 14 Oriel Road`.',
      50,
      (draft) => {
        const { unit, number, building } = draft.text;
        if (!draft.said.unit.startsWith('named ') || number === '' || building !== '') return false;
        draft.text.unit = '';
        return restyle(draft, 'number', `${unit} to the rear of ${number}`);
      },
    ],
  ]),
  ...lightHabits('building', [
    [
      'otherwise known as',
      'Names the block and the hotel that it was, as the deed does.',
      40,
      (draft) => {
        const [own, former] = draft.entry.names;
        return (
          former !== undefined &&
          draft.text.building !== '' &&
          restyle(draft, 'building', `${own} otherwise known as ${former}`)
        );
      },
    ],
    [
      'court short',
      'Writes `Ct`, `Hse` and `Mans`.',
      14,
      rewrite('building', (text) =>
        text
          .replace(/ Court$/, ' Ct')
          .replace(/ House$/, ' Hse')
          .replace(/ Mansions$/, ' Mans')
          .replace(/ Lodge$/, ' Ldg'),
      ),
    ],
  ]),
  ...lightHabits('order', [
    [
      'street before the house',
      'Writes the street before the name of the building.',
      12,
      order(
        'street before building',
        ({ text }) => text.building !== '' && text.street !== '' && text.number === '',
      ),
    ],
  ]),
  ...lightHabits('number', [
    [
      'number written No.',
      'Writes `No. 14`.',
      8,
      rewrite('number', (text) => (/^\d/.test(text) ? `No. ${text}` : text)),
    ],
  ]),
];
