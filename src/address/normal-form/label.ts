/**
 * The sort of part that a label numbers. Labels of different sorts may mean the same door, except for blocks,
 * parking spaces and boxes.
 */
export type PartKind = '' | 'flat' | 'unit' | 'room' | 'block' | 'plot' | 'pitch' | 'space' | 'box';

/**
 * A number, letter or floor that tells doors apart: `14A`, `1-3`, `Flat 2`, `3F2`, `First Floor Flat`,
 * `PO Box 61`.
 */
export interface Label {
  /** Empty for a bare number, which may number a house or a part of one. */
  readonly kind: PartKind;
  /** -1 if there is none. */
  readonly first: number;
  /** The end of a range, or the door on a stair; otherwise -1. */
  readonly last: number;
  /** `A` of `14A`, the letter of `Flat A`, `B2` of `Unit B2`. */
  readonly letter: string;
  /** A value of {@link LEVEL}, or a floor from 0; {@link NO_LEVEL} if no floor is named. */
  readonly level: number;
  /** `LEFT`, `REAR` …, or a value of {@link SIDE}; empty if no side is named. */
  readonly side: string;
  /**
   * Whether `first` and `last` may be floor and door, or flat and number. They were written with a slash or
   * an F.
   */
  readonly isStair: boolean;
  /** Whether it is a number in words that may also be a name: `Three Oaks`. */
  readonly isSpelled: boolean;
  /** The range of tokens from which it was read; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

export const NO_LEVEL = -100;

/** Floors that have no number. In `TFL`, the T is the top floor or the third one. */
export const LEVEL = {
  lowerGround: -2,
  basement: -1,
  ground: 0,
  hall: 79,
  garden: 80,
  lower: 81,
  upper: 82,
  mezzanine: 83,
  upstairs: 84,
  downstairs: 85,
  top: 90,
  topOrThird: 92,
  attic: 91,
} as const;

/** Sides in short forms that may mean either of two things: `GFL`, `1FR`. */
export const SIDE = { leftOrFlat: 'FL', rightOrRear: 'FR' } as const;

/** A label with the given members. Every other member has the value for "not written". */
export function labelWith(given: Partial<Label> & { readonly from: number; readonly to: number }): Label {
  return {
    kind: given.kind ?? '',
    first: given.first ?? -1,
    last: given.last ?? -1,
    letter: given.letter ?? '',
    level: given.level ?? NO_LEVEL,
    side: given.side ?? '',
    isStair: given.isStair ?? false,
    isSpelled: given.isSpelled ?? false,
    from: given.from,
    to: given.to,
  };
}

/** A floor and a door on it: `2/1`, `3F2`. */
export function stair(floor: number, door: number, from: number, to: number): Label {
  return labelWith({ kind: 'flat', first: floor, last: door, isStair: true, from, to });
}
