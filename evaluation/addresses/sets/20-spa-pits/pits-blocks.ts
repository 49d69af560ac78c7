import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';
import { claim, claimed } from './naming.ts';

/** Bungalows for old miners, which have their own numbers beside those of the street. */
export function fillAged(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const building = claimed(making, way, [
    'Aged Miners Homes',
    'Miners Bungalows',
    'Memorial Bungalows',
    'Homes',
  ]);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 24)))
    ledger.add(way, { building, flat: String(at), unit: { kind: 'row', mark: String(at) } }, postcode);
}

/** Blocks of a housing association, in which some flats are named by floor and side. */
export function fillAssociation(making: Making, way: Way): void {
  const { ledger, dice } = making;
  for (const _ of upTo(dice.between(1, 3))) {
    const building = claimed(making, way, ['House', 'Court', 'Flats']);
    if (building === undefined) continue;
    const postcode = ledger.postcode(way.area.code);
    const word = dice.pick(['Flat ', 'Flat ', '']);
    for (const at of upTo(dice.pick([4, 6, 8, 12, 20])))
      ledger.add(way, { building, flat: `${word}${at}`, unit: { kind: 'flat', mark: String(at) } }, postcode);
  }
  if (!dice.chance(0.5)) return;
  // Cottage flats: two doors a house, one up and one down.
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 16)))
    for (const [flat, mark] of [
      ['Ground Floor Flat', 'ground'],
      ['First Floor Flat', 'first'],
    ] as const)
      ledger.add(way, { number: String(at), flat, unit: { kind: 'floor', mark } }, postcode);
}

/** A club or chapel where somebody lives, and the houses of its street. */
export function fillClub(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const kind = dice.pick([
    'Miners Welfare Club',
    'Working Mens Club',
    'Methodist Chapel',
    'Social Club',
    'Pub',
  ]);
  const name = kind === 'Pub' ? dice.pick(words.pubs) : `${way.area.locality || way.area.town} ${kind}`;
  const building = claim(making, way, name);
  const postcode = ledger.postcode(way.area.code);
  if (building !== undefined) {
    const flat = kind === 'Methodist Chapel' ? 'The Chapel House' : dice.pick(['Stewards Flat', 'The Flat']);
    ledger.add(way, { building, flat, unit: { kind: 'named', mark: flat.toLowerCase() } }, postcode);
  }
  for (const at of upTo(dice.between(4, 30))) ledger.add(way, { number: String(at) }, postcode);
}
