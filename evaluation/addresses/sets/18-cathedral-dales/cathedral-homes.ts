import type { Way } from './ledger.ts';
import { type Making, shuffled, upTo } from './streets.ts';

const FLOORS = ['Basement', 'Ground Floor', 'First Floor', 'Second Floor', 'Top Floor'] as const;

/** The mark of a floor: `Ground Floor` is `ground`. */
export function floorMark(floor: string): string {
  return floor.split(' ')[0]!.toLowerCase();
}

/** The street round the cathedral: houses with numbers, houses with names, and a few with both. */
export function fillClose(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  ledger.claim(way.area, way.street);
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(34)) {
    const building = dice.chance(0.2) ? dice.pick(words.houses) : '';
    ledger.add(way, { number: String(at), building }, postcode);
  }
  for (const building of shuffled(words.houses, dice).slice(0, 14)) ledger.add(way, { building }, postcode);
}

/** A Victorian terrace. Some of its houses are a row that has a name, and some are flats. */
export function fillTerrace(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const codes = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  const last = dice.between(20, 90);
  const share = dice.pick([0.02, 0.06, 0.15, 0.3]);
  const style = dice.pick(['letters', 'joined', 'floors', 'numbers'] as const);
  const row = dice.chance(0.3)
    ? `${dice.pick(words.last)} ${dice.pick(['Terrace', 'Place', 'Buildings'])}`
    : '';
  const isRow = row !== '' && ledger.claim(way.area, row);
  const from = dice.between(4, last);
  for (const number of upTo(last)) {
    if (dice.chance(0.03)) continue;
    const postcode = codes[number % 2]!;
    const inRow = isRow && number % 2 === from % 2 && number >= from && number < from + 20;
    const estate = inRow ? row : '';
    if (!inRow && dice.chance(share)) convert(making, way, String(number), postcode, style);
    else ledger.add(way, { number: String(number), estate }, postcode);
    if (dice.chance(0.015)) ledger.add(way, { number: `${number}A` }, postcode);
    if (dice.chance(0.01))
      ledger.add(
        way,
        { number: String(number), flat: 'Annexe', unit: { kind: 'annexe', mark: '' } },
        postcode,
      );
  }
}

/** Flats of one house. */
function convert(
  { ledger, dice }: Making,
  way: Way,
  number: string,
  postcode: string,
  style: 'letters' | 'joined' | 'floors' | 'numbers',
): void {
  const most = dice.between(2, 4);
  if (style === 'floors') {
    const from = dice.between(0, 1);
    for (const floor of FLOORS.slice(from, from + most))
      ledger.add(
        way,
        { number, flat: `${floor} Flat`, unit: { kind: 'floor', mark: floorMark(floor) } },
        postcode,
      );
    return;
  }
  for (const letter of ['A', 'B', 'C', 'D'].slice(0, most)) {
    if (style === 'joined') {
      ledger.add(way, { number: `${number}${letter}` }, postcode);
      continue;
    }
    const mark = style === 'letters' ? letter : String('ABCD'.indexOf(letter) + 1);
    ledger.add(
      way,
      { number, flat: `Flat ${mark}`, unit: { kind: 'flat', mark: mark.toLowerCase() } },
      postcode,
    );
  }
}

/** A street near the university, where many houses are listed room by room. */
export function fillStudentStreet(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const codes = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  const share = dice.pick([0.08, 0.15, 0.25]);
  const hasHouse = dice.chance(0.5);
  for (const number of upTo(dice.between(24, 80))) {
    const postcode = codes[number % 2]!;
    const isShared = dice.chance(share);
    if (!isShared || hasHouse) ledger.add(way, { number: String(number) }, postcode);
    if (!isShared) continue;
    for (const at of upTo(dice.between(3, 7)))
      ledger.add(
        way,
        { number: String(number), flat: `Room ${at}`, unit: { kind: 'room', mark: String(at) } },
        postcode,
      );
  }
}

/** Semis of the last century. A few have a name beside their number. */
export function fillSemis({ ledger, words, dice }: Making, way: Way): void {
  const codes = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  const last = dice.between(10, 84);
  for (const number of upTo(last)) {
    if (number === 13 || dice.chance(0.03)) continue;
    const building = dice.chance(0.025) ? dice.pick(words.houses) : '';
    ledger.add(way, { number: String(number), building }, codes[number % 2]!);
    if (dice.chance(0.01)) ledger.add(way, { number: `${number}A` }, codes[number % 2]!);
  }
}

/** A street of a village: numbers, names, an inn, a chapel and barns of a former farm. */
export function fillVillage({ ledger, words, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  const share = dice.pick([0.05, 0.3, 0.7]);
  for (const number of upTo(dice.between(8, 44))) {
    if (dice.chance(share)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
    else ledger.add(way, { number: String(number) }, postcode);
  }
  const inn = dice.pick(words.inns);
  if (dice.chance(0.12) && ledger.claim(way.area, inn))
    ledger.add(way, { organisation: inn, building: inn }, postcode);
  const chapel = dice.pick(words.chapels);
  if (dice.chance(0.08) && ledger.claim(way.area, chapel)) ledger.add(way, { building: chapel }, postcode);
  if (!dice.chance(0.2)) return;
  const building = `${dice.pick(words.last)}s Yard`;
  if (!ledger.claim(way.area, building)) return;
  for (const barn of shuffled(words.barns, dice).slice(0, 3))
    ledger.add(way, { building, flat: barn, unit: { kind: 'named', mark: barn.toLowerCase() } }, postcode);
}
