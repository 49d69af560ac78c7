import type { TypedAddress } from '../match.ts';

/*
 * Reads the floor of a flat as another floor that people call the same: in a house whose highest flat is the `Top Floor
 * Flat`, it may be on the second floor.
 */

/**
 * What else a list may call the floor that was written. A garden flat may be on the ground floor and an attic above the
 * top floor, so the other direction is no reading.
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  basement: ['garden'],
  'lower ground floor': ['garden'],
  'lower ground': ['garden'],
  'ground floor': ['hall floor'],
  'hall floor': ['ground floor'],
  'second floor': ['top floor'],
  'third floor': ['top floor'],
  'fourth floor': ['top floor'],
};

/** The floor below one that may be the top floor. The house must have a flat on it. */
const BELOW: Readonly<Record<string, string>> = {
  'second floor': 'first floor',
  'third floor': 'second floor',
  'fourth floor': 'third floor',
};

/** Ordinals in figures. */
const ORDINALS: Readonly<Record<string, string>> = {
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
};

const FLOOR =
  /\b(lower ground(?: floor| flr)?|basement|(?:ground|hall|second|third|fourth|2nd|3rd|4th)(?: floor| flr)) (?=flat\b|flt\b|apartment\b|apt\b|maisonette\b)/i;

/** An address with another word for the floor of its flat. */
interface OtherFloor {
  readonly reading: TypedAddress;
  /** The address with the floor below, which the house must have. */
  readonly below?: TypedAddress;
}

/** Returns the address with each other word for the floor of its flat. */
export function otherFloors(typed: TypedAddress): readonly OtherFloor[] {
  const at = typed.lines.findIndex((line) => FLOOR.test(line));
  const line = typed.lines[at];
  if (line === undefined) return [];
  const written = FLOOR.exec(line)?.[1]?.toLowerCase().replace(/flr$/, 'floor') ?? '';
  const floor = written.replace(/^\d\w\w/, (ordinal) => ORDINALS[ordinal] ?? ordinal);
  const on = (other: string) => ({ ...typed, lines: typed.lines.with(at, line.replace(FLOOR, `${other} `)) });
  const below = BELOW[floor];
  return (OTHERS[floor] ?? []).map((other) => ({
    reading: on(other),
    ...(below !== undefined && { below: on(below) }),
  }));
}
