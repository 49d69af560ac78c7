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
  return (point) => textsOf(point).some((text) => words(text).includes(wanted));
}

/**
 * The same for someone who does not know the address to the letter: every word need only begin a word of the address, in any
 * order, and numbers must be whole. `vic hou 2` finds Flat 2, Victoria House.
 */
export function looseBuildingFilter(building: string): (point: DeliveryPoint) => boolean {
  const wanted = words(building.slice(0, LONGEST)).trim();
  if (wanted === '') return () => true;
  const beginnings = wanted.split(' ').map((word) => (/\d/.test(word) ? ` ${word} ` : ` ${word}`));
  return (point) => {
    const text = textsOf(point).map(words).join('');
    return beginnings.every((beginning) => text.includes(beginning));
  };
}

function textsOf(point: DeliveryPoint): string[] {
  return [
    point.buildingNumber,
    point.subBuildingName,
    point.buildingName,
    point.organisation,
    premiseText(point),
  ];
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
