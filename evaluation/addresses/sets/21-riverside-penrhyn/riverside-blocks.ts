import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { blockName, claim } from './naming.ts';

interface Block {
  readonly building: string;
  readonly most: number;
  /** `Flat `, or nothing where the number stands before the block. */
  readonly word: string;
  readonly estate?: string;
  readonly number?: string;
}

/** Adds the flats of a block. Each stair of some ten flats has a postcode. */
function addFlats({ ledger }: Making, way: Way, { building, most, word, estate, number }: Block): void {
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(most)) {
    if (at % 24 === 0) postcode = ledger.postcode(way.area.code);
    const unit = { kind: 'flat', mark: String(at) } as const;
    const place = { building, estate: estate ?? '', number: number ?? '' };
    ledger.add(way, { ...place, flat: `${word}${at}`, unit }, postcode);
  }
}

/** A council estate of walk-up blocks. Half of the estates have bare numbers before the block. */
export function fillEstate(making: Making, way: Way): void {
  const { words, dice } = making;
  const estate = dice.chance(0.7) ? dice.pick(words.estates) : '';
  const word = dice.pick(['', '', 'Flat ']);
  for (const _ of upTo(dice.between(2, 5))) {
    const building = blockName(making, way, ['House', 'House', 'House', 'Buildings', 'Court', 'Walk']);
    if (building !== undefined) addFlats(making, way, { building, estate, word, most: dice.between(8, 40) });
  }
}

/** A tower. Its flats count through, or have the floor before the flat: `Flat 1203`. */
export function fillTower(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = blockName(making, way, ['Tower', 'Point', 'Heights', 'Apartments']);
  if (building === undefined) return;
  const number = dice.chance(0.5) ? String(dice.between(1, 60)) : '';
  const word = dice.pick(['Flat ', 'Apartment ', '']);
  if (dice.chance(0.5)) {
    addFlats(making, way, { building, word, number, most: dice.between(40, 110) });
    return;
  }
  for (const floor of upTo(dice.between(6, 18))) {
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(4, 7))) {
      const mark = `${floor}0${at}`;
      ledger.add(way, { building, number, flat: `${word}${mark}`, unit: { kind: 'flat', mark } }, postcode);
    }
  }
}

/** Mansion flats. Some blocks have ranges of houses as their number, and some a porter. */
export function fillMansions(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const base = way.street.split(' ').slice(0, -1).join(' ');
  const building = dice.chance(0.35)
    ? claim(making, way, `${base} Mansions`)
    : blockName(making, way, ['Mansions', 'Chambers', 'Dwellings', 'Lodge']);
  if (building === undefined) return;
  const from = dice.between(4, 60) * 2;
  const number = dice.weighted({ none: 50, one: 35, range: 15 });
  const numbers = { none: '', one: String(from), range: `${from}-${from + 6}` };
  const word = dice.pick(['Flat ', 'Flat ', '']);
  addFlats(making, way, { building, word, number: numbers[number], most: dice.between(8, 44) });
  if (!dice.chance(0.2)) return;
  const unit = { kind: 'manager', mark: '' } as const;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { building, number: numbers[number], flat: 'Caretakers Flat', unit }, postcode);
}

/** Houses with numbers, beside a block whose flats have the same numbers and no word. */
export function fillBeside(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = blockName(making, way, ['House', 'Lodge', 'Court', 'Place']);
  const most = dice.between(6, 30);
  if (building !== undefined) addFlats(making, way, { building, word: '', most });
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(most + dice.between(0, 20))) {
    if (at % 15 === 0) postcode = ledger.postcode(way.area.code);
    ledger.add(way, { number: String(at) }, postcode);
  }
}
