import { alter, omit, restyle } from '../../../common/draft.ts';
import { add, type Habit, habits, lightHabits, rewriteFlat, rewriteUnit } from '../../../common/habit.ts';
import { capital, inWords } from '../numbers.ts';

/** Words that people say for the letters of a name. */
const FOR =
  `Apple Bertie Charlie Dog Edward Freddie George Harry Ink Jack King Lemon Mother Nuts Orange Peter Queenie
  Roger Sugar Tommy Uncle Vic William Xray Yellow Zebra`.split(/\s+/);

const OTHER_FLOORS: Readonly<Record<string, readonly string[]>> = {
  ...{
    basement: ['garden', 'lower ground'],
    garden: ['basement', 'lower ground'],
    'lower ground': ['basement', 'garden'],
  },
  ...{ hall: ['ground'], top: ['second'] },
};

/** How receptionists and parcel senders write the flats of villas, and the homes, hotels and surgeries of a spa. */
export const SPA_SHOWN: readonly Habit[] = [
  ...lightHabits('street', [
    [
      'letter explained',
      'Writes `Oriel Road (O for Orange)`.',
      6,
      (draft) => {
        const { street } = draft.text;
        const word = FOR['ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(street[0] ?? '.')];
        return word !== undefined && restyle(draft, 'street', `${street} (${street[0]} for ${word})`);
      },
    ],
  ]),
  ...habits('unit', [
    [
      'another word for the floor',
      'Writes Garden Flat for Basement Flat.',
      60,
      (draft, { dice }) => {
        const others = OTHER_FLOORS[/^floor (.*)/.exec(draft.said.unit)?.[1] ?? ''];
        if (others === undefined) return false;
        const floor = dice.pick(others);
        draft.said.unit = `floor ${floor}`;
        return restyle(
          draft,
          'unit',
          `${capital(floor)}${floor === 'garden' || floor === 'basement' ? '' : ' floor'} flat`,
        );
      },
    ],
  ]),
  ...habits('unit', [
    [
      'letter of the flat on the number',
      'Writes `14B` for Flat B of 14.',
      24,
      (draft) => {
        const mark = /^flat ([a-z])$/.exec(draft.said.unit)?.[1];
        const { number } = draft.said;
        if (mark === undefined || !/^\d+$/.test(number) || draft.text.number !== number) return false;
        omit(draft, 'unit');
        return alter(draft, 'number', `${number}${mark.toUpperCase()}`);
      },
    ],
  ]),
  ...lightHabits('unit', [
    [
      'floor in figures',
      'Writes `1st flr flat`.',
      40,
      rewriteUnit((text) =>
        text
          .replace('First', '1st')
          .replace('Second', '2nd')
          .replace('Third', '3rd')
          .replace(/^Ground/, 'Grd')
          .replace('Floor', 'flr'),
      ),
    ],
    [
      'flat in words',
      'Writes `Flat three`.',
      14,
      rewriteFlat((mark) => (inWords(mark) === undefined ? undefined : `Flat ${inWords(mark)}`)),
    ],
    [
      'flat behind the number',
      'Writes `14 (Flat 2) Oriel Road`.',
      18,
      (draft) => {
        const { unit, number, street } = draft.text;
        if (unit === '' || number === '' || street === '' || draft.isBare || draft.text.building !== '')
          return false;
        draft.text.unit = '';
        return restyle(draft, 'number', `${number} (${unit})`);
      },
    ],
    [
      'F and number',
      'Writes `F2/14`.',
      12,
      (draft) => {
        const mark = /^flat (\w+)$/.exec(draft.said.unit)?.[1];
        const { number } = draft.text;
        if (mark === undefined || number === '' || draft.text.building !== '' || draft.text.unit === '')
          return false;
        draft.text.unit = '';
        return restyle(draft, 'number', `F${mark.toUpperCase()}/${number}`);
      },
    ],
  ]),
  ...lightHabits('building', [
    [
      'room of the home',
      'Begins with the room of the nursing home.',
      70,
      (draft, { dice }) => / Home$/.test(draft.text.firm) && add(draft.before, `Room ${dice.between(1, 40)}`),
    ],
    [
      'the hotel as was',
      'Puts the old name of the hotel first, and the new one in brackets.',
      30,
      (draft) => {
        const [own, former] = draft.entry.names;
        if (former === undefined || draft.text.building === '') return false;
        return restyle(draft, 'building', `${former.replace('The ', '')} as was (${own})`);
      },
    ],
  ]),
  ...habits('building', [
    [
      'known place without its street',
      'Leaves out the street of a school, surgery, home or inn.',
      40,
      (draft) =>
        draft.said.firm !== '' &&
        draft.said.building !== '' &&
        draft.said.unit === '' &&
        omit(draft, 'street'),
    ],
    [
      'home called a house',
      'Leaves `Nursing Home` and the like out.',
      30,
      (draft) => {
        const name = /^(\w+) (?:Nursing|Care|Residential|Rest) Home$/.exec(draft.said.building)?.[1];
        if (name === undefined || draft.said.street === '') return false;
        omit(draft, 'firm');
        return alter(draft, 'building', name);
      },
    ],
  ]),
  ...habits('firm', [
    [
      'shop not named',
      'Leaves the name of the shop out.',
      14,
      (draft) => draft.said.number !== '' && omit(draft, 'firm'),
    ],
  ]),
];
