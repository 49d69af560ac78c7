import type { Way } from './ledger.ts';
import { type Making, upTo } from './streets.ts';
import { addFloors, addNumbered, addUnit } from './units.ts';

/** How a list calls the flats over the shops of one street. */
const ABOVE = ['Flat Over', 'Flat Over', 'Flat Above', 'A', 'A', 'First', 'Flats'] as const;

/** A street of shops with flats over them. Some shops have two numbers, and some houses are between them. */
export function fillShops(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const above = dice.pick(ABOVE);
  let postcode = ledger.postcode(way.area.code);
  let number = dice.pick([1, 1, 1, 2, 40]);
  const step = dice.pick([1, 2]);
  for (const at of upTo(dice.between(10, 50))) {
    if (at % 12 === 0) postcode = ledger.postcode(way.area.code);
    const isPair = dice.chance(0.1);
    const door = isPair ? `${number}-${number + step}` : String(number);
    const organisation = dice.chance(0.7) ? dice.pick(words.shops) : '';
    ledger.add(way, { organisation, number: door }, postcode);
    if (!isPair && organisation !== '' && dice.chance(0.5)) fillAbove(making, way, { above, door }, postcode);
    number += isPair ? step * 2 : step;
  }
}

function fillAbove(
  making: Making,
  way: Way,
  { above, door }: { above: (typeof ABOVE)[number]; door: string },
  postcode: string,
): void {
  const { ledger, dice } = making;
  const house = { number: door };
  if (above === 'A') ledger.add(way, { number: `${door}A` }, postcode);
  else if (above === 'First') addFloors(making, way, house, ['First'], postcode);
  else if (above === 'Flats')
    addNumbered(making, way, house, { word: 'Flat ', most: dice.between(2, 4) }, postcode);
  else addUnit(making, way, house, { kind: 'over', mark: '', flat: above }, postcode);
}
