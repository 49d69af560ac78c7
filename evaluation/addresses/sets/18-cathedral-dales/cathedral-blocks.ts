import type { Premise, Way } from './ledger.ts';
import { type Making, shuffled, upTo } from './streets.ts';

/** The name of a block, which its district has once. Undefined if the attempts find none. */
export function blockName({ ledger, words, dice }: Making, way: Way, ends: readonly string[]) {
  for (let tries = 0; tries < 12; tries++) {
    const name = `${dice.pick(words.blocks)} ${dice.pick(ends)}`;
    if (ledger.claim(way.area, name)) return name;
  }
  return undefined;
}

/** A flat with its word, or a bare mark before the block. */
function flatOf(mark: string, word: string): Pick<Premise, 'flat' | 'unit'> {
  return { flat: `${word} ${mark}`.trim(), unit: { kind: 'flat', mark: mark.toLowerCase() } };
}

/** Blocks of the council. */
export function fillTower(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = dice.chance(0.4) ? dice.pick(words.estates) : '';
  const word = dice.chance(0.5) ? 'Flat' : '';
  for (const _ of upTo(dice.between(1, 3))) {
    const building = blockName(making, way, ['House', 'Court', 'Tower', 'Point']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    for (const flat of upTo(dice.pick([12, 18, 30, 45, 60])))
      ledger.add(way, { building, estate, ...flatOf(String(flat), word) }, postcode);
  }
}

/** A court for older people, with a warden. */
export function fillRetirement(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = blockName(making, way, ['Court', 'Lodge', 'Gardens']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const number = dice.chance(0.3) ? String(dice.between(2, 60)) : '';
  const word = dice.pick(['Flat', 'Apartment', '']);
  for (const flat of upTo(dice.between(20, 48)))
    ledger.add(way, { building, number, ...flatOf(String(flat), word) }, postcode);
  const flat = dice.pick(['Managers Flat', 'Wardens House']);
  ledger.add(way, { building, number, flat, unit: { kind: 'warden', mark: '' } }, postcode);
}

/** A mill or maltings that became flats. Some count by floor, and some by wing. */
export function fillMill(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.mills)} ${dice.pick(['Mill', 'Maltings', 'Works', 'Granary'])}`;
  if (!ledger.claim(way.area, building)) return;
  const number = dice.chance(0.3) ? String(dice.between(3, 90)) : '';
  const style = dice.pick(['floors', 'wings', 'numbers'] as const);
  const word = dice.pick(['Apartment', 'Apartment', 'Flat']);
  for (const wing of style === 'wings' ? ['N', 'S', 'W'] : ['']) {
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(8, 22))) {
      const floored = `${Math.floor((at - 1) / 6)}0${((at - 1) % 6) + 1}`.replace(/^00/, 'G0');
      const mark = style === 'floors' ? floored : `${wing}${at}`;
      ledger.add(way, { building, number, ...flatOf(mark, word) }, postcode);
    }
  }
}

/** A hall of the university: one building with numbered rooms, or flats. */
export function fillHall(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = blockName(making, way, ['Hall', 'Hall', 'College']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(24, 90)))
    ledger.add(way, { building, flat: `Room ${at}`, unit: { kind: 'room', mark: String(at) } }, postcode);
}

/** A student village: buildings of flats, each a cluster of rooms with letters, or studios. */
export function fillCampus(making: Making, way: Way, estate: string): void {
  const { ledger, words, dice } = making;
  if (!ledger.claim(way.area, estate)) return;
  for (const base of shuffled(words.blocks, dice).slice(0, dice.between(4, 6))) {
    const building = `${base} ${dice.pick(['House', 'Building', 'Block'])}`;
    if (!ledger.claim(way.area, building)) continue;
    const postcode = ledger.postcode(way.area.code);
    const flats = dice.between(8, 18);
    const style = dice.pick(['clusters', 'clusters', 'studios'] as const);
    const write = dice.pick([
      (flat: number, letter: string) => `Flat ${flat} Room ${letter}`,
      (flat: number, letter: string) => `Room ${flat}${letter}`,
    ]);
    for (const flat of upTo(flats)) {
      if (style === 'studios') {
        ledger.add(way, { building, estate, ...flatOf(String(flat), 'Studio') }, postcode);
        continue;
      }
      for (const letter of ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, dice.between(4, 6))) {
        const unit = { kind: 'room', mark: `${flat}${letter.toLowerCase()}` } as const;
        ledger.add(way, { building, estate, flat: write(flat, letter), unit }, postcode);
      }
    }
  }
}
