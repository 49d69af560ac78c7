import { alter, restyle } from '../../../common/draft.ts';
import { add, type Habit, habits, lightHabits, rewrite } from '../../../common/habit.ts';
import { isUntouched, leaveOut, rename } from '../../../common/pieces.ts';
import { LETS } from '../../words/unlisted.ts';
import { RESORT_DOORS_SHOWN } from './resort-doors.ts';

/** How couriers and owners of holiday lets write flats, parks and hotels at the sea. */
export const RESORT_SHOWN: readonly Habit[] = [
  ...RESORT_DOORS_SHOWN,
  ...habits('building', [
    [
      'road left to the park',
      'Writes the park, court or terrace without its road.',
      24,
      leaveOut(['number', 'street'], ({ said }) => said.unit !== '' && said.building !== ''),
    ],
    [
      'name of the house left out',
      'Writes the number of a guest house and not its name.',
      24,
      leaveOut(['building'], ({ said }) => said.number !== ''),
    ],
    [
      'number of the house left out',
      'Writes the name of a guest house and not its number.',
      15,
      leaveOut(['number'], ({ said, entry }) => said.building !== '' && said.postcode === entry.postcode),
    ],
    [
      'name for the guests',
      'Adds the name that the house has in the advertisement.',
      10,
      (draft, { dice }) =>
        isUntouched(draft) &&
        draft.said.unit === '' &&
        draft.said.building === '' &&
        /^\d+[A-Z]?$/.test(draft.said.number) &&
        alter(draft, 'building', dice.pick(LETS)),
    ],
    [
      'hotel without its word',
      'Writes `Seacrest` for the Seacrest Hotel or Guest House.',
      15,
      rename('building', (name) => /^(.*\w) (?:Private Hotel|Hotel|Guest House)$/.exec(name)?.[1] ?? ''),
    ],
  ]),
  ...habits('street', [
    [
      'side of the parade left out',
      'Writes `Esplanade` for the Upper Esplanade.',
      24,
      rename('street', (name) => {
        const rest = name.replace(/^(?:Upper|Lower|East|West) /, '').replace(/ (?:East|West)$/, '');
        return rest === name ? '' : rest;
      }),
    ],
  ]),
  ...lightHabits('building', [
    [
      'hotel and park in short',
      'Writes `GH`, `Htl`, `Hol Pk` and `Cvn Pk`.',
      18,
      rewrite('building', (text) =>
        text
          .replace(/ Guest House$/, ' GH')
          .replace(/ Bed and Breakfast$/, ' B&B')
          .replace(/ Hotel$/, ' Htl')
          .replace(/ Holiday Park$/, ' Hol Pk')
          .replace(/ Caravan Park$/, ' Cvn Pk'),
      ),
    ],
  ]),
  ...lightHabits('place', [
    [
      'sea front added',
      'Says that the street is at the sea.',
      5,
      (draft, { dice }) =>
        /Parade|Promenade|Esplanade|Beach|Marine|Cliff|Pier/.test(draft.text.street) &&
        add(draft.aside, dice.pick(['Seafront', 'Sea Front', 'off seafront'])),
    ],
    [
      'long name of the town',
      'Writes the town with the sea in its name.',
      8,
      (draft) => {
        const { otherTown, town } = draft.entry.area;
        return otherTown !== '' && draft.text.town === town && restyle(draft, 'town', otherTown);
      },
    ],
  ]),
];
