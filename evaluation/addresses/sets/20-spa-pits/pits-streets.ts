import type { Way } from '../common/ledger.ts';
import { type Making, styled, upTo } from '../common/streets.ts';

/** A row of the colliery: numbers without a gap. */
export function fillRow({ ledger, dice }: Making, way: Way): void {
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 44))) {
    ledger.add(way, { number: String(at) }, postcode);
    if (dice.chance(0.008)) ledger.add(way, { number: `${at}A` }, postcode);
  }
}

/** A street with odd numbers on one side, some houses with names, and gaps where houses were taken down. */
export function fillHouses({ ledger, words, dice }: Making, way: Way): void {
  let postcode = ledger.postcode(way.area.code);
  const named = dice.pick([0, 0.04, 0.25]);
  for (const at of upTo(dice.between(10, 70))) {
    if (at % 18 === 0) postcode = ledger.postcode(way.area.code);
    if (dice.chance(0.05)) continue;
    const building = dice.chance(named) ? dice.pick(words.houses) : '';
    const isNumbered = building === '' || dice.chance(0.5);
    ledger.add(way, { number: isNumbered ? String(at) : '', building }, postcode);
    if (dice.chance(0.01) && isNumbered) {
      const unit = { kind: 'named', mark: 'annexe' } as const;
      ledger.add(way, { number: String(at), flat: 'Annexe', unit }, postcode);
    }
  }
}

/** A street and the back street behind it, whose houses have numbers of their own. */
export function fillBack(making: Making, way: Way): void {
  const { ledger, dice } = making;
  fillRow(making, way);
  const street = `Back ${way.street}`;
  if (!ledger.claim(way.area, street)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(4, 24)))
    ledger.add({ ...way, street }, { number: String(at) }, postcode);
}

/** The closes of an estate, which have the names of poets or trees. */
export function fillEstate({ ledger, words, dice }: Making, way: Way): void {
  const isNamed = dice.chance(0.3);
  const estate = isNamed ? dice.pick(words.estates) : '';
  for (const _ of upTo(dice.between(2, 6))) {
    const street = `${dice.pick(words.sites)} ${dice.pick(['Close', 'Close', 'Avenue', 'Crescent', 'Drive', 'Court'])}`;
    if (!ledger.claim(way.area, street)) continue;
    const part = styled(way.area, street, dice);
    const postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(8, 40))) ledger.add(part, { number: String(at), estate }, postcode);
  }
}
