import { isHouseholdWord } from '../../../address/normal-form/household-words.ts';
import { isSmall } from '../../../address/normal-form/small-words.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { isRegion } from '../../known-names/region-book.ts';
import type { ListedNames } from '../../typed/remark.ts';
import { type Reading, ROLE } from './reading.ts';
import { isPitch, type WrittenWord } from './written-word.ts';

/*
 * Judges the typed words that an address does not have. A word that the list has nowhere is a person, a remark or a
 * reference. Any other word may tell another address from this one.
 */

/** Kinds of words that tell parts of a building apart, or say that the address is beside another. */
const OF_PARTS = KIND.part | KIND.level | KIND.floor | KIND.stair | KIND.side | KIND.compass | KIND.beside;
const OF_NAMES = KIND.descriptor | KIND.building;

/** Words before the street that a house stands off: `Cobblers, just off Lusworthy Lane`. */
const OFF = new Set(['OFF', 'JUST']);

/** In letters. */
const SHORTEST_ALONE = 4;

/** In digits. Shorter numbers may be those of houses. */
const LONG_NUMBER = /^\d{5,}$/;

/**
 * Returns what the words that an address does not have cost, in points, or undefined if they may mean another address.
 *
 * @param isNear whether the address has another postcode than the typed one
 * @param outward the outward code of the address. `London W41` has it in addition to the postcode
 */
export function costOfLeft(
  typed: readonly WrittenWord[],
  reading: Reading,
  listed: ListedNames,
  isNear: boolean,
  outward: string,
): number | undefined {
  const { roles } = reading;
  let { labelsMissing } = reading;
  const isOfDoor = (role: number) => role !== ROLE.none && role !== ROLE.place;
  const isNamed = roles.includes(ROLE.street);
  const first = roles.findIndex(isOfDoor);
  const last = roles.findLastIndex((role) => (isNamed ? isOfDoor(role) : role !== ROLE.none));
  const isComplete =
    !isNear &&
    reading.hasLocalities &&
    reading.kindsMissing === 0 &&
    !reading.isFirmMissing &&
    !reading.isFirmAlone;
  let cost = 0;
  for (const [at, one] of typed.entries()) {
    if (
      roles[at] !== ROLE.none ||
      (one.isMark ? LONG_NUMBER.test(one.key) || one.key === outward : isIdle(one, typed, roles))
    )
      continue;
    if (one.isMark) return undefined;
    const neighbours = neighboursOf(at, typed, roles);
    if (OFF.has(one.word.text) && neighbours.behind === ROLE.street) continue;
    if (one.word.is(OF_PARTS | OF_NAMES) || isHouseholdWord(one.word.text)) {
      // `Caravan 3, Belmar Park` may be Lodge 3. `Lodge 2, Clarence Court` is not Flat 2.
      const isOtherPitch = isPitch(one) && reading.isPitchMissing && reading.isOnPark;
      const isOfMark = isOtherPitch && neighbours.behind === ROLE.mark && !reading.isFirmMissing;
      if (!isOfMark || labelsMissing-- <= 0) return undefined;
      cost += 1;
      continue;
    }
    if (!isComplete || !isUnknown(at, typed, reading, listed)) return undefined;
    // `Hay Barn` is not the Barn, `buzzer 4` is not Flat 4, and `Savile Chigwell Road` is not Chigwell Road.
    if (neighbours.has(ROLE.premise) || neighbours.has(ROLE.mark) || neighbours.has(ROLE.street))
      return undefined;
    // `Flat 18, Windlestraw, Church Road` is in a building that the list lacks.
    if (at > first && at < last) return undefined;
    if (
      isAlone(one, typed) &&
      (one.word.text.length < SHORTEST_ALONE || (at < first && reading.marks.length === 0))
    )
      return undefined;
    cost += 0.5;
  }
  return cost;
}

/** Whether a typed word says nothing: a small word, a title, a region, or what another typed word says as well. */
function isIdle(one: WrittenWord, typed: readonly WrittenWord[], roles: Uint8Array): boolean {
  const { word, part } = one;
  if (isSmall(word) || word.is(KIND.title) || isRegion([word])) return true;
  // The Park of `Park Lodge 2, Golden Strand Caravan Park` is said once only.
  return (
    typed.every(
      (other, at) =>
        other.part !== part ||
        roles[at] !== ROLE.none ||
        isSmall(other.word) ||
        isRepeated(other, typed, roles),
    ) && isRepeated(one, typed, roles)
  );
}

function isRepeated({ key }: WrittenWord, typed: readonly WrittenWord[], roles: Uint8Array): boolean {
  return typed.some((other, at) => roles[at] !== ROLE.none && (other.key === key || other.key === `${key}S`));
}

/**
 * Whether the list has a typed word nowhere. A name that the list has elsewhere may stand in a part of its own, as a
 * person's does, if the number of the house was typed.
 */
function isUnknown(
  at: number,
  typed: readonly WrittenWord[],
  reading: Reading,
  listed: ListedNames,
): boolean {
  const one = typed[at]!;
  if (listed.isPlace([one.word])) return false;
  if (!listed.isNameWord(one.word)) return true;
  return (
    reading.marks.length > 0 &&
    reading.labelsMissing + reading.descriptorsMissing + reading.kindsMissing === 0 &&
    typed.every(
      (other, index) =>
        other.part !== one.part ||
        (reading.roles[index] === ROLE.none && !other.isMark && !other.word.is(OF_PARTS | OF_NAMES)),
    )
  );
}

/**
 * Whether no other word but small ones stands in the part. A single word may name a home of a farm, and a short one a
 * floor: `LGF`.
 */
function isAlone(one: WrittenWord, typed: readonly WrittenWord[]): boolean {
  return !typed.some((other) => other !== one && other.part === one.part && !isSmall(other.word));
}

interface Neighbours {
  /** The role of the next word of the part that is not small. */
  readonly behind: number;
  has(role: number): boolean;
}

function neighboursOf(at: number, typed: readonly WrittenWord[], roles: Uint8Array): Neighbours {
  const { part } = typed[at]!;
  let next = at + 1;
  while (typed[next]?.part === part && isSmall(typed[next]!.word)) next++;
  const roleAt = (index: number) => (typed[index]?.part === part ? roles[index]! : ROLE.none);
  const [before, behind] = [roleAt(at - 1), roleAt(next)];
  return { behind, has: (role) => before === role || behind === role };
}
