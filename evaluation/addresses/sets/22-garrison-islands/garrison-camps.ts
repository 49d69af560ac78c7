import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';

/** Barracks: rooms in numbered blocks, and a mess or two with rooms of their own. */
export function fillBarracks(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.places, ['Barracks', 'Barracks', 'Camp']);
  if (building === undefined) return;
  for (const block of upTo(dice.between(2, 9))) {
    const postcode = ledger.postcode(way.area.code);
    for (const room of upTo(dice.between(6, 24))) {
      const unit = { kind: 'suite', mark: `${block}-${room}` } as const;
      ledger.add(way, { building, flat: `Block ${block} Room ${room}`, unit }, postcode);
    }
  }
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation: `${building} Guardroom`, building }, postcode);
  fillMess(making, way, building);
}

function fillMess({ ledger, dice }: Making, way: Way, estate: string): void {
  for (const mess of ['Officers Mess', 'Warrant Officers and Sergeants Mess', 'Junior Ranks Mess']) {
    if (dice.chance(0.45)) continue;
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(5, 30))) {
      const unit = { kind: 'suite', mark: String(at) } as const;
      ledger.add(way, { estate, building: mess, flat: `Room ${at}`, unit }, postcode);
    }
  }
}

/** A yard where showmen winter. Its plots have wagons, and some have a chalet. */
export function fillShowmen(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.last, ['Showmens Yard', 'Yard', 'Showmans Quarters']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Plot', 'Wagon', 'Pitch']);
  for (const at of upTo(dice.between(5, 26))) {
    const mark = String(at);
    ledger.add(way, { building, flat: `${word} ${mark}`, unit: { kind: 'mobile', mark } }, postcode);
  }
}

/** Flats of a converted mill or maltings, and the cottages beside it. */
export function fillMill(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.last, ['Mill', 'Maltings', 'Brewery', 'Silk Mill']);
  if (building === undefined) return;
  const word = dice.pick(['Flat ', 'Apartment ', 'The Loft ', '']);
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 32))) {
    const mark = String(at);
    ledger.add(way, { building, flat: `${word}${mark}`, unit: { kind: 'flat', mark } }, postcode);
  }
  for (const _ of upTo(dice.between(1, 6))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}
