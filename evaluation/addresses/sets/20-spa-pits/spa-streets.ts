import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';

/** The floors of a divided villa, as the rating list names them. */
const FLOORS: readonly (readonly [flat: string, mark: string])[] = [
  ['Basement Flat', 'basement'],
  ['Garden Flat', 'garden'],
  ['Lower Ground Floor Flat', 'lower ground'],
  ['Ground Floor Flat', 'ground'],
  ['Hall Floor Flat', 'hall'],
  ['First Floor Flat', 'first'],
  ['First Floor Front Flat', 'first front'],
  ['First Floor Rear Flat', 'first rear'],
  ['Second Floor Flat', 'second'],
  ['Top Floor Flat', 'top'],
];

/** The sets of floors which houses have. */
const DIVISIONS: readonly (readonly string[])[] = [
  ['basement', 'ground', 'first', 'second'],
  ['garden', 'hall', 'first', 'top'],
  ['lower ground', 'ground', 'first front', 'first rear', 'top'],
  ['ground', 'first'],
  ['basement', 'hall', 'first', 'second', 'top'],
  ['garden', 'ground', 'first front', 'first rear', 'second'],
  ['ground', 'first', 'top'],
];

/** Divides a house into flats by floors, letters or numbers. */
function divide(
  { ledger, dice }: Making,
  way: Way,
  number: string,
  building: string,
  postcode: string,
): void {
  const style = dice.pick(['floors', 'floors', 'numbers', 'letters'] as const);
  const house = { number, building };
  if (style === 'floors') {
    const floors = dice.pick(DIVISIONS);
    for (const [flat, mark] of FLOORS)
      if (floors.includes(mark)) ledger.add(way, { ...house, flat, unit: { kind: 'floor', mark } }, postcode);
    return;
  }
  for (const at of upTo(dice.between(2, 8))) {
    const mark = style === 'numbers' ? String(at) : 'ABCDEFGH'[at - 1]!;
    const unit = { kind: 'flat', mark: mark.toLowerCase() } as const;
    ledger.add(way, { ...house, flat: `Flat ${mark}`, unit }, postcode);
  }
}

/** A terrace, crescent or parade. Some houses are whole, most are flats, and a few have a coach house behind. */
export function fillTerrace(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const share = dice.pick([0.2, 0.5, 0.8]);
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 36))) {
    if (at % 12 === 0) postcode = ledger.postcode(way.area.code);
    const number = String(at);
    if (dice.chance(share)) divide(making, way, number, '', postcode);
    else ledger.add(way, { number }, postcode);
    if (!dice.chance(0.05)) continue;
    const flat = dice.pick(['The Coach House', 'The Annexe', 'Garden Cottage']);
    ledger.add(way, { number, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  }
}

/** Villas along a road, which have a name as well as a number, or a name only. */
export function fillVillas(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  let postcode = ledger.postcode(way.area.code);
  let number = dice.pick([1, 2]);
  for (const at of upTo(dice.between(8, 40))) {
    if (at % 14 === 0) postcode = ledger.postcode(way.area.code);
    number += dice.pick([2, 2, 2, 4]);
    const building = dice.chance(0.3) ? dice.pick(words.houses) : '';
    const own = building !== '' && dice.chance(0.25) ? '' : String(number);
    if (dice.chance(0.22) && own !== '') divide(making, way, own, building, postcode);
    else ledger.add(way, { number: own, building }, postcode);
    if (dice.chance(0.05) && own !== '') ledger.add(way, { number: `${own}A` }, postcode);
  }
}

/** A close or avenue of the suburbs. */
export function fillClose({ ledger, words, dice }: Making, way: Way): void {
  const estate = dice.chance(0.06) ? dice.pick(words.estates) : '';
  let postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 70))) {
    if (at === 13) continue;
    if (at % 22 === 0) postcode = ledger.postcode(way.area.code);
    ledger.add(way, { number: String(at), estate }, postcode);
    if (dice.chance(0.012)) ledger.add(way, { number: `${at}A` }, postcode);
    if (!dice.chance(0.008)) continue;
    const unit = { kind: 'named', mark: 'annexe' } as const;
    ledger.add(way, { number: String(at), flat: 'Annexe', unit }, postcode);
  }
}

/** A lane of a village: houses with names, an inn, and some council houses. */
export function fillVillage({ ledger, words, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  for (const _ of upTo(dice.between(4, 20))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
  if (dice.chance(0.5))
    for (const at of upTo(dice.between(4, 30))) ledger.add(way, { number: String(at) }, postcode);
  if (!dice.chance(0.2)) return;
  const organisation = dice.pick(words.pubs);
  ledger.add(way, { organisation, building: organisation }, postcode);
}
