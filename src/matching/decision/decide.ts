import { wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { isMet } from '../comparison/name-fit.ts';
import type { OrganisationFit } from '../comparison/organisation-fit.ts';
import type { PlaceBook } from '../known-names/place-book.ts';
import type { Pool } from '../levels/pool.ts';
import { CONFIDENCE, LEAST_STREET_OVER_FOREIGN, MOST_MARGIN } from '../thresholds.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { confidenceOf } from './confidence.ts';
import { type Decision, nothing, takenFor } from './decision.ts';
import { decideDoor } from './door-decision.ts';
import { isInOtherDistrict, isLeftByPostcode } from './postcode-evidence.ts';
import { decideStreet } from './street-decision.ts';
import { decideTown } from './town-decision.ts';
import { verbatimDoor } from './verbatim.ts';

/** Settles the best candidate to the finest level that its evidence supports. */
export function decide(pool: Pool, book: PlaceBook): Decision {
  const { foreign } = pool.typed;
  if (foreign?.isSure === true)
    return {
      ...nothing(pool),
      level: 'Foreign',
      confidence: CONFIDENCE.foreignCountry,
      reasons: [`It ends in ${foreign.what}.`],
    };
  const door = decideDoor(pool);
  if (door !== undefined && isWholly(door)) return door;
  const verbatim = decideVerbatim(pool);
  if (verbatim !== undefined) return verbatim;
  if (door !== undefined) return door;
  const street = decideStreet(pool);
  if (street !== undefined && (foreign === undefined || street.confidence >= LEAST_STREET_OVER_FOREIGN))
    return street;
  if (foreign !== undefined)
    return {
      ...nothing(pool),
      level: 'Foreign',
      confidence: CONFIDENCE.foreignPostcode,
      reasons: [`It has the postcode of another country: ${foreign.what}.`],
    };
  return decideTown(pool, book);
}

/** Whether a delivery point was settled, everything that names it was typed, and nothing else was. */
function isWholly({ level, door, pool: { typed } }: Decision): boolean {
  if (level !== 'Exact' || door === undefined || isNumberOfFirm(typed, door.fit.organisation)) return false;
  const { left, parts, name, partName } = door.fit;
  return left === 0 && parts !== 'missing' && name.outcome !== 'missing' && partName.outcome !== 'missing';
}

/** Whether a firm with a number in its name was written, which the door is not: `3 Brothers Barbers` and flat 3. */
function isNumberOfFirm({ segments, tokens }: TypedText, organisation: OrganisationFit): boolean {
  if (isMet(organisation)) return false;
  return segments.some(
    ({ from, to, place }) =>
      place === PLACE_OF_LINE.organisation &&
      wordsBetween(tokens, from, to).some((word) => word.is(KIND.number)),
  );
}

/** Takes an address whose words are exactly the typed words. */
function decideVerbatim(pool: Pool): Decision | undefined {
  const door = verbatimDoor(pool);
  if (door === undefined || door.score < pool.weights.least.Exact) return undefined;
  if (isLeftByPostcode(door, pool) || isInOtherDistrict(door, pool)) return undefined;
  const confidence = confidenceOf(pool.weights, 'Exact', door.score, MOST_MARGIN);
  return takenFor('One address reads word for word as what was written.', pool, door, confidence);
}
