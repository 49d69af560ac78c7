import type { Unit } from './entry.ts';
import type { Premise, Way } from './ledger.ts';
import type { Scene } from './newtown.ts';
import { houseNumbers, newWay } from './streets.ts';

/** Ways in which owners number the flats of a stair. One street keeps one way, mostly. */
const MANNERS = {
  'floor/flat': 40,
  'Flat floor/flat': 25,
  'number/flat': 15,
  floorFflat: 10,
  numbers: 10,
} as const;

type Manner = keyof typeof MANNERS;

/** A street of tenements. */
export function tenements({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const postcodes = [ledger.postcode(settlement), ledger.postcode(settlement)];
  const manner = dice.weighted(MANNERS);
  for (const number of houseNumbers(dice, dice.between(8, 36))) {
    const postcode = postcodes[Number.parseInt(number, 10) % 2]!;
    if (number.includes('-') || dice.chance(0.3)) {
      ledger.add(way, { number }, postcode);
      continue;
    }
    for (const flat of stair(manner, dice.between(1, 3), dice.between(2, 3), dice.chance(0.2)))
      ledger.add(way, { ...flat, number }, postcode);
  }
}

/** The flats of a stair, as `1/2`, `2F1` or `Flat 3`; some stairs have a main door or a basement. */
function stair(manner: Manner, floors: number, doors: number, hasDoor: boolean): Premise[] {
  const flats: Premise[] = [];
  if (hasDoor) {
    flats.push({ unit: { kind: 'main door', mark: '' }, flat: 'Main Door' });
    flats.push({ unit: { kind: 'floor', mark: 'basement' }, flat: 'Basement Flat' });
  }
  for (let floor = hasDoor ? 1 : 0; floor <= floors; floor++) {
    for (let door = 1; door <= doors; door++) flats.push(flatOf(manner, floor, door, floor * doors + door));
  }
  return flats;
}

function flatOf(manner: Manner, floor: number, door: number, at: number): Premise {
  const unit = (mark: string): Unit => ({ kind: 'flat', mark });
  switch (manner) {
    case 'floor/flat':
      return { unit: unit(`${floor}/${door}`), flat: `${floor}/${door}` };
    case 'Flat floor/flat':
      return { unit: unit(`${floor}/${door}`), flat: `Flat ${floor}/${door}` };
    case 'number/flat':
      return { unit: unit(String(at)), flat: String(at) };
    case 'floorFflat': {
      const mark = floor === 0 ? `GF${door}` : `${floor}F${door}`;
      return { unit: unit(mark.toLowerCase()), flat: mark };
    }
    default:
      return { unit: unit(String(at)), flat: `Flat ${at}` };
  }
}

/** A council block with a name. */
export function courtFlats({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  const building = `${dice.pick(words.of('blocks'))} ${dice.pick(['Court', 'House', 'Gardens', 'Lodge'])}`;
  if (way === undefined || !ledger.claim({ settlement, street: building })) return;
  const postcode = ledger.postcode(settlement);
  const isWorded = dice.chance(0.6);
  for (let at = 1; at <= dice.between(8, 30); at++) {
    const flat = isWorded ? `Flat ${at}` : String(at);
    ledger.add(way, { unit: { kind: 'flat', mark: String(at) }, flat, building }, postcode);
  }
}

/** A wynd or vennel: a few houses, and flats in them. */
export function wynd({ ledger, words, settlement, dice }: Scene): void {
  const way: Way = { settlement, street: dice.pick(words.of('streets/wynds')) };
  if (!ledger.claim(way)) return;
  const postcode = ledger.postcode(settlement);
  for (let at = 1; at <= dice.between(4, 14); at++) {
    const number = String(at);
    if (dice.chance(0.6)) {
      ledger.add(way, { number }, postcode);
      continue;
    }
    for (let flat = 1; flat <= dice.between(2, 4); flat++)
      ledger.add(way, { unit: { kind: 'flat', mark: String(flat) }, flat: `Flat ${flat}`, number }, postcode);
  }
}

/** Shops with flats over them, or at their upper floors. */
export function shops({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const postcode = ledger.postcode(settlement);
  for (let at = 1; at <= dice.between(10, 40); at += dice.chance(0.7) ? 2 : 1) {
    const number = String(at);
    ledger.add(way, { organisation: dice.pick(words.of('firms')), number }, postcode);
    if (dice.chance(0.3)) {
      const unit = { kind: 'floor', mark: dice.pick(['first', 'top']) } as const;
      const flat = unit.mark === 'top' ? 'Top Floor Flat' : 'First Floor Flat';
      ledger.add(way, { unit, flat, number }, postcode);
    }
  }
}
