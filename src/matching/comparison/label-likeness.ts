import { type Label, LEVEL, NO_LEVEL, SIDE } from '../../address/normal-form/label.ts';
import { isFloorInOtherWords } from './floor-words.ts';

/*
 * Compares one typed number, letter or floor with one of a door. No slips are allowed here: a different digit or letter
 * means another door.
 */

/**
 * How alike two labels are: 2 if they are the same, 1 if they are the same in other words, 0 if they are
 * different.
 */
export function labelLikeness(typed: Label, door: Label): 0 | 1 | 2 {
  if (typed.kind === 'box' || door.kind === 'box') {
    return typed.kind === door.kind && isSameNumber(typed, door) ? 2 : 0;
  }
  if ((typed.kind === 'space') !== (door.kind === 'space')) return 0;
  if ((typed.kind === 'block') !== (door.kind === 'block') && typed.kind !== '' && door.kind !== '') return 0;
  if (isSameNumber(typed, door)) {
    const sides = sideLikeness(typed.side, door.side);
    const isSameSide = sides > 0;
    if (isFloorInOtherWords(typed, door) && (isSameSide || door.side === 'ABOVE')) return 1;
    if (isSameLevel(typed.level, door.level) && isSameSide) return isSameKind(typed, door) ? sides : 1;
    // `Flat 2, First Floor` or `Flat 2 at Rear` was typed for `Flat 2`: floor and side only say where the flat is.
    const isLevel =
      isSameLevel(typed.level, door.level) || typed.level === NO_LEVEL || door.level === NO_LEVEL;
    const isSide = isSameSide || typed.side === '' || door.side === '';
    return isNumbered(typed) && isLevel && isSide ? 1 : 0;
  }
  // `Third Floor Flat 2` was typed for `3F2`, or the other way round.
  if (door.isStair && typed.level === door.first && typed.first === door.last && door.last >= 0) return 1;
  if (typed.isStair && door.level === typed.first && door.first === typed.last && typed.last >= 0) return 1;
  if (typed.letter === door.letter) return 0;
  return isSideOfFloor(typed, door) || isSideOfFloor(door, typed) ? 1 : 0;
}

function isSameLevel(one: number, other: number): boolean {
  return one === other || isTopOrThird(one, other) || isTopOrThird(other, one);
}

/** Whether the T of `TFL` may be a floor. */
function isTopOrThird(short: number, level: number): boolean {
  return short === LEVEL.topOrThird && (level === LEVEL.top || level === 3);
}

/** How alike two sides are, in the numbers of {@link labelLikeness}. */
function sideLikeness(typed: string, door: string): 0 | 1 | 2 {
  if (typed === door || isLeftOrNone(typed, door) || isLeftOrNone(door, typed)) return 2;
  return isSideOf(typed, door) || isSideOf(door, typed) ? 1 : 0;
}

/** `GFL` was typed for `Ground Floor Flat`. */
function isLeftOrNone(one: string, other: string): boolean {
  return one === SIDE.leftOrFlat && other === '';
}

/** Whether a short form may mean a side: `GFL` the left one, `1FR` the right or the rear one. */
function isSideOf(short: string, side: string): boolean {
  if (short === SIDE.leftOrFlat) return side === 'LEFT';
  return short === SIDE.rightOrRear && (side === 'RIGHT' || side === 'REAR');
}

/** Whether `1/R` or `Flat 1R` was written for the right side of the first floor. */
function isSideOfFloor({ first, last, letter }: Label, sided: Label): boolean {
  if (letter !== 'L' && letter !== 'R') return false;
  if (first !== sided.level || last >= 0 || isNumbered(sided)) return false;
  const side = letter === 'L' ? 'LEFT' : 'RIGHT';
  return sided.side === side || isSideOf(sided.side, side);
}

export function isSameNumber(typed: Label, door: Label): boolean {
  return typed.first === door.first && typed.last === door.last && typed.letter === door.letter;
}

function isSameKind(typed: Label, door: Label): boolean {
  return typed.kind === door.kind || typed.kind === '' || door.kind === '';
}

/** Whether a label has a number or a letter. */
export function isNumbered({ first, letter }: Label): boolean {
  return first >= 0 || letter !== '';
}
