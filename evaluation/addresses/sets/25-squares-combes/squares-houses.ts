import { firmName } from '../common/firms.ts';
import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { addFloors, addNamed, addNumbered } from '../common/units.ts';

/** How the tall houses are divided: into flats with letters or numbers, floors, maisonettes, studios or rooms. */
const DIVIDED = {
  ...{ whole: 30, letters: 20, numberLetters: 8, floors: 18, maisonettes: 6 },
  ...{ flats: 16, studios: 4, rooms: 3 },
} as const;

const FLOORS = ['Basement Ground First Second', 'Garden Ground First Top', 'Ground First Second Top'];

/** One tall house: whole, or divided in one of the ways. */
function fillHouse(making: Making, way: Way, number: string, postcode: string): void {
  const { ledger, words, dice } = making;
  const kind = dice.weighted(DIVIDED);
  const letters = ['A', 'B', 'C', 'D', 'E'].slice(0, dice.between(2, 5));
  if (kind === 'letters')
    for (const letter of letters) {
      const unit = { kind: 'flat', mark: letter.toLowerCase() } as const;
      ledger.add(way, { number, flat: `Flat ${letter}`, unit }, postcode);
    }
  else if (kind === 'numberLetters')
    for (const letter of letters) ledger.add(way, { number: `${number}${letter}` }, postcode);
  else if (kind === 'floors') addFloors(making, way, { number }, dice.pick(FLOORS).split(' '), postcode);
  else if (kind === 'maisonettes')
    for (const part of [dice.pick(['Lower Maisonette', 'Garden Maisonette']), 'Upper Maisonette'])
      addNamed(making, way, { number }, part, postcode);
  else if (kind === 'whole')
    ledger.add(way, { number, building: dice.chance(0.03) ? dice.pick(words.houses) : '' }, postcode);
  else {
    const word = { flats: 'Flat ', studios: 'Studio ', rooms: 'Room ' }[kind];
    const unit = kind === 'rooms' ? 'suite' : 'flat';
    addNumbered(making, way, { number }, { word, most: dice.between(2, 11), kind: unit }, postcode);
  }
}

/** Tall houses, most of them divided. Squares and crescents count all houses, and streets every other one. */
export function fillDivided(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const step = /(?:Square|Crescent|Gardens|Terrace|Villas)$/.test(way.street) ? 1 : 2;
  let postcode = ledger.postcode(way.area.code);
  const first = dice.pick([1, 1, 2, 15, 60]);
  for (const at of upTo(dice.between(10, 36))) {
    if (at % 9 === 0) postcode = ledger.postcode(way.area.code);
    fillHouse(making, way, String(first + (at - 1) * step), postcode);
  }
}

/** A mews of small houses. Some have a firm with a flat over it. */
export function fillMews(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (const number of upTo(dice.between(5, 24)).map(String)) {
    const organisation = dice.chance(0.12) ? firmName(making) : '';
    ledger.add(way, { organisation, number }, postcode);
    if (organisation !== '' && dice.chance(0.3)) addFloors(making, way, { number }, ['First'], postcode);
  }
  if (dice.chance(0.4)) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}
