import { type Habit, lightHabits, order, rewriteFlat, rewriteUnit } from '../../../common/habit.ts';
import { joinDoor } from '../../../common/pieces.ts';

/** Floors as couriers write them. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'floor basement': ['Basement', 'Bsmt Flat', 'The Basement Flat'],
  'floor ground': ['Ground Floor', 'Gnd Flr Flat', 'G/F Flat'],
  'floor first': ['1st Floor Flat', '1st Flr', 'First Floor'],
  'floor second': ['2nd Floor Flat', '2nd Flr', 'Second Floor'],
  'floor top': ['Top Floor', 'Top Flat', 'Top Flr Flat'],
};

/** How couriers and owners of holiday lets write flats, parks and their numbers at the sea. */
export const RESORT_DOORS_SHOWN: readonly Habit[] = [
  ...lightHabits('unit', [
    ['flat without a space', 'Writes `Flat3`.', 15, rewriteFlat((mark) => `Flat${mark}`)],
    [
      'apartment for a flat',
      'Calls a flat an apartment.',
      15,
      rewriteUnit((text, { dice }) =>
        text.replace(/^Flat (?=\d+$|[A-D]$)/, dice.pick(['Apartment ', 'Apt '])),
      ),
    ],
    [
      'floor in short',
      'Writes `1st Floor Flat` and `Basement`.',
      30,
      rewriteUnit((text, { dice }, { said }) => dice.pick(FLOORS[said.unit] ?? [text])),
    ],
    [
      'lodge by another word',
      'Calls a lodge, chalet or pitch something else, as the park has one kind.',
      24,
      rewriteUnit((text, { dice }, { said }) =>
        /^mobile \w+$/.test(said.unit)
          ? text.replace(
              /^(?:Lodge |Chalet |Caravan |Pitch |Plot )?(?=\w+$)/,
              dice.pick(['Lodge ', 'Van ', 'Static ', 'Caravan ', 'Chalet ']),
            )
          : text,
      ),
    ],
    [
      'letter on the number',
      'Writes `14B` for flat B of 14.',
      36,
      joinDoor((_, number, { said }) => {
        const letter = /^flat ([a-d])$/.exec(said.unit)?.[1];
        return letter !== undefined && /^\d+$/.test(number) ? `${number}${letter.toUpperCase()}` : undefined;
      }),
    ],
    [
      'flat over the number',
      'Writes `Flat over 12` in one piece.',
      30,
      joinDoor((_, number, { said }) => (said.unit === 'over' ? `Flat over ${number}` : undefined)),
    ],
    [
      'flat and number with a stroke',
      'Writes `3/14 Marine Parade` for flat 3 of 14.',
      12,
      (draft, tools) => {
        const mark = /^flat (\d+)$/.exec(draft.said.unit)?.[1];
        const join = joinDoor((_, number) => (/^\d+$/.test(number) ? `${mark}/${number}` : undefined));
        if (mark === undefined || !join(draft, tools)) return false;
        draft.isLoose = true;
        return true;
      },
    ],
    [
      'hut in short',
      'Writes `Hut 12`.',
      24,
      rewriteUnit((text) => text.replace(/^Beach (?=Hut|Chalet)/, '')),
    ],
  ]),
  ...lightHabits('order', [
    [
      'flat behind the house',
      'Writes `Seacrest Flat 3`.',
      15,
      order(
        'unit after building',
        ({ text, isJoined }) => text.unit !== '' && text.building !== '' && !isJoined,
      ),
    ],
    [
      'flat behind the number',
      'Writes `14 Flat 3 Marine Parade`.',
      12,
      order(
        'unit before street',
        ({ text, said, isJoined }) =>
          /^flat /.test(said.unit) && text.unit !== '' && /^\d+$/.test(text.number) && !isJoined,
      ),
    ],
    [
      'house behind its street',
      'Writes `14 Marine Parade, Seacrest`.',
      9,
      order(
        'building after street',
        ({ text, said }) =>
          said.unit === '' && text.building !== '' && text.number !== '' && text.street !== '',
      ),
    ],
  ]),
];
