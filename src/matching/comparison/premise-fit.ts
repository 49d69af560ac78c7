import { type Label, NO_LEVEL } from '../../address/normal-form/label.ts';
import type { Door } from '../prepared/door.ts';
import { isNumbered, isSameNumber, labelLikeness } from './label-likeness.ts';

/*
 * Compares typed numbers, letters and floors with those of a door. No slips are allowed here: a different
 * digit or letter means another door.
 */

/** How the house number compares, or the labels of its parts. */
export type LabelOutcome = 'none' | 'agrees' | 'similar' | 'missing' | 'extra' | 'differs';

/** How the labels of a typed address fit a door. */
export interface PremiseFit {
  readonly house: LabelOutcome;
  readonly parts: LabelOutcome;
  /**
   * Whether a single typed number accounts for both `house` and `parts`: `3 The Maltings` for flat 3 of a
   * building without a number. The number is evidence for one of them and not for both.
   */
  readonly isOneNumber: boolean;
}

/** The labels of a typed address, divided once the position of the street is known. */
export interface TypedLabels {
  readonly house: Label | undefined;
  readonly parts: readonly Label[];
  /** A number in words. It may be the house number if nothing else is. */
  readonly spelled: Label | undefined;
}

/** Whether a label is a letter and nothing else: `Flat A`, `A`. */
function isLetterAlone(label: Label): boolean {
  return (
    label.letter !== '' &&
    label.first < 0 &&
    label.level === NO_LEVEL &&
    label.side === '' &&
    label.kind !== 'block' &&
    label.kind !== 'box'
  );
}

/** Returns the index of the label that consists of this letter only, or -1. */
function letterAt(labels: readonly Label[], letter: string): number {
  return labels.findIndex((label) => label.letter === letter && isLetterAlone(label));
}

/** Returns the index of the label that consists of this number only, or -1. */
function numberAt(labels: readonly Label[], number: number): number {
  return labels.findIndex((label) => isNumberAlone(label, number));
}

function isNumberAlone({ first, last, letter }: Label, number: number): boolean {
  return first === number && last < 0 && letter === '';
}

function isPartNumbered(part: Label, written: Label): boolean {
  return part.kind !== 'block' && part.level === NO_LEVEL && isSameNumber(written, part);
}

/** Whether a label says FLAT without saying which flat. */
export function isBare(label: Label): boolean {
  return label.first < 0 && label.letter === '' && label.level === NO_LEVEL && label.side === '';
}

/**
 * Scratch memory: for each typed label and each label of the door, 1 if a label of the other side accounts for it.
 */
const used = { typed: new Uint8Array(64), door: new Uint8Array(64) };

/** Fits the labels of a typed address to those of a door. */
export function fitPremise(typed: TypedLabels, door: Door): PremiseFit {
  used.typed.fill(0, 0, typed.parts.length);
  used.door.fill(0, 0, door.parts.length);
  const house = fitHouse(typed, door);
  // Parts that agree do not make up for a house number that differs.
  if (house === 'differs') return { house, parts: 'differs', isOneNumber: false };
  const parts = fitParts(typed, door, house);
  const isOneNumber = typed.house !== undefined && door.house === undefined;
  // The letter of `14A` is worth as much as the letter of `Flat A, 14`.
  const hasLetter =
    house === 'agrees' && parts === 'none' && door.house !== undefined && door.house.letter !== '';
  return { house, parts: hasLetter ? 'agrees' : parts, isOneNumber };
}

function fitHouse(typed: TypedLabels, door: Door): LabelOutcome {
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

/** Fits a number that begins with the flat: `2/14` for flat 2 of number 14. */
function fitFlatBefore(written: Label, house: Label, door: Door): LabelOutcome {
  const isHouse = written.isStair && written.last === house.first && house.last < 0;
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

/** Whether `7A` was typed for `Flat 7, Room A`. Marks both parts of the door as used. */
function fitRoom({ first, last, letter }: Label, parts: readonly Label[]): boolean {
  if (last >= 0 || letter === '') return false;
  const flat = numberAt(parts, first);
  const room = letterAt(parts, letter);
  if (flat < 0 || room < 0 || parts[room]?.kind !== 'room') return false;
  used.door[flat] = 1;
  used.door[room] = 1;
  return true;
}

/** Whether `Cluster C2` was typed for `Cluster C, Room 2`. Marks both parts of the door as used. */
function fitBlock({ letter }: Label, parts: readonly Label[]): boolean {
  const [, block, number] = /^([A-Z])(\d{1,3})$/.exec(letter) ?? [];
  const one = parts.findIndex((part) => part.kind === 'block' && part.letter === block && part.first < 0);
  const other = parts.findIndex((part) => part.kind !== 'block' && isNumberAlone(part, Number(number)));
  if (one < 0 || other < 0) return false;
  used.door[one] = 1;
  used.door[other] = 1;
  return true;
}

/** Marks `Flat 7A` or `Cluster C2`, and the two parts of the door that it was typed for, as used. */
function useRoom(parts: readonly Label[], doorParts: readonly Label[]): void {
  for (const [at, part] of parts.entries()) {
    if (used.typed[at] === 1) continue;
    const isBoth =
      (part.kind === 'flat' && fitRoom(part, doorParts)) ||
      (part.kind === 'block' && fitBlock(part, doorParts));
    if (isBoth) used.typed[at] = 1;
  }
}

function fitParts(typed: TypedLabels, door: Door, house: LabelOutcome): LabelOutcome {
  const { parts } = typed;
  if (parts.length === 0 && door.parts.length === 0) return 'none';
  let likeness = 2;
  let met = 0;
  let missing = 0;
  let floors = 0;
  let isNumberMet = false;
  let isFloorMet = false;
  if (door.parts.length > 1) useRoom(parts, door.parts);
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
