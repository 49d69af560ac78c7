import type { Way } from '../common/ledger.ts';
import { type Making, styled, upTo } from '../common/streets.ts';

/** A terrace from a number on. Some houses have a letter or a half, or are divided. */
export function fillTerrace({ ledger, words, dice }: Making, way: Way, from: number): void {
  const most = from + dice.between(18, 76);
  let postcode = ledger.postcode(way.area.code);
  for (let number = from; number <= most; number++) {
    if (number % 30 === 0) postcode = ledger.postcode(way.area.code);
    if (dice.chance(0.03)) continue;
    const text = String(number);
    const kind = dice.between(1, 100);
    if (kind <= 4) {
      // The whole house is not an address any more.
      for (const floor of ['Ground', 'First', 'Second'].slice(0, dice.between(2, 3)))
        ledger.add(
          way,
          { number: text, flat: `${floor} Floor Flat`, unit: { kind: 'floor', mark: floor.toLowerCase() } },
          postcode,
        );
      continue;
    }
    if (kind <= 7) {
      for (const flat of upTo(dice.between(2, 6)))
        ledger.add(
          way,
          { number: text, flat: `Flat ${flat}`, unit: { kind: 'flat', mark: String(flat) } },
          postcode,
        );
      continue;
    }
    const building = kind <= 10 ? dice.pick(words.houses) : '';
    ledger.add(way, { number: text, building }, postcode);
    if (kind <= 93) continue;
    if (kind <= 95) ledger.add(way, { number: `${text}½` }, postcode);
    else
      for (const letter of ['A', 'B'].slice(0, dice.between(1, 2)))
        ledger.add(way, { number: `${text}${letter}` }, postcode);
  }
}

/** Semi-detached houses, with odd and even numbers in postcodes of their own. */
export function fillHouses({ ledger, words, dice }: Making, way: Way): void {
  const most = dice.between(10, 60);
  const codes = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  const named = dice.chance(0.2) ? 0.4 : 0.03;
  for (const number of upTo(most)) {
    if (number === 13 || dice.chance(0.04)) continue;
    const building = dice.chance(named) ? dice.pick(words.houses) : '';
    const isNameOnly = building !== '' && dice.chance(0.4);
    ledger.add(way, { building, number: isNameOnly ? '' : String(number) }, codes[number % 2]!);
  }
}

/** A street that the dual carriageway cut in two. Its numbers go on in the district on the other side. */
export function fillCut(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  fillTerrace(making, way, 1);
  const others = words.areas.filter(({ town, code }) => town === way.area.town && code !== way.area.code);
  if (others.length === 0) return;
  const other = dice.pick(others);
  // The council gave some of the severed ends a name of their own.
  const street = dice.chance(0.3) ? `${way.street} ${dice.pick(['North', 'South', 'East'])}` : way.street;
  if (ledger.claim(other, street)) fillTerrace(making, styled(other, street, dice), 101);
}

/** Another part of the city has a street of the same name. */
export function repeatElsewhere(making: Making, { street, area }: Way): void {
  const { ledger, words, dice } = making;
  const other = dice.pick(words.areas.filter(({ code }) => code !== area.code));
  if (ledger.claim(other, street)) fillTerrace(making, styled(other, street, dice), 1);
}
