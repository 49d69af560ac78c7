import { isStreetMet } from '../comparison/written-street.ts';
import type { Pool } from '../levels/pool.ts';
import { LEAST_MARGIN } from '../thresholds.ts';
import { confidenceOf } from './confidence.ts';
import type { Decision } from './decision.ts';
import { isSameStreet } from './same-street.ts';

/**
 * Takes the best street that was found in the text. Undefined if it does not score high enough or does not lead
 * by enough.
 */
export function decideStreet(pool: Pool): Decision | undefined {
  const streets = pool.streets
    .filter(
      (street) =>
        isStreetMet(street.fit) &&
        (street.fit.main.outcome !== 'none' || street.postcode === 'agrees') &&
        street.most !== 'None' &&
        street.most !== 'Town',
    )
    .sort((one, other) => other.score - one.score || (one.entry.postcode < other.entry.postcode ? -1 : 1));
  const best = streets[0];
  if (best === undefined || best.score < pool.weights.least.Street) return undefined;
  const other = streets.find((one) => !isSameStreet(one, best));
  const margin = other === undefined ? best.score : best.score - other.score;
  if (margin < LEAST_MARGIN) return undefined;
  const isOnly =
    streets.filter((one) => isSameStreet(one, best)).length === 1 && pool.typed.postcode.compact !== '';
  return {
    pool,
    level: 'Street',
    confidence: confidenceOf(pool.weights, 'Street', best.score, margin),
    street: best,
    isPostcodeSettled: best.postcode === 'agrees' || (isOnly && best.postcode === 'near'),
    margin,
    town: '',
    reasons: ['The street is settled; no door of it fits what was written.'],
  };
}
