import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';
import { addNamed, addNumbered } from '../common/units.ts';

/** A yard of barns that became houses: `3 Reveton Barns`. Some stand at a hamlet. */
export function fillBarns(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.places, ['Barns', 'Barns', 'Court Barns', 'Courtyard']);
  if (building === undefined) return;
  const house = { building, estate: dice.chance(0.3) ? dice.pick(words.estates) : '' };
  const postcode = ledger.postcode(way.area.code);
  addNumbered(making, way, house, { word: '', most: dice.between(3, 10), kind: 'row' }, postcode);
  const other = building.replace(/ (?:Barns|Court Barns|Courtyard)$/, ' Farmhouse');
  if (dice.chance(0.5) && ledger.claim(way.area, other))
    ledger.add(way, { ...house, building: other }, postcode);
}

/** Rows of cottages with their own numbers, and houses with names between them. Some have an annexe. */
export function fillCottages(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const names = [...words.places, ...words.bases];
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, names, ['Cottages', 'Cottages', 'Row', 'Terrace', 'Villas']);
    if (building === undefined) continue;
    addNumbered(making, way, { building }, { word: '', most: dice.between(2, 12), kind: 'row' }, postcode);
  }
  for (const building of upTo(dice.between(2, 8)).map(() => dice.pick(words.houses))) {
    ledger.add(way, { building }, postcode);
    if (dice.chance(0.08)) addNamed(making, way, { building }, 'The Annexe', postcode);
  }
}

/** A hamlet of a village: its houses have its name behind theirs. */
export function fillHamlet({ ledger, words, dice }: Making, way: Way): void {
  const estate = dice.pick(words.estates);
  const postcode = ledger.postcode(way.area.code);
  for (const _ of upTo(dice.between(3, 16)))
    ledger.add(way, { building: dice.pick(words.houses), estate }, postcode);
}

/** A park of caravans, lodges or mobile homes. */
export function fillPark(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const ends = ['Holiday Park', 'Caravan Park', 'Touring Park', 'Park Homes'];
  const building = nameOf(making, way, [...words.sites, ...words.places], ends);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['', 'Pitch ', 'Caravan ', 'Lodge ']);
  addNumbered(making, way, { building }, { word, most: dice.between(10, 60), kind: 'mobile' }, postcode);
  if (dice.chance(0.5)) addNamed(making, way, { building }, 'Wardens Bungalow', postcode);
}
