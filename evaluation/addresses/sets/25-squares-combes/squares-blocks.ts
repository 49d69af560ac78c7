import { firmName } from '../common/firms.ts';
import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';
import { addNumbered, addUnit } from '../common/units.ts';

/** Mansion blocks of before the first war. Some stand beside a number of the road, and some have a porter. */
export function fillMansions(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const word = dice.pick(['Flat ', 'Flat ', '']);
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, words.places, ['Mansions', 'Mansions', 'Court', 'Buildings']);
    if (building === undefined) continue;
    const house = { building, number: dice.chance(0.3) ? String(dice.between(20, 180)) : '' };
    const postcode = ledger.postcode(way.area.code);
    addNumbered(making, way, house, { word, most: dice.between(12, 60) }, postcode);
    const porter = { kind: 'manager', mark: '', flat: 'Porters Flat' } as const;
    if (dice.chance(0.4)) addUnit(making, way, house, porter, postcode);
  }
}

/** How the list names a block: by its numbers and name, in parts that have their own numbers, or by its name. */
const BLOCKS = { whole: 40, parts: 25, plain: 35 } as const;

/** A council estate. Its blocks are listed as `1-40 Byron House`, or as `12 Byron House`. */
export function fillEstate(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = dice.chance(0.7) ? `${dice.pick(words.estates)} Estate` : '';
  const style = dice.weighted(BLOCKS);
  for (const _ of upTo(dice.between(2, 5))) {
    const name = nameOf(making, way, words.blocks, ['House']);
    if (name === undefined) continue;
    const most = dice.between(4, 12) * 4;
    const part = style === 'parts' ? most / 2 : most;
    let postcode = '';
    for (const at of upTo(most)) {
      if (at % part === 1) postcode = ledger.postcode(way.area.code);
      const first = at - ((at - 1) % part);
      const building = style === 'plain' ? name : `${first}-${first + part - 1} ${name}`;
      const flat = style === 'plain' ? String(at) : `Flat ${at}`;
      const names = [...new Set([building, name])];
      const unit = { kind: 'flat', mark: String(at) } as const;
      ledger.add(way, { building, estate, names, flat, unit }, postcode);
    }
  }
}

/** A tower of flats, and the low houses at its foot. */
export function fillTower(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, [...words.blocks, ...words.bases], ['Tower', 'Point', 'Heights']);
  if (building === undefined) return;
  const house = { building, number: dice.chance(0.2) ? String(dice.between(50, 190)) : '' };
  const word = dice.pick(['Flat ', 'Flat ', 'Apartment ', '']);
  addNumbered(making, way, house, { word, most: dice.between(36, 110) }, ledger.postcode(way.area.code));
  const code = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 20))) ledger.add(way, { number: String(at) }, code);
}

/** Works and studios whose units are let to firms. */
export function fillWorks(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.sites, ['Works', 'Studios', 'Business Centre']);
  if (building === undefined) return;
  const word = building.endsWith(' Studios') ? 'Studio' : dice.pick(['Unit', 'Unit', 'Workshop']);
  const number = dice.chance(0.4) ? String(dice.between(8, 90)) : '';
  const postcode = ledger.postcode(way.area.code);
  for (const mark of upTo(dice.between(5, 26)).map(String)) {
    const organisation = dice.chance(0.75) ? firmName(making) : '';
    const unit = { kind: 'unit', mark, flat: `${word} ${mark}` } as const;
    addUnit(making, way, { organisation, building, number }, unit, postcode);
  }
}
