import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { upTo } from '../common/streets.ts';
import { addNamed, addUnit } from '../common/units.ts';
import type { MilltownMaking } from './making.ts';

/**
 * A street and the back-to-back houses behind it, which have the same numbers. The list writes `3 Back Albert Street`
 * or `Back 3 Albert Street`.
 */
export function fillBacks(making: MilltownMaking, way: Way): void {
  const { ledger, dice } = making;
  const street = `Back ${way.street}`;
  if (!ledger.claim(way.area, street)) return;
  const isBefore = dice.chance(0.3);
  const step = dice.chance(0.5) ? 2 : 1;
  let [front, back] = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  for (const at of upTo(dice.between(8, 40))) {
    if (at % 20 === 0) [front, back] = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
    const number = String(at * step);
    ledger.add(way, { number }, front);
    if (dice.chance(0.15)) continue;
    if (isBefore) ledger.add(way, { number: `Back ${number}` }, back);
    else ledger.add({ ...way, street }, { number }, back);
  }
}

/** Streets of one name and several descriptors, side by side. Their postcodes are neighbours. */
export function fillFamily(making: MilltownMaking, way: Way): void {
  const { ledger, dice } = making;
  const base = way.street.split(' ').slice(0, -1).join(' ');
  const streets = [way.street];
  for (const descriptor of ['Road', 'Terrace', 'Avenue', 'Close', 'View', 'Drive', 'Mount', 'Grove'])
    if (dice.chance(0.55) && ledger.claim(way.area, `${base} ${descriptor}`))
      streets.push(`${base} ${descriptor}`);
  for (const street of streets) {
    let postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(5, 30))) {
      if (at % 15 === 0) postcode = ledger.postcode(way.area.code);
      ledger.add({ ...way, street }, { number: String(at) }, postcode);
      if (dice.chance(0.015)) ledger.add({ ...way, street }, { number: `${at}A` }, postcode);
    }
  }
}

/** A row with its own name in a longer road. The road has the same numbers. */
export function fillRow(making: MilltownMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(
    making,
    way,
    [...words.places, ...words.blocks],
    ['Row', 'Terrace', 'Buildings', 'Cottages'],
  );
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 36))) ledger.add(way, { number: String(at) }, postcode);
  if (building === undefined) return;
  const other = ledger.postcode(way.area.code);
  for (const mark of upTo(dice.between(3, 14)).map(String))
    addUnit(making, way, { building }, { kind: 'row', mark, flat: mark }, other);
}

/** A short nook, ginnel or brow: a few numbers and names. */
export function fillNook(making: MilltownMaking, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(2, 14))) {
    const number = dice.chance(0.7) ? String(at) : '';
    const building = number === '' || dice.chance(0.15) ? dice.pick(words.houses) : '';
    ledger.add(way, { number, building }, postcode);
    if (number === '' && dice.chance(0.04)) addNamed(making, way, { building }, 'The Annexe', postcode);
  }
}
