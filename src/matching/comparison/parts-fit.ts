import { type Label, NO_LEVEL } from '../../address/normal-form/label.ts';
import type { Door } from '../prepared/door.ts';
import { useBothParts, useFlatAndRoom } from './both-parts-fit.ts';
import { isNumbered, labelLikeness } from './label-likeness.ts';
import { isBare, isNumberAlone, type LabelOutcome, type TypedLabels, used } from './premise-labels.ts';

/* Compares flats, units, floors and other parts of a house, in whatever order they were typed. */

/** Fits the labels of parts that are not used yet. */
export function fitParts(typed: TypedLabels, door: Door, house: LabelOutcome): LabelOutcome {
  const { parts } = typed;
  if (parts.length === 0 && door.parts.length === 0) return 'none';
  let likeness = 2;
  let met = 0;
  let missing = 0;
  let floors = 0;
  let isNumberMet = false;
  let isFloorMet = false;
  const [only, other] = door.parts;
  if (other !== undefined) useBothParts(parts, door.parts);
  else if (only !== undefined) useFlatAndRoom(parts, only);
  for (const [at, part] of door.parts.entries()) {
    if (used.door[at] === 1) {
      met++;
      continue;
    }
    const found = bestOf(part, parts, door.parts) ?? onStair(part, parts);
    if (found === undefined && isFloorAlone(part)) floors++;
    else if (found === undefined) missing++;
    else {
      used.typed[found.at] = 1;
      if (isNumbered(part)) isNumberMet = true;
      likeness = Math.min(likeness, found.likeness);
      if (isFloorAlone(part)) isFloorMet = true;
      met++;
    }
  }
  // `Flat A` was typed for `Flat A, Ground Floor`: the floor only says where the flat is.
  if (floors > 0 && isNumberMet) likeness = 1;
  else missing += floors;
  let extra = 0;
  for (const [at, part] of parts.entries()) {
    if (used.typed[at] === 1) continue;
    // A floor beside a flat that agrees only says where the flat is. This does not hold beside another floor.
    // FLAT beside a name is part of the name.
    if (met > 0 && missing === 0 && !isFloorMet && isFloorAlone(part)) likeness = Math.min(likeness, 1);
    else if ((isBare(part) || isAboveAlone(part)) && met > 0) likeness = Math.min(likeness, 1);
    // `Loft Flat` was typed for `Loft`: the name of the part decides.
    else if (isBare(part) && (door.partName !== undefined || isLettered(door, house))) continue;
    else if (isBuildersPlot(part, door, house)) continue;
    else extra++;
  }
  if (missing > 0) return extra > 0 ? 'differs' : 'missing';
  if (extra > 0) return 'extra';
  if (met === 0) return 'none';
  return likeness === 2 || house === 'similar' ? 'agrees' : 'similar';
}

/**
 * Finds the flat and the floor of `Flat 1, Second Floor`, typed for `2/1`. Marks the floor as used and returns the
 * flat.
 */
function onStair(door: Label, parts: readonly Label[]): { at: number; likeness: number } | undefined {
  if (!door.isStair || door.last < 0 || door.letter !== '') return undefined;
  const floor = parts.findIndex(
    (part, at) => used.typed[at] !== 1 && isFloorAlone(part) && part.level === door.first && part.side === '',
  );
  const at = parts.findIndex(
    (part, other) => used.typed[other] !== 1 && part.kind === 'flat' && isNumberAlone(part, door.last),
  );
  if (floor < 0 || at < 0) return undefined;
  used.typed[floor] = 1;
  return { at, likeness: 1 };
}

/** Returns the unused typed label that is most like a door's, or undefined if none is like it. */
function bestOf(
  door: Label,
  parts: readonly Label[],
  doorParts: readonly Label[],
): { at: number; likeness: number } | undefined {
  let best: { at: number; likeness: number } | undefined;
  for (const [at, part] of parts.entries()) {
    if (used.typed[at] === 1 || isOtherKind(part, door, parts, doorParts)) continue;
    const likeness = labelLikeness(part, door);
    if (likeness > (best?.likeness ?? 0)) best = { at, likeness };
  }
  return best;
}

/**
 * Whether a typed label means another kind of part than a door's, because one of the two addresses has both kinds:
 * in `Flat 2, Room 1`, the 2 is not that of `Flat 1, Room 2`.
 */
function isOtherKind(
  { kind }: Label,
  door: Label,
  parts: readonly Label[],
  doorParts: readonly Label[],
): boolean {
  if (kind === door.kind || kind === '' || door.kind === '') return false;
  return parts.some((part) => part.kind === door.kind) || doorParts.some((part) => part.kind === kind);
}

/** Whether the letter of the house says which flat it is: `9a flat Chase Road` means 9A. */
function isLettered({ house: door }: Door, house: LabelOutcome): boolean {
  return house === 'agrees' && door !== undefined && door.letter !== '';
}

/**
 * Whether a label is the number that the builder gave to a house: `Plot 134, 14 Sunbeam Avenue`. The house must have
 * been written with its own number.
 */
function isBuildersPlot({ kind, first }: Label, door: Door, house: LabelOutcome): boolean {
  return kind === 'plot' && first >= 0 && house === 'agrees' && door.parts.length === 0;
}

/** Whether a label only says ABOVE. In `Flat Over, Flat 2, 14 High Street`, all flats are above the shop. */
function isAboveAlone({ first, letter, level, side }: Label): boolean {
  return first < 0 && letter === '' && level === NO_LEVEL && side === 'ABOVE';
}

function isFloorAlone(label: Label): boolean {
  return label.level !== NO_LEVEL && label.first < 0 && label.letter === '';
}
