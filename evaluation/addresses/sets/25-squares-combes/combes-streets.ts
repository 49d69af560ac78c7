import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { upTo } from '../common/streets.ts';
import { addNamed, addNumbered, addUnit } from '../common/units.ts';
import type { CombesMaking } from './combes.ts';

/** An old street: cottages with numbers, names, or both. Some have flats. */
export function fillOldStreet(making: CombesMaking, way: Way): void {
  const { ledger, words, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 50))) {
    if (at % 14 === 0) postcode = ledger.postcode(way.area.code);
    const number = dice.chance(0.85) ? String(at) : '';
    const building = number === '' || dice.chance(0.15) ? dice.pick(words.houses) : '';
    if (number !== '' && dice.chance(0.06))
      addNumbered(making, way, { number }, { word: 'Flat ', most: dice.between(2, 5) }, postcode);
    else ledger.add(way, { number, building }, postcode);
    if (dice.chance(0.03)) ledger.add(way, { number: `${at}A` }, postcode);
  }
}

/** A close of council houses or a new estate. */
export function fillClose({ ledger, words, dice }: CombesMaking, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const step = dice.chance(0.3) ? 2 : 1;
  for (const at of upTo(dice.between(8, 54))) {
    if (at % 18 === 0) postcode = ledger.postcode(way.area.code);
    const building = dice.chance(0.02) ? dice.pick(words.houses) : '';
    ledger.add(way, { number: String(at * step), building }, postcode);
  }
}

/** A lane of houses that have names. A few have an annexe. */
export function fillLane(making: CombesMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const [postcode, other] = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  for (const at of upTo(dice.between(5, 26))) {
    const building = dice.pick(words.houses);
    ledger.add(way, { building }, at > 13 ? other : postcode);
    if (dice.chance(0.05)) addNamed(making, way, { building }, 'The Annexe', at > 13 ? other : postcode);
  }
}

/** Rows of cottages with their own numbers, and houses with names between them. */
export function fillCottages(making: CombesMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (const _ of upTo(dice.between(1, 3))) {
    const names = [...words.places, ...words.bases];
    const building = nameOf(making, way, names, ['Cottages', 'Cottages', 'Row', 'Terrace', 'Villas']);
    if (building === undefined) continue;
    for (const mark of upTo(dice.between(2, 12)).map(String))
      addUnit(making, way, { building }, { kind: 'row', mark, flat: mark }, postcode);
  }
  for (const _ of upTo(dice.between(2, 8))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** Retirement flats. Some stand beside a number of the street. */
export function fillCourt(making: CombesMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.blocks, ['Court', 'Lodge', 'House']);
  if (building === undefined) return;
  const house = { building, number: dice.chance(0.25) ? String(dice.between(3, 60)) : '' };
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Flat ', 'Apartment ', '']);
  addNumbered(making, way, house, { word, most: dice.between(12, 44) }, postcode);
  const manager = { kind: 'manager', mark: '', flat: 'House Managers Flat' } as const;
  if (dice.chance(0.4)) addUnit(making, way, house, manager, postcode);
}

/** An inn, a chapel or a school with a dwelling, and the houses beside it. */
export function fillPublic(making: CombesMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(3, 14))) ledger.add(way, { number: String(at * 2) }, postcode);
  const isInn = dice.chance(0.5);
  const names = isInn ? words.pubs : [...words.sites, ...words.bases];
  const building = nameOf(making, way, names, isInn ? [''] : ['Chapel', 'Primary School', 'Village Hall']);
  if (building === undefined) return;
  ledger.add(way, { organisation: dice.chance(0.4) ? building : '', building }, postcode);
  const flat = isInn ? 'Managers Flat' : 'School House';
  if (isInn && dice.chance(0.5))
    addUnit(making, way, { building }, { kind: 'manager', mark: '', flat }, postcode);
  else if (building.endsWith(' School') && dice.chance(0.6))
    addNamed(making, way, { building }, flat, postcode);
}
