import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';

/** Numbered houses. One side of some streets has the odd numbers only. */
export function fillStreet({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const step = dice.chance(0.25) ? 2 : 1;
  for (const at of upTo(dice.between(8, 64))) {
    if (at % 16 === 0) postcode = ledger.postcode(way.area.code);
    const number = String(1 + (at - 1) * step);
    const building = dice.chance(0.06) ? dice.pick(words.houses) : '';
    ledger.add(way, { number, building }, postcode);
    if (dice.chance(0.03))
      for (const letter of ['A', 'B']) ledger.add(way, { number: number + letter }, postcode);
  }
}

/** Married quarters. Some roads have the name of their patch as well. */
export function fillQuarters({ ledger, words, dice }: Making, way: Way): void {
  const estate = dice.chance(0.5) ? `${dice.pick(words.places)} Lines` : '';
  let postcode = ledger.postcode(way.area.code);
  const first = dice.pick([1, 1, 1, 41, 101]);
  for (const at of upTo(dice.between(12, 70))) {
    if (at % 18 === 0) postcode = ledger.postcode(way.area.code);
    ledger.add(way, { number: String(first + at - 1), estate }, postcode);
  }
}

/** A new estate: numbered houses of the first phase, and plots of the next one in the same street. */
export function fillPlots({ ledger, words, dice }: Making, way: Way): void {
  const name = dice.pick(words.estates);
  const most = dice.between(6, 40);
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(most))
    ledger.add(way, { number: String(at), estate: dice.chance(0.4) ? name : '' }, postcode);
  const phase = dice.between(2, 4);
  const estate = dice.pick([`${name} Phase ${phase}`, `Phase ${phase}, ${name}`, name]);
  const other = ledger.postcode(way.area.code);
  const first = dice.between(100, 400);
  for (const at of upTo(dice.between(4, 24))) {
    const mark = String(first + at);
    ledger.add(way, { estate, flat: `Plot ${mark}`, unit: { kind: 'plot', mark } }, other);
  }
}

/** A retirement village: apartments in courts, cottages, bungalows with numbers and the manager's flat. */
export function fillRetirement(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = `${dice.pick(words.estates)} Retirement Village`;
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, words.blocks, ['Court', 'Lodge', 'House']);
    if (building === undefined) continue;
    const word = dice.pick(['Apartment ', 'Flat ', '']);
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(10, 40))) {
      const mark = String(at);
      ledger.add(way, { estate, building, flat: `${word}${mark}`, unit: { kind: 'flat', mark } }, postcode);
    }
    const unit = { kind: 'manager', mark: '' } as const;
    if (dice.chance(0.3)) ledger.add(way, { estate, building, flat: 'House Managers Flat', unit }, postcode);
  }
  const row = nameOf(making, way, words.blocks, ['Cottages', 'Bungalows']);
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 14))) {
    const mark = String(at);
    if (row !== undefined)
      ledger.add(way, { estate, building: row, flat: mark, unit: { kind: 'row', mark } }, postcode);
  }
}

/** A hamlet of an estate whose cottages are numbered in the order in which they were built, not along the lane. */
export function fillHamlet(making: Making, { area, ...rest }: Way): void {
  const { ledger, words, dice } = making;
  const way = { ...rest, area };
  let number = dice.between(1, 40);
  let postcode = ledger.postcode(area.code);
  const isRow = dice.chance(0.4);
  const building = isRow ? nameOf(making, way, ['Manor', 'Estate', 'Church', 'Home Farm'], ['Cottages']) : '';
  for (const _ of upTo(dice.between(6, 18))) {
    number += dice.between(1, 7);
    if (dice.chance(0.2)) postcode = ledger.postcode(area.code);
    const mark = String(number);
    if (building === undefined || building === '') ledger.add(way, { number: mark }, postcode);
    else ledger.add(way, { building, flat: mark, unit: { kind: 'row', mark } }, postcode);
    if (dice.chance(0.45)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
  }
}
