import { alter, restyle } from '../draft.ts';
import { markOf, unit } from './changes.ts';
import { habits } from './habit.ts';

/** How receptionists and volunteers write flats, rooms and buildings. */
export const HELD_BACK_UNITS = [
  ...habits('unit', 'held-back', [
    [
      'room as bedsit',
      'Calls the room of a shared house a bedsit.',
      60,
      unit(['room'], (draft, dice) =>
        /^\d+$/.test(markOf(draft)) && draft.entry.building === ''
          ? `${dice.pick(['Bedsit', 'Bed-sit', 'Bed sit'])} ${markOf(draft)}`
          : undefined,
      ),
    ],
    [
      'room of a flat',
      'Writes `room C of flat 12`.',
      300,
      unit(['room'], (draft) => {
        const parts = /^(\d+)([A-F])$/.exec(markOf(draft));
        return parts === null ? undefined : `room ${parts[2]} of flat ${parts[1]}`;
      }),
    ],
    [
      'apartment called flat',
      'Writes flat for apartment or studio.',
      80,
      unit(['flat'], ({ entry }) => entry.flat.replace(/^(?:Apartment|Studio) /, 'Flat ')),
    ],
    [
      'floor turned round',
      'Writes `Flat, first floor`.',
      70,
      unit(['floor'], ({ entry }) =>
        entry.flat.replace(/^(\w+ Floor|Basement) Flat$/, (_, floor) => `Flat ${floor.toLowerCase()}`),
      ),
    ],
    [
      'over the shop',
      'Writes `over the shop` for the flat above.',
      120,
      unit(['over'], () => 'over the shop'),
    ],
    [
      'pitch as number',
      'Writes `No. 5` for a pitch or lodge.',
      60,
      unit(['pitch'], (draft, dice) => `${dice.pick(['No.', 'Number', 'no'])} ${markOf(draft)}`),
      'dales',
    ],
    [
      'unit as workshop',
      'Calls a unit a workshop or bay.',
      80,
      unit(['unit'], ({ entry }, dice) =>
        entry.flat.startsWith('Unit')
          ? entry.flat.replace('Unit', dice.pick(['Workshop', 'Bay']))
          : undefined,
      ),
    ],
  ]),
  ...habits('building', 'held-back', [
    [
      'flat in its building',
      'Writes `Flat 3 in Heron House`.',
      25,
      (draft) => {
        const { unit: text, building } = draft.text;
        if (text === '' || building === '' || draft.isJoined || draft.isBare) return false;
        draft.text.unit = '';
        return restyle(draft, 'building', `${text} in ${building}`);
      },
    ],
    [
      'row in the singular',
      'Writes Cottage for Cottages.',
      60,
      (draft) =>
        draft.text.building === draft.said.building &&
        alter(draft, 'building', draft.said.building.replace(/(?<=Cottage|Lodge)s$/, '')),
    ],
    [
      'pub marked',
      'Adds that the inn is a pub.',
      90,
      (draft, { words, dice }) =>
        words.inns.includes(draft.said.building) &&
        restyle(draft, 'building', `${draft.text.building} ${dice.pick(['PH', '(pub)', 'public house'])}`),
    ],
    [
      'known as',
      'Says that the house is known by its name.',
      12,
      (draft, { dice }) =>
        draft.text.building !== '' &&
        draft.entry.unit.kind === 'none' &&
        restyle(draft, 'building', `${dice.pick(['known as', 'k/a', 'called'])} ${draft.text.building}`),
    ],
  ]),
];
