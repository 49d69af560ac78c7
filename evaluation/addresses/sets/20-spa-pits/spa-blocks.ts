import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { claim, claimed } from './naming.ts';

/** A mansion block. Some have the number of the street too, and some stand in a street that has their name. */
export function fillMansions(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const base = way.street.split(' ').slice(0, -1).join(' ');
  const ends = ['Mansions', 'Court', 'House', 'Lodge', 'Gate', 'Heights'];
  const building = dice.chance(0.15)
    ? claim(making, way, `${base} ${dice.pick(['Mansions', 'House'])}`)
    : claimed(making, way, ends);
  if (building === undefined) return;
  const number = dice.chance(0.35) ? String(dice.between(2, 90)) : '';
  const word = dice.pick(['Flat ', 'Flat ', 'Apartment ', '']);
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 48))) {
    const mark = String(at);
    ledger.add(way, { building, number, flat: `${word}${mark}`, unit: { kind: 'flat', mark } }, postcode);
  }
  if (dice.chance(0.12))
    ledger.add(
      way,
      { building, number, flat: 'Porters Flat', unit: { kind: 'manager', mark: '' } },
      postcode,
    );
}

/** A hotel that became flats. The list keeps its old name beside the new one. */
export function fillHotel(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const former = `The ${dice.pick(words.places)} Hotel`;
  const own = claimed(making, way, ['Residences', 'Apartments', 'Court']);
  if (own === undefined || !ledger.claim(way.area, former)) return;
  const building = `${own} (Formerly ${former})`;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(9, 40))) {
    const unit = { kind: 'flat', mark: String(at) } as const;
    ledger.add(way, { building, names: [own, former], flat: `Apartment ${at}`, unit }, postcode);
  }
}

/** A nursing home, which is one row, and perhaps the flat of its matron. */
export function fillCareHome(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = claimed(making, way, ['Nursing Home', 'Care Home', 'Residential Home', 'Rest Home']);
  if (building === undefined) return;
  const number = dice.chance(0.5) ? String(dice.between(3, 60)) : '';
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation: building, building, number }, postcode);
  const unit = { kind: 'manager', mark: '' } as const;
  if (dice.chance(0.3)) ledger.add(way, { building, number, flat: 'Matrons Flat', unit }, postcode);
  for (const at of upTo(dice.between(4, 16))) ledger.add(way, { number: String(at + 60) }, postcode);
}

/** Almshouses of a charity. */
export function fillAlmshouses(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = claim(
    making,
    way,
    `${dice.pick(words.last)} ${dice.pick(['Almshouses', 'Hospital Almshouses'])}`,
  );
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 18)))
    ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
}

/** A mews behind a terrace, and the garages that became studios. */
export function fillMews(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const street = `${way.street.split(' ').slice(0, -1).join(' ')} Mews`;
  if (!ledger.claim(way.area, street)) return;
  const behind = { ...way, street };
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(5, 18))) {
    ledger.add(behind, { number: String(at) }, postcode);
    const unit = { kind: 'named', mark: 'studio' } as const;
    if (dice.chance(0.06)) ledger.add(behind, { number: String(at), flat: 'Studio', unit }, postcode);
  }
}

/** Sheltered flats with a house manager. */
export function fillRetirement(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = claimed(making, way, ['Lodge', 'Court', 'Retirement Village']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const isJoined = dice.chance(0.6);
  for (const at of upTo(dice.between(16, 50))) {
    const unit = { kind: 'flat', mark: String(at) } as const;
    ledger.add(way, { building, flat: isJoined ? String(at) : `Flat ${at}`, unit }, postcode);
  }
  const manager = { building, flat: 'House Managers Flat', unit: { kind: 'manager', mark: '' } } as const;
  ledger.add(way, manager, postcode);
}
