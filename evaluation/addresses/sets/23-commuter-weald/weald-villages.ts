import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';

/** A lane or a green whose houses have names. Some of them have a number too. */
export function fillLane({ ledger, words, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  const other = ledger.postcode(way.area.code);
  const share = dice.pick([0, 0, 0.15, 0.6]);
  for (const at of upTo(dice.between(4, 26))) {
    const code = at > 14 ? other : postcode;
    const number = dice.chance(share) ? String(at) : '';
    const building = number === '' || dice.chance(0.3) ? dice.pick(words.houses) : '';
    ledger.add(way, { number, building }, code);
    if (number !== '' || !dice.chance(0.03)) continue;
    const flat = dice.pick(['The Annexe', 'Annexe', 'Garden Annexe']);
    ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, code);
  }
}

/** Numbered houses of a small town or a large village. */
export function fillNumbered({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 48))) {
    if (at % 15 === 0) postcode = ledger.postcode(way.area.code);
    const building = dice.chance(0.08) ? dice.pick(words.houses) : '';
    ledger.add(way, { number: String(at), building }, postcode);
    if (dice.chance(0.015)) ledger.add(way, { number: `${at}A` }, postcode);
  }
}

/** A road that is numbered in one row through two villages of a town. */
export function fillLongRoad(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const neighbours = words.areas.filter(
    ({ town, locality }) => town === way.area.town && locality !== way.area.locality,
  );
  const area = dice.pick(neighbours);
  if (!ledger.claim(area, way.street)) return;
  const border = dice.between(12, 50);
  const next = { ...way, area, locality: area.locality, town: area.town };
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(border + dice.between(10, 40))) {
    const here = at <= border ? way : next;
    if (at === border + 1 || at % 16 === 0) postcode = ledger.postcode(here.area.code);
    const building = dice.chance(0.12) ? dice.pick(words.houses) : '';
    ledger.add(here, { number: String(at), building }, postcode);
  }
}

/** A row of numbered cottages with its own name, or almshouses. */
export function fillRow(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const isAlms = dice.chance(0.25);
  const building = isAlms
    ? nameOf(making, way, words.blocks, ['Almshouses', 'Homes'])
    : nameOf(making, way, [...words.places, ...words.bases], ['Cottages', 'Villas', 'Terrace']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(2, 14))) {
    const mark = String(at);
    ledger.add(way, { building, flat: mark, unit: { kind: 'row', mark } }, postcode);
  }
  for (const _ of upTo(dice.between(2, 6))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}
