import { restyle } from '../../../common/draft.ts';
import { type Habit, habits, lightHabits, rewrite, rewriteFlat, rewriteUnit } from '../../../common/habit.ts';

const FLOORS = ['ground', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** How drivers and shoppers on telephones write numbers and units. */
export const DOORS: readonly Habit[] = [
  ...lightHabits('number', [
    [
      'number stuck to its street',
      'Leaves no space after the number.',
      5,
      (draft) => {
        const { number, street } = draft.text;
        if (!/^\d+$/.test(number) || street === '') return false;
        draft.text.number = '';
        return restyle(draft, 'street', `${number}${street}`);
      },
    ],
    ['half with a stroke', 'Writes 12 1/2.', 200, rewrite('number', (text) => text.replace('½', ' 1/2'))],
    [
      'letter with a dash',
      'Writes 12-a for 12A.',
      60,
      rewrite('number', (text) =>
        text.replace(/^(\d+)([A-Z])$/, (_, one, two) => `${one}-${two.toLowerCase()}`),
      ),
    ],
    [
      'door number in words',
      'Writes `door 12`.',
      4,
      rewrite('number', (text, _, { said }) => (said.unit === '' ? `door ${text}` : text)),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'buzzer',
      'Writes the button to press for the flat.',
      16,
      rewriteFlat((mark, { dice }) => `${dice.pick(['Buzzer', 'Bell', 'Buzz', 'Ring bell'])} ${mark}`),
    ],
    [
      'floor told',
      'Adds the floor to a flat of three digits.',
      70,
      rewriteFlat((mark, { dice }) => {
        const floor = /^(\d)0\d$/.exec(mark)?.[1];
        if (floor === undefined) return undefined;
        const flat = `flat ${mark}`;
        return dice.pick([`${flat} ${FLOORS[Number(floor)]} floor`, `${FLOORS[Number(floor)]} flr, ${flat}`]);
      }),
      'docklands',
    ],
    [
      'apt on a phone',
      'Writes `apt` or `flt`.',
      14,
      rewriteFlat((mark, { dice }) => `${dice.pick(['apt', 'flt', 'Apt.'])} ${mark.toLowerCase()}`),
    ],
    [
      'pontoon apart',
      'Writes the pontoon and the berth apart.',
      200,
      rewriteUnit((text) => text.replace(/^Berth ([A-D])(\d+)$/, 'Pontoon $1 berth $2')),
      'docklands',
    ],
    [
      'mobile as caravan',
      'Calls a mobile home a caravan or a chalet.',
      90,
      rewriteUnit((text, { dice }) =>
        text.replace('Mobile Home', dice.pick(['caravan', 'chalet', 'static', 'mobile'])),
      ),
      'fens',
    ],
    [
      'upstairs in other words',
      'Writes `upstairs flat` or `flat abv` for the flat over a shop.',
      110,
      rewriteUnit((text, { dice }, { entry }) =>
        entry.unit.kind === 'over'
          ? dice.pick(['upstairs flat', 'flat abv shop', 'top flat above shop'])
          : text,
      ),
    ],
    [
      'floor in figures',
      'Writes `1st flr` for the first floor.',
      60,
      rewriteUnit((text) =>
        text
          .replace('First Floor Flat', '1st flr flat')
          .replace('Second Floor', '2nd flr')
          .replace('Ground Floor', 'grnd flr'),
      ),
    ],
    [
      'ut for unit',
      'Writes `Ut 4` or `unit4`.',
      30,
      rewriteUnit((text, { dice }) => text.replace(/^Unit /, dice.pick(['Ut ', 'unit', 'Un. ']))),
    ],
  ]),
  ...habits('unit', [
    [
      'flat and number without a word',
      'Writes `3, 12` for flat 3 of 12.',
      40,
      (draft) => {
        const { unit, number, building } = draft.entry;
        if (unit.kind !== 'flat' || !/^\d+$/.test(number) || building !== '') return false;
        draft.isLoose = true;
        return restyle(draft, 'unit', unit.mark);
      },
    ],
  ]),
];
