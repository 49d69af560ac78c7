import { isMet } from '../comparison/name-fit.ts';
import type { PlaceBook } from '../known-names/place-book.ts';
import type { StreetCandidate } from '../levels/candidate.ts';
import type { Pool } from '../levels/pool.ts';
import { CONFIDENCE, MOST_MARGIN, TOWN_STRENGTH } from '../thresholds.ts';
import { confidenceOf } from './confidence.ts';
import { type Decision, nothing } from './decision.ts';
import { typedTowns } from './typed-towns.ts';

/** Takes the typed postcode if the file has it. Otherwise takes a town of the file that was written, or nothing. */
export function decideTown(pool: Pool, book: PlaceBook): Decision {
  const typedPostcode = pool.streets.find(({ postcode }) => postcode === 'agrees');
  if (typedPostcode !== undefined) {
    const isTown = isMet(typedPostcode.fit.town) || isMet(typedPostcode.fit.locality);
    return {
      ...nothing(pool),
      level: 'Town',
      confidence: confidenceOf(
        pool.weights,
        'Town',
        isTown ? TOWN_STRENGTH.postcodeAndPlace : TOWN_STRENGTH.postcodeAlone,
        MOST_MARGIN,
      ),
      street: typedPostcode,
      isPostcodeSettled: true,
      town: townOf(typedPostcode),
      reasons: ['The postcode is in the file; neither street nor door of it fits what was written.'],
    };
  }
  const towns = typedTowns(pool.typed, book);
  const town = towns[0];
  if (town === undefined)
    return {
      ...nothing(pool),
      confidence: CONFIDENCE.nothingFound,
      reasons: ['Nothing in the file fits what was written.'],
    };
  const candidates = pool.streets.filter(({ fit }) => fit.street.town[0]?.joined === town);
  return {
    ...nothing(pool),
    level: 'Town',
    confidence: confidenceOf(
      pool.weights,
      'Town',
      towns.length === 1 ? TOWN_STRENGTH.onlyTown : TOWN_STRENGTH.oneOfSeveral,
      MOST_MARGIN,
    ),
    ...(candidates[0] && { street: candidates[0] }),
    town,
    reasons: ['Only the town is settled.'],
  };
}

function townOf({ entry }: StreetCandidate): string {
  return entry.addresses[0]?.point.postTown ?? '';
}
