import { doorBits, streetBits } from '../comparison/evidence.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { MARK, type NameFit, NO_NAME } from '../comparison/name-fit.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import type { DoorCandidate, StreetCandidate } from '../levels/candidate.ts';
import type { Pool } from '../levels/pool.ts';
import type { Door } from '../prepared/door.ts';
import type { PostcodeOutcome } from '../weights.ts';
import { VerbatimText } from './verbatim-text.ts';

/*
 * Finds an address that was typed word for word as the file has it, whatever its words were taken for:
 * `Flat, 129a, High Road`, or a company with a number in its name. Only addresses of the postcodes compared
 * are considered, and only if the comparison of elements has not settled one. An index of whole addresses
 * would do the same. It would take 8 bytes an address (240 MB for the country) and would have to be asked for
 * every typed text.
 */

/**
 * The outcomes of a typed postcode that is near enough. It may have a slip, or be the postcode of another
 * part of the street.
 */
export const NEAR: ReadonlySet<PostcodeOutcome> = new Set(['agrees', 'missing', 'near', 'sector', 'outward']);

/**
 * Returns the door of the pool that reads word for word like the typed text, if there is only one. If doors
 * of the typed postcode read like it, only they count.
 */
export function verbatimDoor(pool: Pool): DoorCandidate | undefined {
  const text = new VerbatimText(pool.typed);
  const found: DoorCandidate[] = [];
  const isPostcodeKnown = pool.streets.some(({ postcode }) => postcode === 'agrees');
  for (const street of pool.streets) {
    if (!NEAR.has(street.postcode) || !text.hasStreet(street)) continue;
    // A village without streets has many postcodes. The typed one is that of another house there.
    if (isPostcodeKnown && street.postcode !== 'agrees' && street.fit.street.main === undefined) continue;
    for (const door of street.fit.street.doors) {
      if (text.mayBe(door) && text.reads(door.address, street)) found.push(agreedDoor(pool, street, door));
    }
  }
  const here = found.filter(({ street }) => street.postcode === 'agrees');
  const [first, ...others] = here.length > 0 ? here : found;
  if (first === undefined) return undefined;
  const isOne = others.every(
    ({ street, fit }) => street.entry === first.street.entry && fit.door.isTwin(first.fit.door),
  );
  return isOne ? first : undefined;
}

const SAME: NameFit = { outcome: 'agrees', likeness: 1, found: undefined };

/** Makes a door a candidate in which every element agrees. */
export function agreedDoor({ typed, weights }: Pool, street: StreetCandidate, door: Door): DoorCandidate {
  const { fit } = street;
  const { main, dependent } = fit.street;
  const marks = fit.marks.map((mark) => (mark === MARK.free ? MARK.known : mark));
  const same: StreetFit = {
    ...fit,
    marks,
    main: main === undefined ? NO_NAME : SAME,
    dependent: dependent === undefined ? NO_NAME : SAME,
    descriptor: main !== undefined && main.descriptor.length > 0 ? 'agrees' : 'none',
    hasOtherStreet: false,
    hasOtherPlace: false,
    hasOtherTown: false,
  };
  const of = (isThere: boolean) => (isThere ? SAME : NO_NAME);
  const compared = {
    door,
    street: same,
    labels: same.labels,
    house: door.house === undefined ? ('none' as const) : ('agrees' as const),
    parts: door.parts.length === 0 ? ('none' as const) : ('agrees' as const),
    isOneNumber: false,
    box: door.box === '' ? ('none' as const) : ('agrees' as const),
    name: of(door.name !== undefined),
    partName: of(door.partName !== undefined),
    organisation: of(door.organisation.length > 0),
    department: of(door.department.length > 0),
    taken: new Uint8Array(typed.tokens.length),
    left: 0,
  };
  const bits = streetBits(same, weights);
  const doorFit: DoorFit = { ...compared, score: bits + doorBits(typed, compared, weights) };
  const postcode = weights.postcode[street.postcode];
  return {
    street: { ...street, fit: same, score: bits + postcode, most: 'Exact' },
    fit: doorFit,
    score: doorFit.score + postcode,
    level: 'Exact',
  };
}
