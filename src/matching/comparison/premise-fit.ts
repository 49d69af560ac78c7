import { type Label, NO_LEVEL } from '../../address/normal-form/label.ts';
import type { Door } from '../prepared/door.ts';

/*
 * Numbers, letters and floors held against those of a door. There are no slips here: a differing figure or letter is another door.
 */

/** What became of the number of the house, and of the parts of it. */
export type LabelOutcome = 'none' | 'agrees' | 'similar' | 'missing' | 'extra' | 'differs';

/** How the labels of a typed address fit a door. */
export interface PremiseFit {
  readonly house: LabelOutcome;
  readonly parts: LabelOutcome;
  /**
   * Whether `house` and `parts` were met by one typed number: `3 The Maltings` for flat 3 of a building without a number. It is evidence
   * for one of them and not for both.
   */
  readonly isOneNumber: boolean;
}

/** The labels of a typed address, once it is known where the street is. */
export interface TypedLabels {
  readonly house: Label | undefined;
  readonly parts: readonly Label[];
  /** A number in words that may be the house's where nothing else is. */
  readonly spelled: Label | undefined;
}

/** How near two labels are: 2 the same, 1 the same in other words, 0 different. */
export function labelLikeness(typed: Label, door: Label): 0 | 1 | 2 {
  if (typed.kind === 'box' || door.kind === 'box') {
    return typed.kind === door.kind && isSameNumber(typed, door) ? 2 : 0;
  }
  if ((typed.kind === 'block') !== (door.kind === 'block') && typed.kind !== '' && door.kind !== '') return 0;
  const isSameSide = typed.side === door.side;
  if (isSameNumber(typed, door)) {
    if (typed.level === door.level) {
      if (!isSameSide) return 0;
      return isSameKind(typed, door) ? 2 : 1;
    }
    // `Flat 2, First Floor` for `Flat 2`: the floor says where it is.
    const isNumbered = typed.first >= 0 || typed.letter !== '';
    return isNumbered && isSameSide && (typed.level === NO_LEVEL || door.level === NO_LEVEL) ? 1 : 0;
  }
  // `Third Floor Flat 2` for `3F2`.
  if (door.isStair && typed.level === door.first && typed.first === door.last && door.last >= 0) return 1;
  if (typed.isStair && door.level === typed.first && door.first === typed.last && typed.last >= 0) return 1;
  return 0;
}

function isSameNumber(typed: Label, door: Label): boolean {
  return typed.first === door.first && typed.last === door.last && typed.letter === door.letter;
}

