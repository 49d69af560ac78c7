import type { Dice } from '../dice.ts';
import type { Council } from '../lists.ts';
import { type Elements, premiseParts } from '../row.ts';

/** The columns `address1, address2, locality, town, county, postcode`, as a council fills them in. */
export function councilRow(dice: Dice, elements: Elements, council: Council): string[] {
  const parts = premiseParts(elements);
  const address2 = parts.at(-1)!;
  const address1 = parts.slice(0, -1).join(dice.chance(0.02) ? ' ' : ', ');
  const columns = [
    ...(address1 === '' ? [address2, ''] : [address1, address2]),
    dice.chance(council.locality) ? elements.locality : '',
    elements.town,
    dice.chance(council.county) ? elements.county : '',
  ];
  const cased = council.isUpperCase ? columns.map((text) => text.toUpperCase()) : columns;
  return [...cased, elements.postcode];
}
