import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';

/** What farm buildings became. */
const CONVERTED = [
  'The Oast',
  'The Oast House',
  'The Barn',
  'The Granary',
  'The Old Dairy',
  'The Byre',
  'The Cart Lodge',
];

/** A farm with several dwellings, and perhaps a mobile home for its workers. */
export function fillFarm(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.places, ['Farm', 'Farm', 'Manor Farm', 'Fruit Farm']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const named = (flat: string) =>
    ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  if (dice.chance(0.25)) ledger.add(way, { building }, postcode);
  else named(dice.pick(['The Farmhouse', 'Farmhouse', 'The Farm House']));
  const offset = dice.between(0, 6);
  for (const at of upTo(dice.between(0, 4))) named(CONVERTED[(offset + at * 2) % 7]!);
  if (dice.chance(0.3)) named(dice.pick(['The Bungalow', 'Farm Bungalow', 'Farm Cottage']));
  if (dice.chance(0.2))
    for (const mark of upTo(dice.between(2, 8)).map(String))
      ledger.add(way, { building, flat: `Mobile Home ${mark}`, unit: { kind: 'mobile', mark } }, postcode);
  for (const _ of upTo(dice.between(1, 5))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** Oasts divided into houses: `1 Standen Oast`, or by their kilns. */
export function fillOasts(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.places, ['Oast', 'Oasts', 'Barns', 'Stables']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  if (dice.chance(0.3)) ledger.add(way, { building }, postcode);
  else
    for (const mark of upTo(dice.between(2, 6)).map(String))
      ledger.add(way, { building, flat: mark, unit: { kind: 'row', mark } }, postcode);
  for (const _ of upTo(dice.between(1, 4))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** A great house in flats, with its lodges, stables and gardener's cottage. */
export function fillEstate(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.estates, ['']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const mark of upTo(dice.between(4, 16)).map(String))
    ledger.add(way, { building, flat: `Flat ${mark}`, unit: { kind: 'flat', mark } }, postcode);
  for (const flat of [
    'North Lodge',
    'South Lodge',
    'West Lodge',
    'Stable Flat',
    'Bothy Cottage',
    'The Walled Garden',
  ])
    if (dice.chance(0.6))
      ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
}

/** A site of park homes or caravans. The bare number is most common. */
export function fillPark(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const ends = ['Park', 'Residential Park', 'Caravan Park', 'Mobile Home Park', 'Country Park'];
  const building = nameOf(making, way, words.sites, ends);
  if (building === undefined) return;
  const word = dice.pick(['', '', 'Plot ', 'Mobile Home ', 'Caravan ']);
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 64))) {
    if (at % 30 === 0) postcode = ledger.postcode(way.area.code);
    const mark = String(at);
    ledger.add(way, { building, flat: `${word}${mark}`, unit: { kind: 'mobile', mark } }, postcode);
  }
}