function isSameKind(typed: Label, door: Label): boolean {
  return typed.kind === door.kind || typed.kind === '' || door.kind === '';
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

/** Which label is this letter and nothing else; -1 where none is. */
function letterAt(labels: readonly Label[], letter: string): number {
  for (let at = 0; at < labels.length; at++)
    if (labels[at]!.letter === letter && isLetterAlone(labels[at]!)) return at;
  return -1;
}

/** Which label is this number alone; -1 where none is. */
function numberAt(labels: readonly Label[], number: number): number {
  for (let at = 0; at < labels.length; at++) {
    const { first, last, letter } = labels[at]!;
    if (first === number && last < 0 && letter === '') return at;
  }
  return -1;
}

function isPartNumbered(part: Label, written: Label): boolean {
  return part.kind !== 'block' && part.level === NO_LEVEL && isSameNumber(written, part);
}

/** Whether it is FLAT without saying which. */
export function isBare(label: Label): boolean {
  return label.first < 0 && label.letter === '' && label.level === NO_LEVEL && label.side === '';
}

const used = { typed: new Uint8Array(64), door: new Uint8Array(64) };

/** Fits the labels of a typed address to those of a door. */
export function fitPremise(typed: TypedLabels, door: Door): PremiseFit {
  used.typed.fill(0, 0, typed.parts.length);
  used.door.fill(0, 0, door.parts.length);
  const house = fitHouse(typed, door);
  // What is missing or different on the house is not made good by its parts.
  if (house === 'differs') return { house, parts: 'differs', isOneNumber: false };
  const parts = fitParts(typed, door, house);
  const isOneNumber = typed.house !== undefined && door.house === undefined;
  // The letter of `14A` says as much as that of `Flat A, 14`.
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
  if (written.first !== house.first) return fitFlatBefore(written, house, door);
  if (written.last === house.last) {
    // `14A` for `Flat A, 14`.
    if (house.letter === '' && written.letter !== '') {
      const at = letterAt(door.parts, written.letter);
      // `12C` where 12 has an A and a B: the building, and none of its doors.
      if (at < 0) return door.parts.some(isLetterAlone) ? 'agrees' : 'differs';
      used.door[at] = 1;
      return door.parts[at]!.kind === '' ? 'agrees' : 'similar';
    }
    // `Flat A, 14` for `14A`.
    if (written.letter === '' && house.letter !== '') {
      const at = letterAt(typed.parts, house.letter);
      if (at < 0) return 'differs';
      used.typed[at] = 1;
      return 'similar';
    }
    return 'differs';
  }
  // `Flat 2, 14` for `14/2`.
  if (house.isStair && written.last < 0 && written.letter === '' && house.letter === '') {
    const at = numberAt(typed.parts, house.last);
    if (at < 0) return 'differs';
    used.typed[at] = 1;
    return 'similar';
  }
  // `14/2` for flat 2 of number 14.
  if (written.isStair && house.last < 0 && written.letter === house.letter) {
    const at = numberAt(door.parts, written.last);
    if (at < 0) return 'differs';
    used.door[at] = 1;
    return 'similar';
  }
  return 'differs';
}

/** `2/14` for flat 2 of number 14. */
function fitFlatBefore(written: Label, house: Label, door: Door): LabelOutcome {
  const isHouse = written.isStair && written.last === house.first && house.last < 0;
  if (!isHouse || written.letter !== house.letter) return 'differs';
  const at = numberAt(door.parts, written.first);
  if (at < 0) return 'differs';
  used.door[at] = 1;
  return 'similar';
}

/** A door with a number, and none typed: `Flat 2-14 High Street` may hold it. */
function fitHouseless(typed: TypedLabels, door: Door, house: Label): LabelOutcome {
  const { spelled } = typed;
  if (spelled !== undefined && isSameNumber(spelled, house)) return 'similar';
  for (let at = 0; at < typed.parts.length; at++) {
    const label = typed.parts[at]!;
    // `Flat 14A, High Street` for number 14A.
    if (label.kind === 'flat' && label.letter !== '' && isSameNumber(label, house)) {
      used.typed[at] = 1;
      return 'similar';
    }
    // `Flat 14A High Street` for flat A of number 14.
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

/** A door without a number, and one typed: it may be that of the part, `3 The Maltings` for `Flat 3, The Maltings`. */
function fitUnnumbered(written: Label, door: Door): LabelOutcome {
  const { parts } = door;
  let at = 0;
  while (at < parts.length && !isPartNumbered(parts[at]!, written)) at++;
  if (at === parts.length) return 'extra';
  used.door[at] = 1;
  return door.parts[at]!.kind === '' ? 'agrees' : 'similar';
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
  for (let at = 0; at < door.parts.length; at++) {
    if (used.door[at] === 1) {
      met++;
      continue;
    }
    const found = bestOf(door.parts[at]!, parts);
    if (found < 0 && isFloorAlone(door.parts[at]!)) floors++;
    else if (found < 0) missing++;
    else {
      used.typed[found] = 1;
      if (isNumbered(door.parts[at]!)) isNumberMet = true;
      likeness = Math.min(likeness, labelLikeness(parts[found]!, door.parts[at]!));
      if (isFloorAlone(door.parts[at]!)) isFloorMet = true;
      met++;
    }
  }
  // `Flat A` for `Flat A, Ground Floor`: the floor says where it is.
  if (floors > 0 && isNumberMet) likeness = 1;
  else missing += floors;
  let extra = 0;
  for (let at = 0; at < parts.length; at++) {
    if (used.typed[at] === 1) continue;
    // A floor beside a flat that agrees says where it is, but not beside another floor; FLAT beside a name is part of that.
    if (met > 0 && missing === 0 && !isFloorMet && isFloorAlone(parts[at]!)) likeness = Math.min(likeness, 1);
    else if (isBare(parts[at]!) && met > 0) likeness = Math.min(likeness, 1);
    else extra++;
  }
  if (missing > 0) return extra > 0 ? 'differs' : 'missing';
  if (extra > 0) return 'extra';
  if (met === 0) return 'none';
  return likeness === 2 || house === 'similar' ? 'agrees' : 'similar';
}

function bestOf(door: Label, parts: readonly Label[]): number {
  let best = -1;
  let likeness = 0;
  for (let at = 0; at < parts.length; at++) {
    if (used.typed[at] === 1) continue;
    const like = labelLikeness(parts[at]!, door);
    if (like > likeness) {
      best = at;
      likeness = like;
    }
  }
  return best;
}

function isNumbered({ first, letter }: Label): boolean {
  return first >= 0 || letter !== '';
}

function isFloorAlone(label: Label): boolean {
  return label.level !== NO_LEVEL && label.first < 0 && label.letter === '';
}
