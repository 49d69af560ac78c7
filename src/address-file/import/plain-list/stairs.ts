import type { Premises } from '../../../address/delivery-point.ts';

/*
 * In `4/8 Brook Street`, a list may mean numbers 4 to 8, or flat 8 of number 4. The other rows of the list tell: no
 * range is written `12/3`.
 */

/** Two numbers with a stroke between them, before the name of a street. */
const STROKED = /(?:^|, ?)(\d{1,4}) ?\/ ?(\d{1,3}) \p{L}/u;

/** Whether a line has a number that cannot be a range: `12/3 Brook Street`. */
export function isBackwards(line: string): boolean {
  const [, first, last] = STROKED.exec(line) ?? [];
  return first !== undefined && Number(last) <= Number(first);
}

/** Writes the flat of a stair back into an address in which it was read as a range: `4/8` for 4-8. */
export function withStair<Parsed extends Premises>(elements: Parsed, lines: readonly string[]): Parsed {
  for (const line of lines) {
    const [, first, last] = STROKED.exec(line) ?? [];
    if (first === undefined || last === undefined) continue;
    const range = `${first}-${last}`;
    if (elements.buildingName.endsWith(range))
      return {
        ...elements,
        buildingName: `${elements.buildingName.slice(0, -range.length)}${first}/${last}`,
      };
  }
  return elements;
}
