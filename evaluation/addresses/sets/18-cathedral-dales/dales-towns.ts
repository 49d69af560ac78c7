import { floorMark } from './cathedral-homes.ts';
import { firmName } from './cathedral-trade.ts';
import type { Way } from './ledger.ts';
import { type Making, upTo } from './streets.ts';

/** A street of a market town: houses with numbers, some with names, some with shops. */
export function fillTownStreet(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const isCentral = words.whole.includes(way.street);
  for (const at of upTo(dice.between(8, isCentral ? 56 : 34))) {
    if (dice.chance(0.05)) continue;
    const number = String(at);
    if (isCentral && dice.chance(0.4)) fillShop(making, way, number, postcode);
    else ledger.add(way, { number, building: dice.chance(0.07) ? dice.pick(words.houses) : '' }, postcode);
    if (dice.chance(0.015)) ledger.add(way, { number: `${number}A` }, postcode);
  }
  if (isCentral || dice.chance(0.1)) fillYard(making, way);
  if (dice.chance(0.2)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

function fillShop(making: Making, way: Way, number: string, postcode: string): void {
  const { ledger, words, dice } = making;
  ledger.add(
    way,
    { organisation: dice.chance(0.7) ? dice.pick(words.shops) : firmName(making), number },
    postcode,
  );
  if (!dice.chance(0.5)) return;
  if (dice.chance(0.4)) {
    ledger.add(way, { number, flat: 'Flat Above', unit: { kind: 'over', mark: '' } }, postcode);
    return;
  }
  for (const floor of ['First Floor', 'Second Floor'].slice(0, dice.between(1, 2)))
    ledger.add(
      way,
      { number, flat: `${floor} Flat`, unit: { kind: 'floor', mark: floorMark(floor) } },
      postcode,
    );
}

/** The yard or wynd behind a street, where houses count from one. */
function fillYard(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.last)}s ${dice.pick(['Yard', 'Wynd', 'Ginnel', 'Court'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 9)))
    ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
}

/** A street of a village, with numbers or with numbers and names. */
export function fillVillageStreet({ ledger, words, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  const isNamed = dice.chance(0.4);
  for (const at of upTo(dice.between(6, 28)))
    if (isNamed && dice.chance(0.5)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
    else ledger.add(way, { number: String(at) }, postcode);
}

/** A chapel, school or mill that became dwellings. */
export function fillConversion({ ledger, words, dice }: Making, way: Way): void {
  const { locality } = way.area;
  const old = dice.pick([
    `The Old ${dice.pick(words.chapels)}`,
    `The Old School ${locality}`,
    `${dice.pick(words.mills)} Mill`,
  ]);
  if (!ledger.claim(way.area, old)) return;
  const postcode = ledger.postcode(way.area.code);
  if (dice.chance(0.4)) {
    ledger.add(way, { building: old }, postcode);
    return;
  }
  const word = dice.pick(['Flat', 'Apartment', '']);
  for (const at of upTo(dice.between(2, 9)))
    ledger.add(
      way,
      { building: old, flat: `${word} ${at}`.trim(), unit: { kind: 'flat', mark: String(at) } },
      postcode,
    );
}
