import type { Way } from './ledger.ts';
import type { Making } from './streets.ts';

const FLOORS = ['Basement', 'Ground Floor', 'First Floor', 'Second Floor', 'Top Floor'] as const;

/** The mark of a floor: `Ground Floor` is `ground`. */
export function floorMark(floor: string): string {
  return floor.split(' ')[0]!.toLowerCase();
}

/** A Victorian terrace: whole houses, and houses that became flats. */
export function fillTerrace(making: Making, way: Way, first: number): void {
  const { ledger, dice } = making;
  const codes = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  const last = first + dice.between(18, 78);
  const share = dice.pick([0.05, 0.15, 0.35, 0.5]);
  const style = dice.pick(['letters', 'joined', 'floors', 'numbers', 'floors'] as const);
  for (let number = first; number <= last; number++) {
    // The bomb took a few houses, and some made room for a path.
    if (dice.chance(0.04)) continue;
    const code = codes[number % 2]!;
    if (dice.chance(share)) convert(making, way, String(number), code, style);
    else if (dice.chance(0.015)) ledger.add(way, { number: `${number}-${number + 2}` }, code);
    else ledger.add(way, { number: String(number) }, code);
    if (dice.chance(0.02)) ledger.add(way, { number: `${number}A` }, code);
    if (dice.chance(0.01))
      ledger.add(way, { number: String(number), flat: 'Annexe', unit: { kind: 'annexe', mark: '' } }, code);
  }
}

/** Flats of one house. A street has mostly one way to name them. */
function convert(making: Making, way: Way, number: string, code: string, usual: string): void {
  const { ledger, dice } = making;
  const style = dice.chance(0.8)
    ? usual
    : dice.pick(['letters', 'joined', 'floors', 'numbers', 'maisonettes']);
  const most = dice.between(2, 4);
  if (style === 'maisonettes') {
    for (const level of ['Upper', 'Lower'])
      ledger.add(
        way,
        { number, flat: `${level} Maisonette`, unit: { kind: 'floor', mark: level.toLowerCase() } },
        code,
      );
    return;
  }
  if (style === 'floors') {
    const from = dice.between(0, 1);
    for (const floor of FLOORS.slice(from, from + most))
      ledger.add(
        way,
        { number, flat: `${floor} Flat`, unit: { kind: 'floor', mark: floorMark(floor) } },
        code,
      );
    return;
  }
  for (let at = 0; at < most; at++) {
    const letter = 'ABCD'[at]!;
    if (style === 'joined') ledger.add(way, { number: `${number}${letter}` }, code);
    else {
      const mark = style === 'letters' ? letter : String(at + 1);
      ledger.add(
        way,
        { number, flat: `Flat ${mark}`, unit: { kind: 'flat', mark: mark.toLowerCase() } },
        code,
      );
    }
  }
}

/** Inter-war semis. A few have a name beside their number, and a few numbers were never used. */
export function fillSemis(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const codes = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  const last = dice.between(12, 96);
  const isOneSided = dice.chance(0.2);
  for (let number = 1; number <= last; number += isOneSided ? 2 : 1) {
    if (number === 13 || dice.chance(0.03)) continue;
    const building = dice.chance(0.03) ? dice.pick(words.houses) : '';
    ledger.add(way, { number: String(number), building }, codes[number % 2]!);
    if (dice.chance(0.015)) ledger.add(way, { number: `${number}A` }, codes[number % 2]!);
  }
}

/** A private road, whose houses have names only. */
export function fillPrivateRoad(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const most = dice.between(8, 26);
  for (let house = 0; house < most; house++) {
    const building = dice.pick(words.houses);
    ledger.add(way, { building }, postcode);
    if (!dice.chance(0.05)) continue;
    ledger.add(way, { building, flat: 'Annexe', unit: { kind: 'annexe', mark: '' } }, postcode);
  }
}
