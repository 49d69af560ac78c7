import { omit, restyle } from '../../../common/draft.ts';
import { described, rewrite, swap, when } from '../../../common/habit.ts';
import { isUntouched, merge, put, rename } from '../../../common/pieces.ts';
import { SPELT } from './squares.ts';

const DIRECTIONS = [
  'up the track past the chapel',
  'sat nav goes to the wrong end',
  '2nd house after the ford',
];

/** How parents, customers and people who dictate write the cottages, farms and parks of the West Country. */
export const COMBES_SHOWN = described(
  `
  light building 24 house name in brackets behind the number: Writes '14 (Rose Cottage) Fore Street'.
  light building 20 part at its farm: Writes 'The Linhay at Reveton Farm'.
  light building 6 lane in brackets: Writes 'Rose Cottage (Mill Lane)'.
  light street 7 off the lane: Writes 'Rose Cottage, off Mill Lane'.
  light unit 10 number of the cottage spelt: Writes 'Two Reveton Cottages'.
  light unit 12 number behind the cottages: Writes 'Reveton Cottages no 2'.
  light unit 27 static or van: Calls its place on the park a static or a van.
  light unit 27 granny annexe: Writes 'Annex' or 'Granny Annexe'.
  full building 15 one cottage of the row: Writes '2 Reveton Cottage'.
  full building 12 farm without its word: Writes 'The Linhay, Reveton'.
  full building 18 park by its first name: Writes '14 Bolt View' for the Bolt View Holiday Park.
  full building 21 hamlet left out: Writes the village and not the hamlet.
  light place 5 hyphens of the village: Writes 'Stoke in Dart' or 'Clyst-Honiford'.
  light place 5 side of the county: Writes 'S Devon', 'Mid Devon' or 'Devonshire'.
  light place 4 outside the village: Writes 'just outside Ashcombe'.
  light remark 3 place on a map: Adds a grid reference.
  light remark 5 way from the road: Adds how to find the house.`,
  {
    'house name in brackets behind the number': merge(['number', 'building'], (number, building, { said }) =>
      said.unit === '' ? `${number} (${building})` : undefined,
    ),
    'part at its farm': merge(['building', 'unit'], (building, unit, { said }) =>
      said.unit.startsWith('named ') ? `${unit} at ${building}` : undefined,
    ),
    'lane in brackets': merge(['building', 'street'], (building, street, { said }) =>
      `${said.unit}${said.number}${said.estate}` === '' ? `${building} (${street})` : undefined,
    ),
    'off the lane': when(
      ({ said }) => said.building !== '' && said.number === '',
      swap('street', [/^/, 'off ', 'just off ']),
    ),
    'number of the cottage spelt': (draft) => {
      const word = SPELT[Number(/^row (\d+)$/.exec(draft.said.unit)?.[1] ?? 0)] ?? '';
      return word !== '' && draft.isJoined && restyle(draft, 'unit', word);
    },
    'number behind the cottages': merge(['building', 'unit'], (building, unit, { said }) =>
      said.unit.startsWith('row ') ? `${building} no ${unit}` : undefined,
    ),
    'static or van': when(
      ({ said }) => /^mobile \w+$/.test(said.unit),
      swap('unit', [/^(?:Lodge |Caravan |Pitch )?(?=\w+$)/, 'Static ', 'Van ', 'Static caravan ']),
    ),
    'granny annexe': swap('unit', [/^The Annexe$/, 'Annex', 'Granny Annexe', 'The Annex', 'Granny Flat']),
    'one cottage of the row': rename('building', (name) =>
      / Cottages$/.test(name) ? name.slice(0, -1) : '',
    ),
    'farm without its word': when(
      ({ said }) => said.unit !== '',
      rename('building', (name) => / (?:Farm|Barton)$/.exec(name)?.input.replace(/ \w+$/, '') ?? ''),
    ),
    'park by its first name': rename(
      'building',
      (name) => /^(.*) (?:\w+ Park|Park Homes)$/.exec(name)?.[1] ?? '',
    ),
    'hamlet left out': (draft) => isUntouched(draft) && omit(draft, 'estate'),
    'hyphens of the village': rewrite('locality', (text) =>
      text.includes('-') ? text.replaceAll('-', ' ') : text.replaceAll(' ', '-'),
    ),
    'side of the county': (draft, { dice }) =>
      restyle(draft, 'county', dice.pick(['S Devon', 'South Devon', 'Devonshire', 'Mid Devon'])),
    'outside the village': swap('locality', [/^/, 'just outside ', 'outside ', 'above ']),
    'place on a map': put('after', ({ dice }) => `SX ${dice.between(600, 899)} ${dice.between(400, 699)}`),
    'way from the road': put('after', ({ dice }) => dice.pick(DIRECTIONS)),
  },
);
