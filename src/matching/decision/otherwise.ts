import { LEVEL } from '../../address/normal-form/label.ts';
import { OTHER_KIND } from '../comparison/building-kind-fit.ts';
import type { KnownNames } from '../comparison/known.ts';
import { isMet } from '../comparison/name-fit.ts';
import { isAgreed } from '../comparison/premise-labels.ts';
import type { DoorCandidate } from '../levels/candidate.ts';
import type { TypedAddress } from '../match.ts';
import { farmNamesOf } from '../prepared/farm-names.ts';
import { CONFIDENCE } from '../thresholds.ts';
import { estateReadings, isEstateOf } from '../typed/estate-readings.ts';
import { keepersHomes, otherFarms } from '../typed/keepers.ts';
import { otherFloors } from '../typed/other-floor.ts';
import { plainerReading } from '../typed/plainer-reading.ts';
import type { ListedNames } from '../typed/remark.ts';
import { withoutUnlistedParts } from '../typed/unlisted-parts.ts';
import { type Decision, takenFor } from './decision.ts';
import { nearlyVerbatimDoor } from './nearly-verbatim/nearly-verbatim.ts';

/*
 * Decides on addresses of a list that were not found as they are written, because the list may call an estate, a farm
 * or a part of a house otherwise.
 */

/** What such decisions need. */
interface Otherwise {
  readonly typed: TypedAddress;
  /** The plainer reading of the address, or the address if it has none. */
  readonly plain: TypedAddress;
  readonly known: KnownNames;
  readonly listed: ListedNames;
  /** Decides on another reading of the address. */
  readonly decide: (reading: TypedAddress) => Decision;
}

/** Returns the decision on another reading of an address that has no delivery point as it was decided. */
export function decideOtherwise(
  typed: TypedAddress,
  decision: Decision,
  names: Pick<Otherwise, 'known' | 'listed'>,
  decide: Otherwise['decide'],
): Decision | undefined {
  const otherwise = { typed, plain: plainerReading(typed) ?? typed, ...names, decide };
  return (
    decideEstate(otherwise, decision) ??
    decidePart(otherwise, decision) ??
    decideFarm(otherwise, decision) ??
    decideListed(otherwise) ??
    decideNearlyVerbatim(otherwise)
  );
}

/**
 * Decides on an address without the parts at its ends that the list knows nothing of. A door must account for
 * everything else that was written. What was left out may have named the house or told where it is, so the number of
 * the house or the place must agree.
 */
function decideListed({ typed, plain, listed, decide }: Otherwise): Decision | undefined {
  const shorter = withoutUnlistedParts(plain, listed);
  if (shorter === undefined) return undefined;
  const { door, ...again } = decide(shorter.reading);
  if (again.level !== 'Exact' || door === undefined || door.fit.left > 0) return undefined;
  if (!isBuildingWritten(door) || (shorter.isOpened && !isNumberWritten(door, typed))) return undefined;
  const { postcode, fit } = door.street;
  const isPlaced = postcode === 'agrees' || isMet(fit.town) || isMet(fit.locality);
  return shorter.isShortened && !isPlaced ? undefined : { ...again, door };
}

/** Decides on an address that has nearly all words of one address of the list, and hardly any other. */
function decideNearlyVerbatim({ plain, listed, decide }: Otherwise): Decision | undefined {
  const { pool } = decide(plain);
  const door = nearlyVerbatimDoor(pool, listed);
  if (door === undefined) return undefined;
  const reason = 'One address has nearly all the words that were written, and no other address has as many.';
  return takenFor(reason, pool, door, CONFIDENCE.nearlyVerbatim);
}

/**
 * Whether the building of a door was written, by its number or its name. `Elm Road, Flat 18, Windlestraw` is in a
 * building that the list lacks, not in another one of the road.
 */
function isBuildingWritten({ fit: { house, name, door } }: DoorCandidate): boolean {
  return door.name === undefined || isMet(name) || isAgreed(house);
}

/** Whether the number of a door was written in digits, be it that of the house or of a part of a named building. */
function isNumberWritten({ fit }: DoorCandidate, { lines }: TypedAddress): boolean {
  const { house, parts, door, name } = fit;
  const written = new Set(lines.flatMap((line) => line.match(/\d+/g) ?? []));
  const isWritten = (number: number) => written.has(String(number));
  if (isAgreed(house)) return door.house !== undefined && isWritten(door.house.first);
  return isAgreed(parts) && isMet(name) && door.parts.some(({ first }) => first >= 0 && isWritten(first));
}

/**
 * Decides on an address whose estate may have been written with another word for it. The list must not have that
 * estate as it is written, and only one estate that may have been meant may have the door.
 */
function decideEstate(
  { typed, plain, decide }: Otherwise,
  { level, street }: Decision,
): Decision | undefined {
  if (level === 'Building') return undefined;
  const names = [street?.fit.street.main, street?.fit.street.dependent];
  if (names.some((name) => name !== undefined && isEstateOf(name.descriptor, typed))) return undefined;
  let only: Decision | undefined;
  for (const reading of estateReadings(plain)) {
    const again = decide(reading);
    if (again.level !== 'Exact' || isElsewhere(again)) continue;
    if (only !== undefined && !isSameDoor(only, again)) return undefined;
    only = again;
  }
  return only;
}

/**
 * Decides on a farm of a known street of the typed postcode that a list calls by its name alone. No other house of
 * the village may have that name with another word.
 */
function decideFarm({ plain, known, decide }: Otherwise, { level, street }: Decision): Decision | undefined {
  if (level !== 'Street' || street?.postcode !== 'agrees') return undefined;
  for (const reading of otherFarms(plain)) {
    const { door, ...again } = decide(reading);
    if (again.level !== 'Exact' || door === undefined || door.street.postcode !== 'agrees') continue;
    const { name, left, door: house } = door.fit;
    // Old Hall is no farm.
    if (house.name === undefined || farmNamesOf(house.name) === undefined) continue;
    const isNamed = name.outcome === 'agrees' || name.likeness === OTHER_KIND;
    if (isNamed && left === 0 && known.isOnlyKind(house.address.point)) return { ...again, door };
  }
  return undefined;
}

/** Decides on a part of a known house that may be called otherwise: its floor, or the home of its keeper. */
function decidePart({ plain, decide }: Otherwise, { level, door }: Decision): Decision | undefined {
  if (level !== 'Building' || door?.street.postcode !== 'agrees') return undefined;
  let only: Decision | undefined;
  const keepers = keepersHomes(plain).map((reading) => ({ reading, below: undefined }));
  for (const { reading, below } of [...otherFloors(plain), ...keepers]) {
    if (below !== undefined && decide(below).level !== 'Exact') continue;
    const again = decide(reading);
    if (again.level !== 'Exact' || again.door === undefined || again.door.fit.left > 0) continue;
    // An attic may be above the top floor.
    if (below !== undefined && !again.door.fit.door.parts.some(({ level: floor }) => floor === LEVEL.top))
      continue;
    if (only !== undefined && !isSameDoor(only, again)) return undefined;
    only = again;
  }
  return only;
}

/** Whether a decision took a door of another village than the written one, in another postcode. */
function isElsewhere({ street }: Decision): boolean {
  return street?.fit.hasOtherPlace === true && street.postcode !== 'agrees';
}

/** Whether two decisions took the same door. */
function isSameDoor({ door: one }: Decision, { door: other }: Decision): boolean {
  if (one === undefined || other === undefined || one.street.entry.postcode !== other.street.entry.postcode)
    return false;
  return one.fit.door.udprn === other.fit.door.udprn && one.fit.door.isTwin(other.fit.door);
}
