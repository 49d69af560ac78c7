import type { DeliveryPoint } from '../address/delivery-point.ts';
import { premiseText } from '../address/printing/print.ts';

/** Building names are shorter. Longer text is cut to this length first. */
const LONGEST = 200;

/**
 * The `building` filter of a look-up. It finds whole adjacent words, in any case, in an address's number,
 * sub-building name, building name or organisation, or in its printed premises. Empty text finds everything.
 *
 *     buildingFilter('10'); // finds 10 and Flat 10, but not 110
 *     buildingFilter('flat 2'); // finds Flat 2, but not Flat 20
 */
export function buildingFilter(building: string): (point: DeliveryPoint) => boolean {
  const wanted = words(building.slice(0, LONGEST));
  if (wanted === ' ') return () => true;
  return (point) => textsOf(point).some((text) => words(text).includes(wanted));
}

/**
 * A filter for callers who do not know the exact address. Each word need only begin a word of the address, in
 * any order; numbers must match as a whole. `vic hou 2` finds Flat 2, Victoria House.
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

/** The words of a text in lower case, each with one space before and after it. */
function words(text: string): string {
  const found = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return found === null ? ' ' : ` ${found.join(' ')} `;
}
