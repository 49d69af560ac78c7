import type { Row } from '../../rows.ts';
import { metres, wholeNumber } from '../whole-number.ts';

const LARGEST_UPRN = 999_999_999_999;
const LARGEST_UDPRN = 99_999_999;

/** The texts of a row that say where the premise of a delivery point stands. */
export interface PremiseTexts {
  readonly uprn: string;
  readonly udprn: string;
  readonly easting: string;
  readonly northing: string;
}

/**
 * Reads the premise of a delivery point. Returns undefined if the property receives no post, or a sentence if
 * the row is wrong.
 */
export function premiseRow({ uprn, udprn, easting, northing }: PremiseTexts): Row | string | undefined {
  const property = uprnOf(uprn);
  if (typeof property === 'string') return property;
  const deliveryPoint = wholeNumber(udprn);
  if (deliveryPoint === 0) return undefined;
  if (deliveryPoint === undefined || deliveryPoint > LARGEST_UDPRN) {
    return `The UDPRN "${udprn.slice(0, 20)}" is not a number of at most eight digits.`;
  }
  const [x, y] = [metres(easting), metres(northing)];
  if (x === undefined || y === undefined) return badPlace(easting, northing);
  return {
    kind: 'premise-location',
    location: { udprn: deliveryPoint, uprn: property, easting: x, northing: y },
  };
}

/** Reads a Unique Property Reference Number. Returns a sentence if the text is not valid. */
export function uprnOf(text: string): number | string {
  const number = wholeNumber(text);
  if (number !== undefined && number !== 0 && number <= LARGEST_UPRN) return number;
  return `The UPRN "${text.slice(0, 20)}" is not a number of at most twelve digits.`;
}

/** The sentence for coordinates that cannot be read. */
export function badPlace(easting: string, northing: string): string {
  return `"${easting.slice(0, 20)}", "${northing.slice(0, 20)}" are not coordinates.`;
}
