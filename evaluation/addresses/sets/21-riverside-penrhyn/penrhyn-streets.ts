import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { terraceName } from './penrhyn-country.ts';

/** A street of a village or town. Some houses have a name beside the number, and some a name only. */
export function fillStreet({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const isTown = way.area.kind === 'town';
  for (const at of upTo(dice.between(6, isTown ? 60 : 24))) {
    if (at % 15 === 0) postcode = ledger.postcode(way.area.code);
    const name = dice.chance(0.22) ? dice.pick(words.houses) : '';
    const isNumbered = name === '' || dice.chance(0.4);
    const number = isNumbered ? String(at) : '';
    ledger.add(way, { number, building: name }, postcode);
    if (isNumbered && dice.chance(0.02)) ledger.add(way, { number: `${at}A` }, postcode);
    if (!isTown || !isNumbered || !dice.chance(0.07)) continue;
    for (const mark of ['1', '2', '3'].slice(0, dice.between(2, 3)))
      ledger.add(way, { number, flat: `Fflat ${mark}`, unit: { kind: 'flat', mark } }, postcode);
  }
  if (!dice.chance(0.12)) return;
  const building = dice.pick(words.pubs);
  ledger.add(way, { organisation: building, building }, postcode);
}

/** A council estate: `12 Maes Meurig`. */
export function fillEstate({ ledger, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, way.area.kind === 'town' ? 64 : 36))) {
    if (at % 20 === 0) postcode = ledger.postcode(way.area.code);
    if (at !== 13) ledger.add(way, { number: String(at) }, postcode);
  }
}

/** A terrace whose name is its street: `1 Tan y Bryn`. */
export function fillTerrace({ ledger, words, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(3, 18))) ledger.add(way, { number: String(at) }, postcode);
  if (dice.chance(0.15)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** A terrace with its own name, in a street or at the roadside: `2 Tai Gwynion, Stryd Fawr`. */
export function fillRows(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = terraceName(making, way);
  const postcode = ledger.postcode(way.area.code);
  if (building !== undefined)
    for (const at of upTo(dice.between(3, 12)))
      ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
  const other = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(2, 8)))
    ledger.add(
      way,
      { building: dice.pick(words.houses), number: way.street === '' ? '' : String(at + 30) },
      other,
    );
}
