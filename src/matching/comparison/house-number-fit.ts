import { type Label, NO_LEVEL } from '../../address/normal-form/label.ts';
import type { Door } from '../prepared/door.ts';
import { fitRoom } from './both-parts-fit.ts';
import { isSameNumber } from './label-likeness.ts';
import {
  isLetterAlone,
  type LabelOutcome,
  letterAt,
  numberAt,
  type TypedLabels,
  used,
} from './premise-labels.ts';

/* Compares the house number. It may have been typed as the number of a part, or the other way round. */

/** Fits the house number. Marks the labels of parts that account for it as used. */
export function fitHouse(typed: TypedLabels, door: Door): LabelOutcome {
  const written = typed.house;
  const { house } = door;
  if (written === undefined) return house === undefined ? 'none' : fitHouseless(typed, door, house);
  if (house === undefined) return fitUnnumbered(written, door);
  if (isSameNumber(written, house)) return written.isStair && !house.isStair ? 'similar' : 'agrees';
  if (isEndOfRange(written, house)) return 'similar';
  if (written.first !== house.first) return fitFlatBefore(written, house, door);
  if (written.last === house.last) {
    // `14A` was typed for `Flat A, 14`.
    if (house.letter === '' && written.letter !== '') {
      const at = letterAt(door.parts, written.letter);
      // `12C`, where number 12 has flats A and B: the building agrees, but none of its doors does.
      if (at < 0) return door.parts.some(isLetterAlone) ? 'agrees' : 'differs';
      used.door[at] = 1;
      return door.parts[at]?.kind === '' ? 'agrees' : 'similar';
    }
    // `Flat A, 14` was typed for `14A`.
    if (written.letter === '' && house.letter !== '') {
      const at = letterAt(typed.parts, house.letter);
      if (at < 0) return 'differs';
      used.typed[at] = 1;
      return 'similar';
    }
    return 'differs';
  }
  // `Flat 2, 14` was typed for `14/2`.
  if (house.isStair && written.last < 0 && written.letter === '' && house.letter === '') {
    const at = numberAt(typed.parts, house.last);
    if (at < 0) return 'differs';
    used.typed[at] = 1;
    return 'similar';
  }
  // `14/2` was typed for flat 2 of number 14.
  if (written.isStair && house.last < 0 && written.letter === house.letter) {
    const at = numberAt(door.parts, written.last);
    if (at < 0) return 'differs';
    used.door[at] = 1;
    return 'similar';
  }
  return 'differs';
}

/**
 * Whether a number is the first or the last of several that a building has: `14 High Street` for 14-16. A building that
 * has the number alone fits better.
 */
export function isEndOfRange(written: Label, house: Label): boolean {
  if (house.last <= house.first || house.isStair || written.last >= 0) return false;
  return written.letter === house.letter && (written.first === house.first || written.first === house.last);
}

/** The numbers of one building are hardly further apart than this, and all even or all odd. */
const MOST_OF_RANGE = 6;

/** Whether a number may begin with that of the flat: `2/14`, `6-146`. `14-16` is the number of a building. */
export function mayBeginWithFlat({ first, last, letter, isStair }: Label): boolean {
  if (isStair) return true;
  const isRange = last > first && last - first <= MOST_OF_RANGE && (last - first) % 2 === 0;
  return last > 0 && letter === '' && !isRange;
}

/** Fits a number that begins with the flat: `2/14` for flat 2 of number 14. */
function fitFlatBefore(written: Label, house: Label, door: Door): LabelOutcome {
  const isHouse = mayBeginWithFlat(written) && written.last === house.first && house.last < 0;
  if (!isHouse || written.letter !== house.letter) return 'differs';
  const at = numberAt(door.parts, written.first);
  if (at < 0) return 'differs';
  used.door[at] = 1;
  return 'similar';
}

/**
 * Fits a door that has a house number if none was typed. The label of a part may contain the number:
 * `Flat 2-14 High Street`.
 */
function fitHouseless(typed: TypedLabels, door: Door, house: Label): LabelOutcome {
  const { spelled } = typed;
  if (spelled !== undefined && isSameNumber(spelled, house)) return 'similar';
  for (const [at, label] of typed.parts.entries()) {
    // `Flat 14A, High Street` was typed for number 14A, or `Flat 14/2, High Street` for 14/2.
    const isWhole = label.letter !== '' || (label.isStair && house.isStair);
    if (label.kind === 'flat' && isWhole && isSameNumber(label, house)) {
      used.typed[at] = 1;
      return 'similar';
    }
    // `Flat 14A High Street` was typed for flat A of number 14.
    if (
      label.kind !== 'unit' &&
      label.first === house.first &&
      label.last < 0 &&
      house.last < 0 &&
      house.letter === ''
    ) {
      const part = letterAt(door.parts, label.letter);
      if (part < 0) continue;
      used.typed[at] = 1;
      used.door[part] = 1;
      return 'similar';
    }
    if (label.last !== house.first || house.last >= 0 || label.letter !== house.letter) continue;
    const part = numberAt(door.parts, label.first);
    if (part < 0) continue;
    used.typed[at] = 1;
    used.door[part] = 1;
    return 'similar';
  }
  return 'missing';
}

/**
 * Fits a door without a house number if one was typed. The typed number may be that of a part:
 * `3 The Maltings` for `Flat 3, The Maltings`.
 */
function fitUnnumbered(written: Label, door: Door): LabelOutcome {
  const { parts } = door;
  const at = parts.findIndex((part) => isPartNumbered(part, written));
  if (at < 0) return fitRoom(written, parts) ? 'similar' : 'extra';
  used.door[at] = 1;
  return parts[at]?.kind === '' ? 'agrees' : 'similar';
}

/**
 * Whether a part of a door has the typed house number. Blocks, floors, garages and parking spaces are not called by a
 * number alone.
 */
function isPartNumbered(part: Label, written: Label): boolean {
  return (
    part.kind !== 'block' && part.kind !== 'space' && part.level === NO_LEVEL && isSameNumber(written, part)
  );
}
