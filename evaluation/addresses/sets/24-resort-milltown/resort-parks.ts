import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { upTo } from '../common/streets.ts';
import { addNamed, addNumbered, addUnit } from '../common/units.ts';
import type { ResortMaking } from './making.ts';

const ENDS = ['Holiday Park', 'Holiday Village', 'Caravan Park', 'Leisure Park', 'Chalet Park'];

/** A holiday park. Lodges, chalets or pitches have numbers, or letters of their rows before the numbers. */
export function fillPark(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.sites, ENDS);
  if (building === undefined) return;
  const word = dice.pick(['Lodge ', 'Lodge ', 'Chalet ', 'Chalet ', 'Caravan ', 'Pitch ', 'Plot ', '']);
  const rows = dice.chance(0.25) ? ['A', 'B', 'C', 'D'].slice(0, dice.between(2, 4)) : [''];
  for (const row of rows) {
    let postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(10, row === '' ? 90 : 26))) {
      if (at % 36 === 0) postcode = ledger.postcode(way.area.code);
      const mark = `${row}${at}`;
      const unit = { kind: 'mobile', mark: mark.toLowerCase(), flat: `${word}${mark}` } as const;
      addUnit(making, way, { building }, unit, postcode);
    }
    if (row !== rows[0]) continue;
    if (dice.chance(0.4)) addNamed(making, way, { building }, 'The Bungalow', postcode);
    if (dice.chance(0.3)) addNamed(making, way, { building }, 'Site Office', postcode);
  }
}

/** A park where lodges, chalets and pitches each have their own numbers, so that the word decides. */
export function fillMixedPark(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.sites, ENDS);
  if (building === undefined) return;
  for (const word of ['Lodge', 'Chalet', 'Pitch']) {
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(6, 30))) {
      const flat = `${word} ${at}`;
      addUnit(making, way, { building }, { kind: 'mobile', mark: flat.toLowerCase(), flat }, postcode);
    }
  }
}

/** A park whose drives have names and numbers, as streets have. The list has no other street for it. */
export function fillParkRoads(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = nameOf(making, way, words.sites, ENDS);
  if (estate === undefined) return;
  for (const _ of upTo(dice.between(2, 5))) {
    const street = nameOf(making, way, words.blocks, ['Way', 'Walk', 'Row', 'Ride']);
    if (street === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(6, 30)))
      ledger.add({ ...way, street }, { number: String(at), estate }, postcode);
  }
}

/** A promenade below the cliff: kiosks and beach huts, which are in no building. */
export function fillBeach(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const add = (word: string, most: number, share: number) => {
    for (const at of upTo(most)) {
      const flat = `${word} ${at}`;
      const organisation = dice.chance(share) ? dice.pick(words.shops) : '';
      addUnit(making, way, { organisation }, { kind: 'unit', mark: flat.toLowerCase(), flat }, postcode);
    }
  };
  add('Kiosk', dice.between(2, 9), 0.6);
  if (dice.chance(0.7)) add(dice.pick(['Beach Hut', 'Beach Chalet']), dice.between(8, 40), 0);
}

/** An arcade or a pier with shops and stalls, and amusements beside it. */
export function fillArcade(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.arcades, ['Arcade', 'Amusements', 'Centre']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const first = dice.between(2, 60);
  if (building.endsWith('Amusements'))
    ledger.add(way, { organisation: building, number: `${first}-${first + dice.pick([2, 4, 6])}` }, postcode);
  else {
    const word = dice.pick(['Unit ', 'Shop ', 'Stall ']);
    addNumbered(making, way, { building }, { word, most: dice.between(4, 16), kind: 'unit' }, postcode);
  }
  const other = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 16)))
    ledger.add(way, { organisation: dice.pick(words.shops), number: String(first + 8 + at) }, other);
}
