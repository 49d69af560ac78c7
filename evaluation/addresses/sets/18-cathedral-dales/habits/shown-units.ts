import { alter, restyle } from '../draft.ts';
import { markOf, renamed, unit } from './changes.ts';
import { add, habits } from './habit.ts';

/** How tenants, landlords and students write rooms, flats and buildings. */
export const SHOWN_UNITS = [
  ...habits('unit', 'shown', [
    [
      'room in short',
      'Writes `Rm 3` or `Bedroom 3`.',
      60,
      unit(['room'], (draft, dice) => {
        const mark = markOf(draft);
        const isPlain = /^\d+$/.test(mark);
        return isPlain
          ? dice.pick([`Rm ${mark}`, `Bedroom ${mark}`, `Rm. ${mark}`, `room no ${mark}`])
          : undefined;
      }),
    ],
    [
      'cluster as one mark',
      'Writes `12C` for room C of flat 12.',
      300,
      unit(['room'], (draft, dice) => {
        const parts = /^(\d+)([A-F])$/.exec(markOf(draft));
        if (parts === null) return undefined;
        return dice.pick([
          `${parts[1]}${parts[2]}`,
          `${parts[1]}/${parts[2]}`,
          `Flat ${parts[1]}${parts[2]}`,
          `Cluster ${parts[1]} Rm ${parts[2]}`,
        ]);
      }),
    ],
    [
      'appartment',
      'Writes `Appartment` or `Aprt`.',
      30,
      unit(
        ['flat'],
        (draft, dice) => `${dice.pick(['Appartment', 'Aprt.', 'Appt', 'Apmt'])} ${markOf(draft)}`,
      ),
    ],
    [
      'floor by stroke',
      'Writes `G/F flat` for the ground floor flat.',
      60,
      unit(['floor'], ({ entry }) =>
        entry.flat.replace(/^(\w)\w* Floor Flat$/, '$1/F flat').replace('Basement', 'Bsmt'),
      ),
    ],
    [
      'office for suite',
      'Calls a suite an office.',
      150,
      unit(['unit'], ({ entry }) =>
        entry.flat.startsWith('Suite') ? entry.flat.replace('Suite', 'Office') : undefined,
      ),
      'cathedral',
    ],
    [
      'lodge as cabin',
      'Calls a holiday lodge a cabin.',
      80,
      unit(['pitch'], ({ entry }) =>
        entry.flat.startsWith('Lodge') ? entry.flat.replace('Lodge', 'Cabin') : undefined,
      ),
      'dales',
    ],
    [
      'boat named',
      'Names the boat at the mooring.',
      120,
      (draft, { dice, words }) =>
        draft.entry.unit.kind === 'mooring' &&
        add(draft.before, `${dice.pick(['NB', 'Narrowboat'])} ${dice.pick(words.first)}`),
      'cathedral',
    ],
  ]),
  ...habits('building', 'shown', [
    [
      'university added',
      'Adds the university to a hall.',
      50,
      (draft, { words }) =>
        draft.entry.unit.kind === 'room' && draft.text.building !== '' && add(draft.aside, words.university),
      'cathedral',
    ],
    [
      'former name in brackets',
      'Adds what the building was before.',
      15,
      (draft, { dice, words }) =>
        draft.text.building !== '' &&
        ['flat', 'room', 'unit'].includes(draft.entry.unit.kind) &&
        restyle(
          draft,
          'building',
          `${draft.text.building} (formerly ${dice.pick(words.last)}s ${dice.pick(['Depot', 'Brewery', 'Laundry', 'Foundry'])})`,
        ),
    ],
    [
      'halls',
      'Writes `Halls` for Hall.',
      60,
      renamed((text) => text.replace(/ Hall$/, ' Halls'), ['building']),
      'cathedral',
    ],
    [
      'farm as farmhouse',
      'Calls the house of a farm the farmhouse.',
      60,
      (draft) =>
        draft.entry.unit.kind === 'none' &&
        draft.text.building.endsWith(' Farm') &&
        alter(draft, 'building', `${draft.said.building}house`),
      'dales',
    ],
  ]),
];
