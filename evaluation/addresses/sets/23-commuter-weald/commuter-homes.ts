import type { Way } from '../common/ledger.ts';
import { nameOf } from '../common/name-of.ts';
import { type Making, upTo } from '../common/streets.ts';

/** Semi-detached houses of the 1930s. Thirteen is often missing, and some gardens were built on later. */
export function fillAvenue({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const step = dice.chance(0.4) ? 2 : 1;
  const isSkipped = dice.chance(0.6);
  for (const at of upTo(dice.between(10, 76))) {
    if (at % 17 === 0) postcode = ledger.postcode(way.area.code);
    const number = String(1 + (at - 1) * step);
    if (number === '13' && isSkipped) continue;
    const building = dice.chance(0.05) ? dice.pick(words.houses) : '';
    ledger.add(way, { number, building }, postcode);
    if (dice.chance(0.02)) ledger.add(way, { number: `${number}A` }, postcode);
    if (dice.chance(0.012)) {
      const flat = dice.pick(['Annexe', 'The Annexe']);
      ledger.add(way, { number, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
    }
  }
  for (const _ of upTo(dice.between(0, 2))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** Victorian villas. Many are divided: by letters, by numbers or by floors. */
export function fillVillas(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  const isLetterNumber = dice.chance(0.3);
  for (const at of upTo(dice.between(8, 44))) {
    if (at % 10 === 0) postcode = ledger.postcode(way.area.code);
    const number = String(at * 2 - 1);
    const building = dice.chance(0.1) ? `${dice.pick(words.places)} Villa` : '';
    const add = (kind: 'flat' | 'floor', mark: string, flat: string) =>
      ledger.add(way, { number, building, flat, unit: { kind, mark } }, postcode);
    const divided = dice.weighted({ whole: 40, letters: 20, numbers: 24, floors: 16 });
    if (divided === 'whole') ledger.add(way, { number, building }, postcode);
    else if (divided === 'floors')
      for (const floor of dice.pick([
        ['Ground', 'First'],
        ['Ground', 'First', 'Second'],
        ['Garden', 'First', 'Top'],
      ]))
        add('floor', floor.toLowerCase(), floor === 'Garden' ? 'Garden Flat' : `${floor} Floor Flat`);
    else if (divided === 'numbers')
      for (const mark of upTo(dice.between(2, 7))) add('flat', String(mark), `Flat ${mark}`);
    else
      for (const letter of ['A', 'B', 'C', 'D'].slice(0, dice.between(2, 4)))
        if (isLetterNumber) ledger.add(way, { number: `${number}${letter}` }, postcode);
        else add('flat', letter.toLowerCase(), `Flat ${letter}`);
  }
}

/** Mansion blocks and flats between the wars. Some stand beside a number of the road. */
export function fillMansions(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const number = dice.chance(0.35) ? String(dice.between(20, 180)) : '';
  const word = dice.pick(['Flat ', 'Flat ', 'Flat ', '']);
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, words.places, ['Mansions', 'Court', 'House', 'Lodge']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(6, 48))) {
      const mark = String(at);
      ledger.add(way, { building, number, flat: `${word}${mark}`, unit: { kind: 'flat', mark } }, postcode);
    }
  }
}

/** A retirement court with a manager's flat and a guest room. */
export function fillRetirement(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.blocks, ['Court', 'Lodge', 'Grange']);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['Flat', 'Apartment']);
  for (const at of upTo(dice.between(18, 60))) {
    const mark = String(at);
    ledger.add(way, { building, flat: `${word} ${mark}`, unit: { kind: 'flat', mark } }, postcode);
  }
  const unit = { kind: 'manager', mark: '' } as const;
  if (dice.chance(0.6)) ledger.add(way, { building, flat: 'House Managers Flat', unit }, postcode);
}

/** Tower blocks of the 1960s on one estate. Each tower has its own postcode. */
export function fillTowers(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const estate = dice.chance(0.6) ? `${dice.pick(words.bases)} Estate` : '';
  for (const _ of upTo(dice.between(1, 4))) {
    const building = nameOf(making, way, words.blocks, ['Tower', 'Point', 'Heights']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    const word = dice.pick(['Flat ', 'Flat ', '']);
    for (const at of upTo(dice.between(40, 92))) {
      const mark = String(at);
      ledger.add(way, { building, estate, flat: `${word}${mark}`, unit: { kind: 'flat', mark } }, postcode);
    }
  }
}
