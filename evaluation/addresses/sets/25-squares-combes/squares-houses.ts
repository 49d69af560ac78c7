import type { Unit } from '../common/entry.ts';
import { firmName } from '../common/firms.ts';
import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { addFloors, addNamed, addNumbered } from '../common/units.ts';

/** How the tall houses are divided. */
const DIVIDED = {
  ...{ whole: 30, letters: 20, numberLetters: 8, floors: 18, maisonettes: 6, numbers: 16, studios: 4 },
  rooms: 3,
} as const;

const FLOORS = [
  ['Basement', 'Ground', 'First', 'Second'],
  ['Garden', 'Ground', 'First', 'Top'],
  ['Lower Ground', 'Ground', 'First', 'Second', 'Top'],
  ['Garden', 'First', 'Second'],
] as const;

const MAISONETTES = [
  ['Upper Maisonette', 'Lower Maisonette'],
  ['Ground Floor Flat', 'Upper Maisonette'],
  ['Garden Maisonette', 'Upper Maisonette'],
] as const;

const ROOMS = { word: 'Room ', kind: 'suite' } as const;

function flatOf(letter: string): Unit {
  return { kind: 'flat', mark: letter.toLowerCase() };
}

/** One tall house: whole, or divided in one of the ways. */
function fillHouse(making: Making, way: Way, number: string, postcode: string): void {
  const { ledger, words, dice } = making;
  const house = { number };
  const letters = ['A', 'B', 'C', 'D', 'E'].slice(0, dice.between(2, 5));
  switch (dice.weighted(DIVIDED)) {
    case 'letters':
      for (const letter of letters)
        ledger.add(way, { number, flat: `Flat ${letter}`, unit: flatOf(letter) }, postcode);
      return;
    case 'numberLetters':
      for (const letter of letters) ledger.add(way, { number: `${number}${letter}` }, postcode);
      return;
    case 'floors':
      addFloors(making, way, house, dice.pick(FLOORS), postcode);
      return;
    case 'maisonettes':
      for (const part of dice.pick(MAISONETTES))
        if (part.endsWith(' Floor Flat')) addFloors(making, way, house, ['Ground'], postcode);
        else addNamed(making, way, house, part, postcode);
      return;
    case 'numbers':
      addNumbered(making, way, house, { word: 'Flat ', most: dice.between(2, 11) }, postcode);
      return;
    case 'studios':
      addNumbered(making, way, house, { word: 'Studio ', most: dice.between(4, 12) }, postcode);
      return;
    case 'rooms':
      addNumbered(making, way, house, { ...ROOMS, most: dice.between(5, 12) }, postcode);
      return;
    default:
      ledger.add(way, { number, building: dice.chance(0.03) ? dice.pick(words.houses) : '' }, postcode);
  }
}

/** Tall houses, most of them divided. Squares and crescents count all houses, and streets every other one. */
export function fillDivided(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const step = /(?:Square|Crescent|Gardens|Terrace|Villas)$/.test(way.street) ? 1 : 2;
  let postcode = ledger.postcode(way.area.code);
  let number = dice.pick([1, 1, 2, 15, 60]);
  for (const at of upTo(dice.between(10, 36))) {
    if (at % 9 === 0) postcode = ledger.postcode(way.area.code);
    fillHouse(making, way, String(number), postcode);
    number += step;
  }
}

/** Small terraced houses. A few were joined, and a few divided into two. */
export function fillTerrace({ ledger, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const step = dice.chance(0.5) ? 2 : 1;
  let number = dice.pick([1, 2, 2, 31]);
  for (const at of upTo(dice.between(12, 70))) {
    if (at % 16 === 0) postcode = ledger.postcode(way.area.code);
    const isJoined = dice.chance(0.02);
    if (isJoined) ledger.add(way, { number: `${number}-${number + step}` }, postcode);
    else if (dice.chance(0.06))
      for (const letter of 'AB') ledger.add(way, { number: `${number}${letter}` }, postcode);
    else ledger.add(way, { number: String(number) }, postcode);
    number += isJoined ? step * 2 : step;
  }
}

/** A mews of small houses. Some have a firm, a studio, or a name. */
export function fillMews(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(5, 24))) {
    const number = String(at);
    const organisation = dice.chance(0.12) ? firmName(making) : '';
    ledger.add(way, { organisation, number }, postcode);
    if (organisation !== '' && dice.chance(0.3)) addFloors(making, way, { number }, ['First'], postcode);
  }
  if (dice.chance(0.4)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}
