import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';
import { firmName } from './commuter-trade.ts';

/** Shops of a small town. There are flats over them and cottages between them. */
export function fillShops({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(12, 80))) {
    if (at % 14 === 0) postcode = ledger.postcode(way.area.code);
    const number = String(at);
    const use = dice.weighted({ shop: 60, house: 30, named: 10 });
    const organisation = use === 'shop' ? dice.pick(words.shops) : '';
    const building = use === 'named' ? dice.pick(words.houses) : '';
    ledger.add(way, { organisation, building, number }, postcode);
    if (use !== 'shop' || dice.chance(0.55)) continue;
    if (dice.chance(0.3))
      for (const mark of upTo(dice.between(2, 4)).map(String))
        ledger.add(way, { number, flat: `Flat ${mark}`, unit: { kind: 'flat', mark } }, postcode);
    else {
      const flat = dice.pick(['Flat Above', 'The Flat', 'Flat Over Shop']);
      ledger.add(way, { number, flat, unit: { kind: 'over', mark: '' } }, postcode);
    }
  }
}

/** A pub with rooms, and the flat of its landlord. */
export function fillPub({ ledger, words, dice }: Making, way: Way): void {
  const building = dice.pick(words.pubs);
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation: dice.chance(0.3) ? building : '', building }, postcode);
  if (dice.chance(0.5))
    for (const mark of upTo(dice.between(3, 9)).map(String))
      ledger.add(way, { building, flat: `Room ${mark}`, unit: { kind: 'suite', mark } }, postcode);
  const unit = { kind: 'manager', mark: '' } as const;
  if (dice.chance(0.5)) ledger.add(way, { building, flat: 'Managers Flat', unit }, postcode);
  for (const _ of upTo(dice.between(2, 7))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** A nursery, a sawmill or another firm of the country, with units let to others. */
export function fillYard(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const names = [...words.places, ...words.bases];
  const ends = ['Nurseries', 'Sawmills', 'Garden Centre', 'Vineyard', 'Livery Stables', 'Brickworks'];
  const building = nameOf(making, way, names, ends);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation: dice.chance(0.3) ? building : '', building }, postcode);
  if (dice.chance(0.5))
    for (const mark of upTo(dice.between(2, 9)).map(String)) {
      const organisation = dice.chance(0.7) ? firmName(making) : '';
      ledger.add(
        way,
        { organisation, building, flat: `Unit ${mark}`, unit: { kind: 'unit', mark } },
        postcode,
      );
    }
  for (const _ of upTo(dice.between(1, 4))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}
