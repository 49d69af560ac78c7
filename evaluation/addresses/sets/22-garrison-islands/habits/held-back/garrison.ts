import { alter } from '../../../common/draft.ts';
import {
  add,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  rewriteFlat,
  rewriteUnit,
} from '../../../common/habit.ts';

const RANKS = ['Maj', 'Capt', 'Cpl', 'Sgt', 'WO2', 'LCpl', 'Pte', 'Lt Col', 'SSgt', 'Gnr'];

/** How vets, a bank's call centre and the mess office write quarters, barracks, plots and shops. */
export const GARRISON_HELD_BACK: readonly Habit[] = [
  ...lightHabits('unit', [
    [
      'room before the block',
      'Writes `Room 12 Block 3`.',
      60,
      rewriteUnit((text) => text.replace(/^Block (\d+) Room (\d+)$/, 'Room $2 Block $1')),
    ],
    [
      'bed space',
      'Writes `Bedspace 12` for a room.',
      40,
      rewriteUnit((text) => text.replace(/^Room (\d+)$/, 'Bedspace $1').replace(/ Room /, ' Bedspace ')),
    ],
    ['F for flat', 'Writes `F4`.', 14, rewriteFlat((mark) => (/^\d/.test(mark) ? `F${mark}` : undefined))],
    ['flat in brackets', 'Writes `(Flat 4)`.', 8, rewriteFlat((mark) => `(Flat ${mark})`)],
    [
      'upstairs',
      'Writes `Upstairs flat` for the flat over a shop.',
      70,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit === 'over' ? dice.pick(['Upstairs flat', 'Upstairs', 'Flat o/shop']) : text,
      ),
    ],
    [
      'P for plot',
      'Writes `P114`.',
      50,
      rewriteUnit((text, _, { said }) => (said.unit.startsWith('plot ') ? text.replace('Plot ', 'P') : text)),
    ],
    [
      'unit with No',
      'Writes `Unit No 12` and `Hangar No 2`.',
      40,
      rewriteUnit((text) => text.replace(/^(Unit|Hangar) (?=\d)/, '$1 No ')),
    ],
    [
      'chalet or trailer',
      'Writes `Trailer 4` for a plot of a yard.',
      60,
      rewriteUnit((text, _, { said }) =>
        said.unit.startsWith('mobile ') ? text.replace(/^\w+/, 'Trailer') : text,
      ),
    ],
  ]),
  ...lightHabits('building', [
    [
      'mess short',
      'Writes `WOs & Sgts Mess` and `Offrs Mess`.',
      60,
      rewrite('building', (text) =>
        text
          .replace('Warrant Officers and Sergeants Mess', 'WOs & Sgts Mess')
          .replace(/^Officers Mess$/, 'Offrs Mess')
          .replace('Junior Ranks Mess', 'JR Mess'),
      ),
    ],
  ]),
  ...habits('building', [
    [
      'barracks or mill by its first name',
      'Writes `Haig` for Haig Barracks.',
      24,
      (draft) => {
        const { building, unit } = draft.said;
        const base = building.replace(/ (?:Barracks|Camp|Mill|Maltings|Brewery)$/, '');
        const isRoom = unit !== '' && draft.text.building === building && base !== building;
        return isRoom && hasOwnCode(draft) && alter(draft, 'building', base);
      },
    ],
    [
      'one cottage',
      'Writes `14 Manor Cottage`.',
      40,
      (draft) => {
        const { building, unit } = draft.said;
        const isRow = unit.startsWith('row ') && / (?:Cottages|Bungalows)$/.test(building);
        return isRow && hasOwnCode(draft) && alter(draft, 'building', building.slice(0, -1));
      },
    ],
    [
      'military area before the street',
      'Adds `The Garrison` or `Army Estate`.',
      9,
      (draft, { dice }) =>
        draft.text.estate === '' &&
        alter(draft, 'estate', dice.pick(['The Garrison', 'Army Estate', 'Military Town', 'The Patch'])),
    ],
  ]),
  ...lightHabits('name', [
    [
      'pet and owner',
      'Begins with the pet.',
      8,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Bramble', 'Tigger', 'Luna', 'Monty', 'Sooty'])} (${dice.pick(words.last)})`,
        ),
    ],
    [
      'rank and name',
      'Begins with a rank and a name.',
      10,
      (draft, { dice, words }) => add(draft.before, `${dice.pick(RANKS)} ${dice.pick(words.last)}`),
    ],
    [
      'company and battalion',
      'Begins with the unit of the soldier.',
      8,
      (draft, { dice }) => {
        const company = `${dice.pick(['A', 'B', 'C', 'HQ', 'Sp'])} ${dice.pick(['Coy', 'Sqn', 'Bty'])}`;
        return add(draft.before, `${company} ${dice.pick(['1 PARA', '2 RIFLES', '4 LOG BDE', '26 ENGR'])}`);
      },
    ],
  ]),
  ...lightHabits('firm', [
    [
      'and for ampersand',
      'Writes `and` for `&`, and `Co` behind other names.',
      30,
      rewrite('firm', (text) =>
        text.includes('&') ? text.replace('&', 'and') : text.replace(/ Ltd$/, ' & Co Ltd'),
      ),
    ],
  ]),
  ...lightHabits('order', [
    [
      'barracks, then the room',
      'Writes the building before the room or flat.',
      16,
      order(
        'unit after building',
        ({ text, isJoined }) => text.building !== '' && text.unit !== '' && !isJoined,
      ),
    ],
  ]),
  ...lightHabits('place', [
    [
      'nr before the village',
      'Writes `nr` before the village.',
      9,
      rewrite('locality', (text, { dice }) => `${dice.pick(['nr', 'Nr.', 'by'])} ${text}`),
    ],
  ]),
];
