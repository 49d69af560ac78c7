import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { upTo } from '../common/streets.ts';
import { addFloors, addNumbered, addUnit } from '../common/units.ts';
import type { ResortMaking } from './making.ts';

const KINDS = { house: 26, guestHouse: 20, numbered: 22, floors: 14, lettered: 12, hotel: 6 } as const;

const FLOORS = [
  ['Basement', 'Ground', 'First', 'Second'],
  ['Ground', 'First', 'Top'],
  ['Ground', 'First', 'Second'],
  ['Basement', 'Hall', 'First', 'Top'],
] as const;

/** One house of a sea front or of a street behind it. Returns its last number, as an hotel may have two. */
function fillHouse(making: ResortMaking, way: Way, first: number, postcode: string): number {
  const { ledger, words, dice } = making;
  const number = String(first);
  const named = (ends: readonly string[]) => nameOf(making, way, words.places, ends) ?? '';
  switch (dice.weighted(KINDS)) {
    case 'guestHouse': {
      const building = named(['Guest House', 'Private Hotel', 'House', 'Bed and Breakfast']);
      ledger.add(way, { organisation: dice.chance(0.4) ? building : '', building, number }, postcode);
      return first;
    }
    case 'numbered': {
      const building = dice.chance(0.65) ? named(['', '', 'Court', 'Mansions', 'Lodge']) : '';
      const word = dice.pick(['Flat ', 'Flat ', 'Flat ', 'Apartment ', '']);
      const most = dice.between(2, 9);
      addNumbered(
        making,
        way,
        { building, number },
        { word: building === '' ? 'Flat ' : word, most },
        postcode,
      );
      if (dice.chance(0.15)) addFloors(making, way, { building, number }, ['Basement'], postcode);
      return first;
    }
    case 'floors':
      addFloors(
        making,
        way,
        { number, building: dice.chance(0.3) ? named(['']) : '' },
        dice.pick(FLOORS),
        postcode,
      );
      return first;
    case 'lettered': {
      const isNumber = dice.chance(0.4);
      for (const letter of ['A', 'B', 'C', 'D'].slice(0, dice.between(2, 4)))
        if (isNumber) ledger.add(way, { number: `${number}${letter}` }, postcode);
        else
          addUnit(
            making,
            way,
            { number },
            { kind: 'flat', mark: letter.toLowerCase(), flat: `Flat ${letter}` },
            postcode,
          );
      return first;
    }
    case 'hotel': {
      const building = named(['Hotel', 'Hotel', 'Court Hotel']);
      const last = dice.chance(0.6) ? first + 1 : first;
      const both = last === first ? number : `${first}-${last}`;
      const house = { building, number: both };
      ledger.add(way, { organisation: dice.chance(0.6) ? building : '', ...house }, postcode);
      const kind = { word: 'Staff Room ', most: dice.between(3, 9), kind: 'suite' } as const;
      if (building !== '' && dice.chance(0.5)) addNumbered(making, way, house, kind, postcode);
      const manager = {
        kind: 'manager',
        mark: '',
        flat: dice.pick(['Managers Flat', 'Owners Flat']),
      } as const;
      if (building !== '' && dice.chance(0.4)) addUnit(making, way, house, manager, postcode);
      return last;
    }
    default:
      ledger.add(way, { number, building: dice.chance(0.12) ? dice.pick(words.houses) : '' }, postcode);
      return first;
  }
}

/** A street of guest houses, of which many became flats. Returns the last number. */
export function fillGuestHouses(making: ResortMaking, way: Way, from = 1): number {
  const { ledger, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  let number = from;
  for (const at of upTo(dice.between(10, 34))) {
    if (at % 9 === 0) postcode = ledger.postcode(way.area.code);
    number = fillHouse(making, way, number, postcode) + 1;
  }
  return number - 1;
}

/** A terrace with its own name and numbers, in a street that has the same numbers. Some houses are flats. */
export function fillInside(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.terraces, ['Terrace', 'Terrace', 'Villas', 'Buildings']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const mark of upTo(dice.between(4, 16)).map(String)) {
    const house = { building: `${mark} ${building}` };
    if (dice.chance(0.12)) addNumbered(making, way, house, { word: 'Flat ', most: 3 }, postcode);
    else addUnit(making, way, { building }, { kind: 'row', mark, flat: mark }, postcode);
  }
}

/** A street of ordinary houses that has such a terrace. */
export function fillTerraceStreet(making: ResortMaking, way: Way): void {
  const { ledger, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(12, 40))) {
    if (at % 14 === 0) postcode = ledger.postcode(way.area.code);
    ledger.add(way, { number: String(at) }, postcode);
  }
  for (const _ of upTo(dice.between(1, 2))) fillInside(making, way);
}

/** A private hotel or convalescent home that stands without a number, with rooms or flats. */
export function fillHotel(making: ResortMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.places, ['Hotel', 'Grand Hotel', 'Sea Hotel', 'Hall']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation: dice.chance(0.5) ? building : '', building }, postcode);
  const isFlats = building.endsWith(' Hall');
  const kind = isFlats ? 'flat' : 'suite';
  const word = isFlats ? 'Flat ' : dice.pick(['Staff Room ', 'Room ']);
  addNumbered(making, way, { building }, { word, most: dice.between(4, 24), kind }, postcode);
  const code = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(2, 12))) ledger.add(way, { number: String(at * 2) }, code);
}
