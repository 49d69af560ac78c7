/** What sort of part a label numbers. Labels of different sorts may mean the same door, but for blocks and boxes. */
export type PartKind = '' | 'flat' | 'unit' | 'room' | 'block' | 'plot' | 'box';

/** What tells one door from another by number, letter or floor: `14A`, `1-3`, `Flat 2`, `3F2`, `First Floor Flat`, `PO Box 61`. */
export interface Label {
  /** Empty for a number that stands by itself: of a house, or of a part of one. */
  readonly kind: PartKind;
  /** -1 where there is none. */
  readonly first: number;
  /** The end of a range, the door of a stair; otherwise -1. */
  readonly last: number;
  /** `A` of `14A`, the letter alone of `Flat A`, `B2` of `Unit B2`. */
  readonly letter: string;
  /** One of {@link LEVEL}, or a floor from 0; {@link NO_LEVEL} where no floor is named. */
  readonly level: number;
  /** `LEFT`, `REAR` …; empty where none is named. */
  readonly side: string;
  /** Whether `first` and `last` may be floor and door, or number and flat: they were written with a stroke or an F. */
  readonly isStair: boolean;
  /** Whether a number in words that may as well be a name: `Three Oaks`. */
  readonly isSpelled: boolean;
  /** The tokens it was read from: from this one to before that one. */
  readonly from: number;
  readonly to: number;
}

export const NO_LEVEL = -100;

/** Floors that have no number of their own. */
export const LEVEL = {
  lowerGround: -2,
  basement: -1,
  ground: 0,
  garden: 80,
  lower: 81,
  upper: 82,
  mezzanine: 83,
  top: 90,
  attic: 91,
} as const;

/** A label of what is given; all else is as where nothing was written. */
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
