import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { upTo } from '../common/streets.ts';
import { addNamed, addNumbered, addUnit } from '../common/units.ts';
import type { CombesMaking } from './combes.ts';

/** A farm and dwellings in its old buildings. */
export function fillFarm(making: CombesMaking, way: Way): void {
  const { ledger, words, dice } = making;
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, words.places, ['Farm', 'Farm', 'Barton', 'Manor']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    if (dice.chance(0.7)) ledger.add(way, { building }, postcode);
    const from = dice.between(0, words.parts.length - 1);
    for (const at of upTo(dice.between(0, 5)))
      addNamed(making, way, { building }, words.parts[(from + at) % words.parts.length]!, postcode);
    const mobile = { kind: 'mobile', mark: '', flat: 'Mobile Home' } as const;
    if (dice.chance(0.12)) addUnit(making, way, { building }, mobile, postcode);
  }
}

/** A yard of barns that became houses: `3 Reveton Barns`. Some stand at a hamlet. */
export function fillBarns(making: CombesMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.places, ['Barns', 'Barns', 'Court Barns', 'Courtyard']);
  if (building === undefined) return;
  const estate = dice.chance(0.3) ? dice.pick(words.estates) : '';
  const postcode = ledger.postcode(way.area.code);
  for (const mark of upTo(dice.between(3, 10)).map(String))
    addUnit(making, way, { building, estate }, { kind: 'row', mark, flat: mark }, postcode);
  for (const name of ['Farmhouse', 'Cottage'])
    if (dice.chance(0.5)) {
      const other = building.replace(/ (?:Barns|Court Barns|Courtyard)$/, ` ${name}`);
      if (ledger.claim(way.area, other)) ledger.add(way, { building: other, estate }, postcode);
    }
}

/** A hamlet of a village: its houses have its name behind theirs. */
export function fillHamlet({ ledger, words, dice }: CombesMaking, way: Way): void {
  const estate = dice.pick(words.estates);
  const postcode = ledger.postcode(way.area.code);
  for (const _ of upTo(dice.between(3, 16)))
    ledger.add(way, { building: dice.pick(words.houses), estate }, postcode);
}

/** A park of caravans, lodges or mobile homes. The same park may have two kinds with one run of numbers each. */
export function fillPark(making: CombesMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const ends = ['Holiday Park', 'Caravan Park', 'Touring Park', 'Park Homes'];
  const building = nameOf(making, way, [...words.sites, ...words.places], ends);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['', 'Pitch ', 'Caravan ', 'Lodge ']);
  addNumbered(making, way, { building }, { word, most: dice.between(10, 60), kind: 'mobile' }, postcode);
  const bungalow = dice.pick(['The Bungalow', 'Reception', 'Wardens Bungalow']);
  if (dice.chance(0.5)) addNamed(making, way, { building }, bungalow, postcode);
}
