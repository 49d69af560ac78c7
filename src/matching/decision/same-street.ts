import { WITHOUT_QUALIFIER } from '../comparison/street-name-fit.ts';
import { isWholeName } from '../comparison/written-street.ts';
import type { StreetCandidate } from '../levels/candidate.ts';
import type { Door } from '../prepared/door.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';

/* Whether two candidates are one street, or streets that people take for one another. */

/** Whether two candidates are streets of the same name in the same town. */
export function isSameName(
  { fit: { street: one } }: StreetCandidate,
  { fit: { street: other } }: StreetCandidate,
): boolean {
  return one.main?.whole.joined === other.main?.whole.joined && one.town[0]?.joined === other.town[0]?.joined;
}

/** Whether two candidates are the same street, perhaps in two postcodes. */
export function isSameStreet(one: StreetCandidate, other: StreetCandidate): boolean {
  const [a, b] = [one.fit.street, other.fit.street];
  const names = (street: typeof a) =>
    [
      street.main?.whole,
      street.dependent?.whole,
      street.doubleLocality[0],
      street.locality[0],
      street.town[0],
    ]
      .map((phrase) => phrase?.joined ?? '')
      .join('|');
  return a === b || names(a) === names(b);
}

/**
 * Like {@link isSameStreet}, but allows for lists that leave out the locality in some rows. Then it is enough
 * that the street and the town are the same, or that the street is in the same sector of postcodes: some lists have
 * the borough instead of the town in some rows. Two postcodes that have the same numbers are two streets of one name.
 */
export function isSameListedStreet(one: StreetCandidate, other: StreetCandidate, isList: boolean): boolean {
  const [a, b] = [one.fit.street, other.fit.street];
  if (isList && a !== b && sharesNumbers(a, b)) return false;
  if (isSameStreet(one, other)) return true;
  const isSameSector =
    one.entry.postcode.slice(0, -2) === other.entry.postcode.slice(0, -2) && !isOtherVillage(a, b);
  if (isList && isSameSector && a.main !== undefined && a.main.whole.joined === b.main?.whole.joined)
    return true;
  const isUnplaced = !a.isPlaced || !b.isPlaced || a.isPartlyPlaced || b.isPartlyPlaced;
  return isList && isUnplaced && a.main !== undefined && isSameName(one, other);
}

/**
 * Whether the street that was written is that of the best door, and the other street has one qualifier more:
 * `Cross Ivor Terrace` in the postcode next to Ivor Terrace.
 */
export function isUnqualifiedTwin(one: StreetCandidate, best: StreetCandidate): boolean {
  const isNear = best.postcode === 'near' || best.postcode === 'sector';
  return isNear && one.fit.main.likeness === WITHOUT_QUALIFIER && isWholeName(best.fit);
}

/** Whether two streets are in two villages. A row of a list that has no village may be in any. */
function isOtherVillage({ locality: [one] }: PreparedStreet, { locality: [other] }: PreparedStreet): boolean {
  return one !== undefined && other !== undefined && one.joined !== other.joined;
}

/** How many doors two postcodes of one street may have in common: a list may have an address twice. */
const MOST_SHARED = 2;

/** Whether two streets have doors of the same numbers: houses, or flats of a block. */
function sharesNumbers(one: PreparedStreet, other: PreparedStreet): boolean {
  const numbers = new Set(one.doors.map(numberOf));
  const shared = new Set<string>();
  for (const door of other.doors) {
    const number = numberOf(door);
    if (/\d/.test(number) && numbers.has(number)) shared.add(number);
  }
  return shared.size > MOST_SHARED;
}

/** The numbers of a house and of a flat in it, with the name of the building: `14//`, `/7/TEALCOURT`. */
function numberOf({ house, parts, name }: Door): string {
  const flat = parts.find(({ first }) => first >= 0);
  return `${house?.first ?? ''}/${flat?.first ?? ''}/${name?.joinedWhole ?? ''}`;
}
