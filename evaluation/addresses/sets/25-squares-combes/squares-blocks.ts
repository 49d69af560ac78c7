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
    if (style === 'plain') {
      const house = { building: name, estate };
      addNumbered(making, way, house, { word: '', most }, ledger.postcode(way.area.code));
      continue;
    }
    const last = style === 'parts' ? most / 2 : most;
    for (let first = 1; first <= most; first += last) {
      const building = `${first}-${first + last - 1} ${name}`;
      const postcode = ledger.postcode(way.area.code);
      for (const at of upTo(last)) {
        const mark = String(first + at - 1);
        const premise = { building, estate, names: [building, name], flat: `Flat ${mark}` };
        ledger.add(way, { ...premise, unit: { kind: 'flat', mark } }, postcode);
      }
    }
  }
}

/** A tower of flats, and the low houses at its foot. */
export function fillTower(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, [...words.blocks, ...words.bases], ['Tower', 'Point', 'Heights']);
  if (building === undefined) return;
  const number = dice.chance(0.2) ? String(dice.between(50, 190)) : '';
  const word = dice.pick(['Flat ', 'Flat ', 'Apartment ', '']);
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(36, 110))) {
    const mark = String(at);
    if (at % 50 === 0) postcode = ledger.postcode(way.area.code);
    addUnit(making, way, { building, number }, { kind: 'flat', mark, flat: `${word}${mark}` }, postcode);
  }
  const code = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 20))) ledger.add(way, { number: String(at) }, code);
}

/** Works and railway arches whose units are let to firms. */
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

/** Almshouses round a garden, and houses of the street beside them. */
export function fillAlmshouses(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.places, ['Almshouses', 'Charity Cottages']);
  const [postcode, other] = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  for (const at of upTo(dice.between(6, 24))) ledger.add(way, { number: String(at * 2) }, other);
  if (building === undefined) return;
  for (const mark of upTo(dice.between(5, 16)).map(String))
    addUnit(making, way, { building }, { kind: 'row', mark, flat: mark }, postcode);
}
