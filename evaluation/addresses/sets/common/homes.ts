import type { Way } from './ledger.ts';
import { nameOf } from './name-of.ts';
import { type Making, upTo } from './streets.ts';
import { addNumbered, addUnit } from './units.ts';

/** Of 100 houses of a street, how many are whole, joined to the next one, divided under letters, or flats. */
const HOUSES = { whole: 88, joined: 3, lettered: 5, flats: 4 } as const;

/** Terraced houses. */
export function fillTerraces(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  const step = dice.chance(0.6) ? 2 : 1;
  let number = dice.pick([1, 1, 2, 2, 3, 20]);
  for (const at of upTo(dice.between(6, 60))) {
    if (at % 18 === 0) postcode = ledger.postcode(way.area.code);
    const kind = dice.weighted(HOUSES);
    const own = String(number);
    if (kind === 'joined') ledger.add(way, { number: `${number}-${number + step}` }, postcode);
    else if (kind === 'lettered')
      for (const letter of dice.pick(['AB', 'AB', 'ABC']))
        ledger.add(way, { number: `${own}${letter}` }, postcode);
    else if (kind === 'flats')
      addNumbered(making, way, { number: own }, { word: 'Flat ', most: dice.between(2, 4) }, postcode);
    else ledger.add(way, { number: own }, postcode);
    number += kind === 'joined' ? step * 2 : step;
  }
  if (dice.chance(0.3)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** Semi-detached houses and bungalows. */
export function fillStreet({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const step = dice.chance(0.45) ? 2 : 1;
  for (const at of upTo(dice.between(10, 60))) {
    if (at % 16 === 0) postcode = ledger.postcode(way.area.code);
    const number = String(at * step);
    const building = dice.chance(0.06) ? dice.pick(words.houses) : '';
    ledger.add(way, { number, building }, postcode);
    if (dice.chance(0.02)) ledger.add(way, { number: `${number}A` }, postcode);
  }
}

/** A retirement court with a manager's flat. Some stand beside a number of the road. */
export function fillRetirement(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.blocks, ['Court', 'Lodge', 'Sands']);
  if (building === undefined) return;
  const number = dice.chance(0.3) ? String(dice.between(3, 120)) : '';
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Flat ', 'Flat ', 'Apartment ', '']);
  addNumbered(making, way, { building, number }, { word, most: dice.between(16, 56) }, postcode);
  const flat = dice.pick(['Wardens Flat', 'Managers Flat', 'Scheme Managers Flat']);
  if (dice.chance(0.6))
    addUnit(making, way, { building, number }, { kind: 'manager', mark: '', flat }, postcode);
}
