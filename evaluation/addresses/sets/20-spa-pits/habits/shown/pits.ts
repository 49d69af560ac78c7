import { omit, restyle } from '../../../common/draft.ts';
import {
  add,
  ending,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  separate,
} from '../../../common/habit.ts';

const ORDINALS: Readonly<Record<string, string>> = {
  ...{ First: '1st', Second: '2nd', Third: '3rd', Fourth: '4th', Fifth: '5th', Sixth: '6th', Seventh: '7th' },
  ...{ Eighth: '8th', Tenth: '10th' },
};

/** How engineers of energy firms write, and what telephones make of dictated addresses. */
export const PITS_SHOWN: readonly Habit[] = [
  ...lightHabits('form', [
    ['comma said aloud', 'The telephone writes the word `comma`.', 9, separate(' comma ')],
    ['new line said aloud', 'The telephone writes `new line`.', 7, separate(' new line ')],
  ]),
  ...lightHabits('street', [
    [
      'ordinal in figures',
      'Writes `1st Street`.',
      120,
      rewrite('street', (text) =>
        text.replace(/^(Back )?(\w+)/, (all, back = '', word) =>
          ORDINALS[word] === undefined ? all : back + ORDINALS[word],
        ),
      ),
    ],
    [
      'words of the round',
      'Writes `Tce`, `Av` and `Cr`.',
      12,
      ending('street', {
        Street: 'St',
        Terrace: 'Tce',
        Avenue: 'Av',
        Crescent: 'Cr',
        Close: 'Cl',
        Road: 'Rd',
        Square: 'Sq',
      }),
    ],
    [
      'back street short',
      'Writes `Bk` for Back.',
      40,
      rewrite('street', (text) => text.replace(/^Back /, 'Bk ')),
    ],
    [
      'kind of house',
      'Writes what the house is behind the street.',
      8,
      (draft, { dice }) => {
        const { number, street } = draft.text;
        if (number === '' || street === '' || draft.said.unit !== '') return false;
        const kind = dice.pick(['end terr', 'mid terr', 'bungalow', 'semi', 'corner house']);
        return restyle(draft, 'street', `${street} (${kind})`);
      },
    ],
  ]),
  ...habits('street', [
    [
      'dictated descriptor',
      'The telephone writes another word that sounds the same.',
      14,
      (draft, tools) =>
        hasOwnCode(draft) &&
        ending('street', {
          Row: 'Roe',
          Terrace: 'Terrence',
          Road: 'Rode',
          Close: 'Clothes',
          Street: 'Streets',
          Cottages: 'Cottage is',
          Square: 'Scare',
        })(draft, tools),
    ],
  ]),
  ...habits('place', [
    [
      'village without its town',
      'Leaves the town out.',
      8,
      (draft) => draft.said.locality !== '' && omit(draft, 'town'),
    ],
  ]),
  ...lightHabits('order', [
    [
      'village first',
      'Begins with the town and the village, as the round does.',
      8,
      order('places first', ({ text }) => text.town !== '' && text.street !== ''),
    ],
    [
      'bungalow at the farm',
      'Writes `The Bungalow at Bilham Farm`.',
      60,
      (draft) => {
        const { unit, building } = draft.text;
        if (!draft.said.unit.startsWith('named ') || building === '') return false;
        draft.text.unit = '';
        return restyle(draft, 'building', `${unit} at ${building}`);
      },
    ],
  ]),
  ...lightHabits('unit', [
    [
      'number of the pitch only',
      'Writes `12 Ravenfield Caravan Park`.',
      60,
      (draft) => {
        const mark = /^mobile (\d+)$/.exec(draft.said.unit)?.[1];
        if (mark === undefined || draft.text.building === '' || draft.text.unit === mark) return false;
        draft.isBare = true;
        draft.isJoined = true;
        return restyle(draft, 'unit', mark);
      },
    ],
    [
      'flat with a small f',
      'Writes `f3`.',
      14,
      (draft) => {
        const mark = /^flat (\w+)$/.exec(draft.said.unit)?.[1];
        if (mark === undefined) return false;
        draft.isBare = false;
        draft.isJoined = false;
        return restyle(draft, 'unit', `f${mark}`);
      },
    ],
  ]),
  ...lightHabits('name', [
    [
      'place of the meter',
      'Writes where the meter is.',
      9,
      (draft, { dice }) =>
        add(
          draft.before,
          dice.pick(['MTR OUTSIDE', 'MTR UNDER STAIRS', 'Meter in garage', 'PPM', 'HALL CUPBOARD', 'E7 mtr']),
        ),
    ],
    [
      'reference of the job',
      'Begins with the number of the job.',
      7,
      (draft, { dice }) => add(draft.before, `JOB ${dice.between(100_000, 999_999)}`),
    ],
  ]),
];
