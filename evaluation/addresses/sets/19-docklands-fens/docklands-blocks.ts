import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';

/** The name of a block, which its district has once. Undefined if the attempts find none. */
function blockName({ ledger, words, dice }: Making, way: Way, ends: readonly string[]): string | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const name = `${dice.pick(words.blocks)} ${dice.pick(ends)}`;
    if (ledger.claim(way.area, name)) return name;
  }
  return undefined;
}

/** A tower whose flats have three digits, the first of which is the floor. */
export function fillTower(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = blockName(making, way, ['Tower', 'Tower', 'Point', 'Heights', 'Wharf']);
  if (building === undefined) return;
  const estate = dice.chance(0.4) ? dice.pick(words.estates) : '';
  const number = dice.chance(0.3) ? String(dice.between(1, 20)) : '';
  const word = dice.pick(['Flat ', 'Apartment ', '']);
  const width = dice.between(4, 9);
  for (const floor of upTo(dice.between(4, 9))) {
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(width)) {
      const mark = `${floor}0${at}`;
      ledger.add(
        way,
        { building, estate, number, flat: `${word}${mark}`, unit: { kind: 'flat', mark } },
        postcode,
      );
    }
  }
}

/** Blocks of a housing association. Each has the numbers of its entrance, and the flats begin again. */
export function fillAssociation(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = dice.chance(0.5) ? dice.pick(words.estates) : '';
  const isBare = dice.chance(0.5);
  for (const _ of upTo(dice.between(1, 4))) {
    const building = blockName(making, way, ['House', 'House', 'Court', 'Lodge']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    for (const flat of upTo(dice.pick([6, 9, 12, 18, 24, 40])))
      ledger.add(
        way,
        {
          ...{ building, estate, flat: isBare ? String(flat) : `Flat ${flat}` },
          unit: { kind: 'flat', mark: String(flat) },
        },
        postcode,
      );
    if (dice.chance(0.2))
      ledger.add(
        way,
        { building, estate, flat: 'Managers Flat', unit: { kind: 'manager', mark: '' } },
        postcode,
      );
  }
}

/** Blocks without names, known by the range of their numbers. */
export function fillRanges({ ledger, dice }: Making, way: Way): void {
  let from = dice.between(1, 9);
  for (const _ of upTo(dice.between(2, 5))) {
    const to = from + dice.pick([2, 4, 6, 10]);
    const postcode = ledger.postcode(way.area.code);
    for (const flat of upTo(dice.between(4, 12)))
      ledger.add(
        way,
        { number: `${from}-${to}`, flat: `Flat ${flat}`, unit: { kind: 'flat', mark: String(flat) } },
        postcode,
      );
    from = to + 2;
  }
}

/** A hotel of the seafront that was made into flats, and is still known by its old name. */
export function fillHotel(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const own = blockName(making, way, ['Court', 'Apartments', 'Heights']);
  const former = `${dice.pick(words.places)} Hotel`;
  if (own === undefined || !ledger.claim(way.area, former)) return;
  const names = dice.chance(0.6) ? [own, former] : [own];
  const building = names.length === 1 ? own : `${own} (Formerly ${former})`;
  const number = dice.chance(0.6) ? String(dice.between(2, 60)) : '';
  const postcode = ledger.postcode(way.area.code);
  const isLettered = dice.chance(0.3);
  for (const flat of upTo(dice.between(8, 26))) {
    const mark = isLettered && flat <= 8 ? 'ABCDEFGH'[flat - 1]! : String(flat);
    ledger.add(
      way,
      { building, names, number, flat: `Flat ${mark}`, unit: { kind: 'flat', mark: mark.toLowerCase() } },
      postcode,
    );
  }
  for (const floor of ['Basement', 'Top Floor'].slice(0, dice.between(0, 2)))
    ledger.add(
      way,
      {
        building,
        names,
        number,
        flat: `${floor} Flat`,
        unit: { kind: 'floor', mark: floor.split(' ')[0]!.toLowerCase() },
      },
      postcode,
    );
}

/** Married quarters and barrack blocks, which are lettered. */
export function fillNaval(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = `HMS ${dice.pick(words.sites.slice(0, 6))}`;
  const letter = dice.pick([...'ABCD']);
  const building = `${dice.pick(words.blocks)} Block`;
  const postcode = ledger.postcode(way.area.code);
  for (const number of upTo(dice.between(8, 40)))
    ledger.add(way, { estate, number: String(number) }, postcode);
  if (!ledger.claim(way.area, building)) return;
  const other = ledger.postcode(way.area.code);
  for (const flat of upTo(dice.between(6, 24)))
    ledger.add(
      way,
      {
        building,
        estate,
        flat: `Flat ${letter}${flat}`,
        unit: { kind: 'flat', mark: `${letter}${flat}`.toLowerCase() },
      },
      other,
    );
}
