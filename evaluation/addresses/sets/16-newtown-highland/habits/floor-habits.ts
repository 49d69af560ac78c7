import { reword } from './flats.ts';
import { type Habit, habitsOf } from './habit.ts';

/** Other words for floors, of each half. */
const FLOORS: Readonly<Record<string, { readonly shown: string[]; readonly heldBack: string[] }>> = {
  ground: {
    shown: ['GFF', 'Gnd Flr Flat', 'Flat (Ground Floor)'],
    heldBack: ['Ground Floor', 'Downstairs Flat'],
  },
  first: { shown: ['FFF', '1st Flr Flat', 'Flat (1st Floor)'], heldBack: ['First Floor', '1st Floor Flat'] },
  second: { shown: ['2nd Flr Flat', 'Flat (2nd Floor)'], heldBack: ['Second Floor', '2nd Floor Flat'] },
  top: { shown: ['Top Flr Flat', 'Top Flat'], heldBack: ['Top Floor', 'Flat Top Floor'] },
  basement: { shown: ['Bsmt Flat', 'Flat (Basement)'], heldBack: ['Basement', 'Lower Ground Floor Flat'] },
};

/** What people do to floors, and to units that are not flats. */
export const FLOOR_HABITS: readonly Habit[] = habitsOf('unit', [
  [
    'shown',
    'floor in short',
    'shortens the floor',
    (draft, { dice }) => {
      const { unit } = draft.entry;
      return unit.kind === 'floor' && reword(draft, dice.pick(FLOORS[unit.mark]!.shown));
    },
  ],
  [
    'shown',
    'hyphen for the stroke',
    'writes flat 1/2 as 1-2',
    (draft) =>
      draft.entry.unit.mark.includes('/') && reword(draft, `Flat ${draft.entry.unit.mark.replace('/', '-')}`),
  ],
  [
    'held-back',
    'floor in other words',
    'names the floor in other words',
    (draft, { dice }) => {
      const { unit } = draft.entry;
      return unit.kind === 'floor' && reword(draft, dice.pick(FLOORS[unit.mark]!.heldBack));
    },
  ],
  [
    'held-back',
    'floor and door in words',
    'writes flat 1/2 as floor and door',
    (draft) => {
      const [floor, door] = draft.entry.unit.mark.split('/');
      return door !== undefined && reword(draft, `Floor ${floor} Flat ${door}`);
    },
  ],
  [
    'both',
    'Flat above the shop',
    'says in other words that a flat is over a shop',
    (draft, { dice }) =>
      draft.entry.unit.kind === 'over' && reword(draft, dice.pick(['Flat above', 'Flat over', 'Above'])),
  ],
  [
    'shown',
    'Unit in short',
    'shortens Unit, Room, Berth or Pitch',
    (draft) =>
      ['unit', 'room', 'berth', 'suite'].includes(draft.entry.unit.kind) &&
      reword(
        draft,
        draft.text.unit
          .replace(/^Unit /, 'U')
          .replace(/^Room /, 'Rm ')
          .replace(/^(Suite|Berth) /, 'No '),
      ),
  ],
  [
    'held-back',
    'Unit with its number mark',
    'writes Unit No 4 or Room No 4',
    (draft) =>
      ['unit', 'room', 'berth', 'pitch', 'suite'].includes(draft.entry.unit.kind) &&
      / /.test(draft.text.unit) &&
      reword(draft, draft.text.unit.replace(' ', ' No. ')),
  ],
]);
