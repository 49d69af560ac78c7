import type { Unit } from '../common/entry.ts';
import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';

/** The sets of floors that converted houses have. */
const CONVERSIONS: readonly (readonly string[])[] = [
  ['Ground Floor Flat', 'First Floor Flat'],
  ['Ground Floor Flat', 'First and Second Floor'],
  ['Basement Flat', 'Ground Floor Flat', 'First and Second Floor'],
  ['Basement and Ground Floor', 'First Floor Flat', 'Second Floor Flat'],
  ['Basement Flat', 'Ground Floor Flat', 'First Floor Flat', 'Top Floor Flat'],
  ['Garden Flat', 'First Floor Flat', 'Second and Third Floor'],
];

/** The floor of a flat: `first and second`. */
export function floorOf(flat: string): Unit {
  return {
    kind: 'floor',
    mark: flat
      .replace(/ Flat$/, '')
      .replace(/ Floor$/, '')
      .toLowerCase(),
  };
}

/** A house, whole or made into flats. */
function addHouse({ ledger, dice }: Making, way: Way, number: string, postcode: string, share: number): void {
  const house = { number };
  if (!dice.chance(share)) {
    ledger.add(way, house, postcode);
    if (dice.chance(0.03)) ledger.add(way, { number: `${number}A` }, postcode);
    return;
  }
  const style = dice.weighted({ floors: 34, letters: 28, numbers: 20, suffix: 18 });
  if (style === 'floors') {
    for (const flat of dice.pick(CONVERSIONS))
      ledger.add(way, { ...house, flat, unit: floorOf(flat) }, postcode);
    return;
  }
  for (const at of upTo(dice.between(2, 6))) {
    const letter = 'ABCDEF'[at - 1]!;
    if (style === 'suffix') ledger.add(way, { number: `${number}${letter}` }, postcode);
    else {
      const mark = style === 'letters' ? letter : String(at);
      const unit = { kind: 'flat', mark: mark.toLowerCase() } as const;
      ledger.add(way, { ...house, flat: `Flat ${mark}`, unit }, postcode);
    }
  }
}

/** A Victorian street with odd and even sides. Many houses are converted. */
export function fillConverted(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const share = dice.pick([0.15, 0.4, 0.65]);
  const sides = dice.chance(0.85) ? [1, 2] : [dice.pick([1, 2])];
  for (const side of sides) {
    let postcode = ledger.postcode(way.area.code);
    for (const at of upTo(dice.between(6, 34))) {
      if (at % 16 === 0) postcode = ledger.postcode(way.area.code);
      addHouse(making, way, String(side + (at - 1) * 2), postcode, share);
    }
  }
  if (!dice.chance(0.12)) return;
  ledger.add(way, { building: dice.pick(words.houses) }, ledger.postcode(way.area.code));
}

/** A street, and another one with almost the same name near by: `Old Lantern Street`, `Lantern Street East`. */
export function fillVariants(making: Making, way: Way): void {
  const { ledger, dice } = making;
  fillConverted(making, way);
  const before = dice.pick(['East', 'West', 'Upper', 'Lower', 'Old', 'New', 'Little', 'Great']);
  const street =
    dice.chance(0.25) && /East|West/.test(before) ? `${way.street} ${before}` : `${before} ${way.street}`;
  if (ledger.claim(way.area, street)) fillConverted(making, { ...way, street });
}

/** A mews. Some houses are studios, and some have a flat over the garage. */
export function fillMews(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const street = `${way.street.split(' ').slice(0, -1).join(' ')} Mews`;
  if (!ledger.claim(way.area, street)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(5, 22))) {
    const number = String(at);
    ledger.add({ ...way, street }, { number }, postcode);
    if (!dice.chance(0.08)) continue;
    const flat = dice.pick(['Studio Flat', 'The Loft', 'Garage Flat']);
    const unit = { kind: 'named', mark: flat.toLowerCase() } as const;
    ledger.add({ ...way, street }, { number, flat, unit }, postcode);
  }
}
