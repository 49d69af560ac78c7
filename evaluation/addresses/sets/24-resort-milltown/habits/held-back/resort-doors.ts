import { type Habit, lightHabits, order, rewriteFlat, rewriteUnit } from '../../../common/habit.ts';
import { joinDoor } from '../../../common/pieces.ts';

const ALPHABET: Readonly<Record<string, string>> = {
  A: 'Alpha',
  B: 'Bravo',
  C: 'Charlie',
  D: 'Delta',
  E: 'Echo',
};

/** How call centres, an hotel's bookings and letters write flats, parks and their numbers at the sea. */
export const RESORT_DOORS_HELD_BACK: readonly Habit[] = [
  ...lightHabits('unit', [
    [
      'letter by the alphabet',
      'Writes `Flat B for Bravo`.',
      21,
      rewriteFlat((mark) =>
        ALPHABET[mark] === undefined ? undefined : `Flat ${mark} for ${ALPHABET[mark]}`,
      ),
    ],
    [
      'flat number',
      'Writes `Flat number 3`.',
      15,
      rewriteFlat((mark) => (/^\d/.test(mark) ? `Flat number ${mark}` : undefined)),
    ],
    [
      'floor before the flat',
      'Writes `Flat, first floor` or `1st flr flat`.',
      27,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit.startsWith('floor ')
          ? text.replace(/^(\w+) Floor Flat$/, dice.pick(['Flat on the $1 floor', '$1 Floor', '$1 Flr Flat']))
          : text,
      ),
    ],
    [
      'manager by another word',
      'Calls the manager a warden, or the other way.',
      24,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit === 'manager'
          ? dice.pick(["Manager's Flat", 'Wardens Flat', "Warden's Flat", 'Managers Flat'])
          : text,
      ),
    ],
    [
      'pitch number',
      'Writes `Pitch no. 14` or `Number 14` on a park with one kind.',
      21,
      rewriteUnit((text, { dice }, { said }) =>
        /^mobile \w+$/.test(said.unit)
          ? text.replace(
              /^(?:Lodge |Chalet |Caravan |Pitch |Plot )?(?=\w+$)/,
              dice.pick(['No. ', 'Pitch no. ', 'Plot ']),
            )
          : text,
      ),
    ],
    [
      'flat above a number',
      'Writes `Flat above 12` in one piece.',
      27,
      joinDoor((_, number, { said }) => (said.unit === 'over' ? `Flat above ${number}` : undefined)),
    ],
    [
      'flat at the number',
      'Writes `Flat 3 at 14`.',
      9,
      joinDoor((unit, number, { said, text }) =>
        /^flat /.test(said.unit) && text.building === '' ? `${unit} at ${number}` : undefined,
      ),
    ],
  ]),
  ...lightHabits('order', [
    [
      'flat at the end of the line',
      'Has the flat behind the places.',
      3,
      order(
        'unit after places',
        ({ text, isJoined }) => /^(?:Flat|Apartment) \w+$/.test(text.unit) && !isJoined,
      ),
    ],
    [
      'street before the hotel',
      'Writes the street and then the house.',
      9,
      order('street before building', ({ text }) => text.building !== '' && text.street !== ''),
    ],
  ]),
];
