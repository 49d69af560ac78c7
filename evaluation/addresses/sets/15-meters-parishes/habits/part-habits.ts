import type { Draft } from '../draft.ts';
import { type Habit, habit } from './habit.ts';

const markOf = ({ entry }: Draft) => entry.unit.mark.toUpperCase();

/** Writes the unit with these words. */
function write(draft: Draft, unit: string | undefined): boolean {
  if (unit === undefined || unit === draft.text.unit) return false;
  draft.text.unit = unit;
  return true;
}

/** Habits with the parts of a building that are no flats. */
export const PARTS: readonly Habit[] = [
  habit('flat over a shop, otherwise', [6, 4], 'unit', (draft, { draw }) =>
    draft.entry.unit.kind === 'above'
      ? write(
          draft,
          draw.one([
            'Flat over',
            'Abv',
            'Flat abv',
            'FLAT ABOVE SHOP',
            'Flat @ rear above',
            'Upstairs',
            'Above',
            'Flat over shop at',
          ]),
        )
      : false,
  ),
  habit('landlord supply, otherwise', [7, 0], 'unit', (draft, { draw }) => {
    const words = [
      'LL SUPPLY',
      'L/L',
      'Landlords Lighting',
      'LANDLORD SUPPLY',
      'Communal Supply',
      'Common Parts',
      'L/LORDS SUP',
    ];
    return draft.entry.unit.kind === 'landlord' ? write(draft, draw.one(words)) : false;
  }),
  habit('room and flat, otherwise', [7, 0], 'unit', (draft, { draw }) => {
    const { unit } = draft.entry;
    if (unit.kind !== 'room') return false;
    const [, flat, room] = /^(\d+)(.)$/.exec(unit.mark) ?? [];
    return write(
      draft,
      draw.one([
        `Room ${room} Flat ${flat}`,
        `Flat ${flat}${room}`,
        `FLT ${flat} RM ${room}`,
        `Room ${flat}${room}`,
        `Flat ${flat} - ${room}`,
        `${draft.text.unit[0]}${flat} R${room}`,
      ]),
    );
  }),
  habit('unit word, otherwise', [8, 7], 'unit', (draft, { draw }) =>
    draft.entry.unit.kind === 'unit'
      ? write(
          draft,
          `${draw.one(['U', 'Unit No ', 'UNT ', 'Units ', 'Factory ', 'Workshop ', 'Un. ', 'No '])}${markOf(draft)}`,
        )
      : false,
  ),
  habit('rear, otherwise', [5, 0], 'unit', (draft, { draw }) =>
    draft.entry.unit.kind === 'rear'
      ? write(draft, draw.one(['R/O', 'Rear', 'R/o', 'Behind', 'REAR']))
      : false,
  ),
  habit('back house, otherwise', [5, 0], 'unit', (draft, { draw }) => {
    const mark = markOf(draft);
    return draft.entry.unit.kind === 'back'
      ? write(
          draft,
          draw.one([
            `${mark} Bk`,
            `${mark} Back`,
            `${mark} bk of`,
            `BACK HOUSE ${mark},`,
            `Hse ${mark} rear of`,
          ]),
        )
      : false;
  }),
  habit('pillar, otherwise', [3, 0], 'unit', (draft, { draw }) =>
    draft.entry.unit.kind === 'pillar'
      ? write(
          draft,
          draw.one(['FEEDER PILLAR O/S', 'FP ADJ', 'Pillar outside', 'FDR PLR O/S', 'Feeder pillar adj to']),
        )
      : false,
  ),
  habit('dwelling without its article', [1, 6], 'unit', (draft) =>
    /^The /.test(draft.entry.flat) ? write(draft, draft.entry.flat.slice(4)) : false,
  ),
  habit('annexe, otherwise', [0, 5], 'unit', (draft, { draw }) => {
    if (draft.entry.unit.kind !== 'annexe') return false;
    // A studio or a garden flat that is called an annexe could be another dwelling.
    if (draft.text.unit === 'Studio')
      return write(draft, draw.one(['The Studio', 'Studio flat', 'Studio at']));
    if (draft.text.unit === 'Garden Flat')
      return write(draft, draw.one(['Gdn Flat', 'The Garden Flat', 'Garden Flt']));
    return write(draft, draw.one(['Annex', 'The Annex', 'Granny annexe', 'Annexe at', 'Anexe']));
  }),
  habit('pitch word, otherwise', [0, 5], 'unit', (draft, { draw }) =>
    draft.entry.unit.kind === 'pitch'
      ? write(draft, `${draw.one(['Caravan ', 'No ', 'Van ', 'Pitch No ', 'Lodge '])}${markOf(draft)}`)
      : false,
  ),
];
