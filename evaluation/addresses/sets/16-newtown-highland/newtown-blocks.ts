import type { Premise } from './ledger.ts';
import type { Scene } from './newtown.ts';
import { newWay } from './streets.ts';

const FLOORS = {
  ground: 'Ground Floor Flat',
  first: 'First Floor Flat',
  second: 'Second Floor Flat',
} as const;

/** A block of flats with a name; some stand on numbers of the street. */
export function block({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  // A block is often called after its street: `Willow Court, Willow Road`.
  const isOwn = dice.chance(0.25);
  const stem = isOwn ? way.street.replace(/ \S+$/, '') : dice.pick(words.of('blocks'));
  const building = `${stem} ${dice.pick(['Court', 'House', 'Lodge', 'Point', 'Court'])}`;
  if (!ledger.claim({ settlement, street: building })) return;
  const postcode = ledger.postcode(settlement);
  const number = dice.chance(0.25) ? String(dice.between(1, 90)) : '';
  const isWorded = dice.chance(0.7);
  const isLettered = dice.chance(0.12);
  const most = dice.between(6, 36);
  for (let at = 1; at <= most; at++) {
    const mark = isLettered ? `${'ABCDEF'[Math.floor((at - 1) / 6)]}${((at - 1) % 6) + 1}` : String(at);
    if (at === 13 && dice.chance(0.3)) continue;
    add(mark, isWorded || isLettered ? `Flat ${mark}` : mark);
  }
  function add(mark: string, flat: string): void {
    ledger.add(way!, { unit: { kind: 'flat', mark: mark.toLowerCase() }, flat, building, number }, postcode);
  }
}

/** New apartments whose numbers say the floor: 101, 102, 201. */
export function apartments(scene: Scene): void {
  const { ledger, words, settlement, dice } = scene;
  const way = newWay(ledger, words, settlement, dice);
  const building = `${dice.pick(words.of('blocks'))} ${dice.pick(['Apartments', 'Heights', 'Quarter'])}`;
  if (way === undefined || !ledger.claim({ settlement, street: building })) return;
  floors(scene, way, building, dice.between(2, 5));
}

/** A mill, warehouse or factory that was made into apartments. */
export function mill(scene: Scene, building: string): void {
  const way = newWay(scene.ledger, scene.words, scene.settlement, scene.dice);
  if (way !== undefined) floors(scene, way, building, 4);
}

function floors(
  { ledger, settlement, dice }: Scene,
  way: Parameters<Scene['ledger']['add']>[0],
  building: string,
  levels: number,
) {
  const postcode = ledger.postcode(settlement);
  for (let level = 0; level <= levels; level++) {
    for (let door = 1; door <= dice.between(5, 9); door++) {
      const mark = level === 0 ? String(door) : `${level}0${door}`;
      ledger.add(way, { unit: { kind: 'flat', mark }, flat: `Apartment ${mark}`, building }, postcode);
    }
  }
}

/** Blocks of an estate that have only numbers or letters: `Flat 4, Block 7, Plover Way`. */
export function numberedBlocks({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const isLettered = dice.chance(0.4);
  for (let at = 1; at <= dice.between(3, 8); at++) {
    const building = `Block ${isLettered ? 'ABCDEFGH'[at - 1] : at}`;
    const postcode = ledger.postcode(settlement);
    for (let flat = 1; flat <= 9; flat++) {
      const unit = { kind: 'flat', mark: String(flat) } as const;
      ledger.add(way, { unit, flat: `Flat ${flat}`, building }, postcode);
    }
  }
}

/** A street where houses were divided into flats, floors, or rooms let one by one. */
export function splitHouses({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const postcodes = [ledger.postcode(settlement), ledger.postcode(settlement)];
  const most = dice.between(20, 80);
  for (let at = 1; at <= most; at++) {
    const [number, postcode] = [String(at), postcodes[at % 2]!];
    const parts = dice.weighted({ whole: 60, numbers: 14, letters: 10, floors: 9, rooms: 6, named: 1 });
    if (parts === 'named') {
      ledger.add(way, { number, building: `${dice.pick(words.of('blocks'))} Villa` }, postcode);
      continue;
    }
    for (const one of partsOf(parts, dice.between(2, 6))) ledger.add(way, { ...one, number }, postcode);
  }
}

function partsOf(parts: 'whole' | 'numbers' | 'letters' | 'floors' | 'rooms', count: number): Premise[] {
  if (parts === 'whole') return [{}];
  if (parts === 'floors')
    return (['ground', 'first', 'second'] as const)
      .slice(0, count > 3 ? 3 : 2)
      .map((mark) => ({ unit: { kind: 'floor', mark }, flat: FLOORS[mark] }));
  return Array.from({ length: count }, (_, at): Premise => {
    const mark = parts === 'letters' ? 'ABCDEF'[at]! : String(at + 1);
    const isRoom = parts === 'rooms';
    const unit = { kind: isRoom ? 'room' : 'flat', mark: mark.toLowerCase() } as const;
    return { unit, flat: `${isRoom ? 'Room' : 'Flat'} ${mark}` };
  });
}

/** Flats that have numbers in the street, and no block: `Flat 7, Willow Court`. */
export function streetFlats({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const postcode = ledger.postcode(settlement);
  for (let at = 1; at <= dice.between(6, 30); at++)
    ledger.add(way, { unit: { kind: 'flat', mark: String(at) }, flat: `Flat ${at}` }, postcode);
}

/** Sheltered housing with its warden's flat. */
export function sheltered({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  const building = dice.pick(words.of('sheltered'));
  if (way === undefined || !ledger.claim({ settlement, street: building })) return;
  const postcode = ledger.postcode(settlement);
  ledger.add(way, { unit: { kind: 'warden', mark: '' }, flat: 'Wardens Flat', building }, postcode);
  for (let at = 1; at <= dice.between(18, 45); at++)
    ledger.add(way, { unit: { kind: 'flat', mark: String(at) }, flat: `Flat ${at}`, building }, postcode);
}
