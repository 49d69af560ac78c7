import type { Way } from '../common/ledger.ts';
import { type Making, styled, upTo } from '../common/streets.ts';
import { fillFarm } from './fens-farms.ts';

/** A drove: houses far apart, with names, numbers or both, and farms between them. */
export function fillDrove(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const style = dice.pick(['names', 'names', 'numbers', 'both'] as const);
  let number = 1;
  for (const _ of upTo(dice.between(5, 22))) {
    number += dice.pick([1, 2, 2, 4, 6]);
    const isNamed = style === 'names' || (style === 'both' && dice.chance(0.5));
    const building = isNamed ? dice.pick(words.houses) : '';
    ledger.add(way, { building, number: style === 'names' ? '' : String(number) }, postcode);
  }
  if (dice.chance(0.7)) fillFarm(making, way);
}

/** A road through several parishes, whose numbers run on from one to the next. */
export function fillLongRoad(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const others = words.areas.filter(({ town, locality }) => town === way.area.town && locality !== '');
  let number = dice.between(1, 3);
  for (const area of [way.area, ...others.filter((one) => one !== way.area)].slice(0, dice.between(2, 4))) {
    if (area !== way.area && !ledger.claim(area, way.street)) continue;
    const part = styled(area, way.street, dice);
    let postcode = ledger.postcode(area.code);
    for (const at of upTo(dice.between(12, 36))) {
      if (at % 14 === 13) postcode = ledger.postcode(area.code);
      number += dice.pick([1, 2, 2, 3]);
      const building = dice.chance(0.35) ? dice.pick(words.houses) : '';
      ledger.add(part, { number: String(number), building }, postcode);
      if (dice.chance(0.04)) ledger.add(part, { number: `${number}A` }, postcode);
    }
  }
}

/** A street, green or End of a village: council houses with numbers, old houses with names, a row of cottages. */
export function fillVillage({ ledger, words, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  const named = dice.pick([0, 0.1, 0.6]);
  for (const number of upTo(dice.between(6, 44))) {
    if (dice.chance(0.04)) continue;
    if (dice.chance(named)) {
      const hasBoth = dice.chance(0.4);
      ledger.add(way, { building: dice.pick(words.houses), number: hasBoth ? String(number) : '' }, postcode);
    } else ledger.add(way, { number: String(number) }, postcode);
    if (dice.chance(0.03)) ledger.add(way, { number: `${number}A` }, postcode);
  }
  if (dice.chance(0.3)) {
    const building = `${dice.pick([...words.last, ...words.bases])} ${dice.pick(['Cottages', 'Row', 'Villas'])}`;
    if (!ledger.claim(way.area, building)) return;
    for (const at of upTo(dice.between(2, 8)))
      ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
  }
  if (dice.chance(0.25)) {
    const organisation = dice.pick(words.pubs);
    ledger.add(way, { organisation, building: `${organisation} Inn` }, postcode);
  }
}
