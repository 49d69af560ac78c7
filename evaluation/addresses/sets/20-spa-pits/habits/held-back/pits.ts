import { restyle } from '../../../common/draft.ts';
import { add, type Habit, lightHabits, order, rewrite, rewriteUnit } from '../../../common/habit.ts';

/** How advisers, volunteers of a food bank and a repair desk write the addresses of pit villages. */
export const PITS_HELD_BACK: readonly Habit[] = [
  ...lightHabits('name', [
    [
      'reference of the tenancy',
      'Ends with the reference of the tenancy.',
      8,
      (draft, { dice }) => add(draft.after, `T/${dice.between(1_000_000, 9_999_999)}`),
    ],
    [
      'landmark',
      'Says what the house is near.',
      10,
      (draft, { dice }) =>
        add(
          draft.aside,
          dice.pick([
            'opp the welfare',
            'behind the co-op',
            'nr the chapel',
            'by the old pit head',
            'next to the club',
            'past the bus turning',
          ]),
        ),
    ],
  ]),
  ...lightHabits('street', [
    [
      'street in one word',
      'Writes `Frontstreet`.',
      9,
      rewrite('street', (text) =>
        text.split(' ').length === 2
          ? text
              .split(' ')
              .map((word, at) => (at === 0 ? word : word.toLowerCase()))
              .join('')
          : text,
      ),
    ],
  ]),
  ...lightHabits('place', [
    [
      'village without Colliery',
      'Leaves Colliery out of the village.',
      40,
      rewrite('locality', (text) => text.replace(' Colliery', '')),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'upstairs and downstairs',
      'Writes `Upstairs flat`.',
      70,
      rewriteUnit(
        (text, _, { said }) =>
          ({ 'floor ground': 'Downstairs flat', 'floor first': 'Upstairs flat' })[said.unit] ?? text,
      ),
    ],
    [
      'bungalow with a number',
      'Writes `Bungalow 3` for a house of the miners’ homes.',
      30,
      rewriteUnit((text, _, { said, entry }) => {
        const mark = /^row (\d+)$/.exec(said.unit)?.[1];
        return mark === undefined || !/Bungalows|Homes/.test(entry.building) ? text : `Bungalow ${mark}`;
      }),
    ],
    [
      'flat behind a dash',
      'Writes `Bevan House - 3`.',
      20,
      (draft) => {
        const mark = /^flat (\w+)$/.exec(draft.said.unit)?.[1];
        const { building, unit } = draft.text;
        if (mark === undefined || building === '' || unit === '' || draft.text.number !== '') return false;
        draft.text.unit = '';
        return restyle(draft, 'building', `${building} - ${mark}`);
      },
    ],
  ]),
  ...lightHabits('order', [
    [
      'building before the flat',
      'Writes the block before the flat.',
      20,
      order(
        'unit after building',
        ({ text, isJoined }) => text.unit !== '' && text.building !== '' && !isJoined,
      ),
    ],
    [
      'number behind the street',
      'Writes `Third Avenue 12`.',
      9,
      order(
        'street then number',
        ({ text, said }) =>
          /^\d+[A-Z]?$/.test(text.number) && text.street !== '' && said.unit === '' && text.building === '',
      ),
    ],
  ]),
  ...lightHabits('number', [
    [
      'hash before the number',
      'Writes `#14`.',
      8,
      rewrite('number', (text) => (/^\d/.test(text) ? `#${text}` : text)),
    ],
    [
      'house before the number',
      'Writes `house 14`.',
      6,
      rewrite('number', (text) => (/^\d/.test(text) ? `house ${text}` : text)),
    ],
  ]),
];
