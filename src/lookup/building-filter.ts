import type { DeliveryPoint } from '../address/delivery-point.ts';
import { premiseText } from '../address/printing/print.ts';

/** Longer text names no building: it is cut before it is looked at. */
const LONGEST = 200;

/**
 * The `building` filter of a lookup: whole words, in any case, that stand together in the number, sub-building name,
 * building name or organisation of an address, or in its premise as it is printed. `10` finds 10 and Flat 10, not 110;
 * `flat 2` finds Flat 2, not Flat 20. Empty finds all.
 */
export function buildingFilter(building: string): (point: DeliveryPoint) => boolean {
  const wanted = words(building.slice(0, LONGEST));
  if (wanted === ' ') return () => true;
  return (point) =>
    [
      point.buildingNumber,
      point.subBuildingName,
      point.buildingName,
      point.organisation,
      premiseText(point),
    ].some((text) => words(text).includes(wanted));
}

/** The words of a text in small letters, with one space before, between and after them. */
function words(text: string): string {
  const found = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return found === null ? ' ' : ` ${found.join(' ')} `;
}
