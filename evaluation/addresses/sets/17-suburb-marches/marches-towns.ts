import type { Way } from './ledger.ts';
import { type Making, upTo } from './streets.ts';
import { floorMark } from './suburb-houses.ts';
import { fillParade, firmName } from './suburb-trade.ts';

/** A street of a market town: houses with numbers, some with names, some with shops. */
export function fillTownStreet(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const isCentral = words.whole.includes(way.street);
  if (!isCentral && dice.chance(0.04)) fillParade(making, way);
  const last = dice.between(8, isCentral ? 60 : 46);
  for (let at = 1; at <= last; at++) {
    if (dice.chance(0.05)) continue;
    const number = String(at);
    if (isCentral && dice.chance(0.45)) fillShop(making, way, number, postcode);
    else if (dice.chance(0.06)) ledger.add(way, { number, building: dice.pick(words.houses) }, postcode);
    else ledger.add(way, { number }, postcode);
    if (dice.chance(0.02)) ledger.add(way, { number: `${number}A` }, postcode);
  }
  if (isCentral && dice.chance(0.7)) fillYard(making, way);
  if (dice.chance(0.3)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

function fillShop({ ledger, words, dice }: Making, way: Way, number: string, postcode: string): void {
  const organisation = dice.chance(0.7) ? dice.pick(words.shops) : firmName({ ledger, words, dice });
  ledger.add(way, { organisation, number }, postcode);
  if (dice.chance(0.5)) {
    for (const floor of ['First Floor', 'Second Floor'].slice(0, dice.between(1, 2)))
      ledger.add(
        way,
        { number, flat: `${floor} Flat`, unit: { kind: 'floor', mark: floorMark(floor) } },
        postcode,
      );
  } else if (dice.chance(0.4)) {
    ledger.add(way, { number, flat: 'Flat Over', unit: { kind: 'over', mark: '' } }, postcode);
  }
}

/** The yard behind a street, where houses count from one. */
function fillYard(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.last)}s ${dice.pick(['Yard', 'Court', 'Passage'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 9)))
    ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
}

/** Almshouses of a founder. */
export function fillAlmshouses(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.last)} Almshouses`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 12)))
    ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
}

/** A castle that became flats, with a lodge and stables. */
export function fillCastle(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = `${way.area.town.split(/[- ]/).at(0)} Castle`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 14)))
    ledger.add(way, { building, flat: `Flat ${at}`, unit: { kind: 'flat', mark: String(at) } }, postcode);
  for (const name of ['The Lodge', 'The Gatehouse', 'North Tower'])
    ledger.add(way, { building, flat: name, unit: { kind: 'named', mark: name.toLowerCase() } }, postcode);
}
