import { present } from '../../present.ts';
import type { Doubt } from './comparison.ts';
import { WEIGHT_SCALE } from './matched-pairs.ts';
import { REVIEWED } from './weights.ts';

/**
 * The reasons against a merge. The evidence of a found pair holds the position of its reason in this list,
 * counted from 1.
 */
const DOUBTS = [
  'evidence',
  'unproven',
  'birth',
  'sex',
  'generation',
  'forename',
  'middle',
] as const satisfies readonly Doubt[];

/** A pair that matched or nearly matched. `resolve` reports it to `combine` as 32 bits. */
export interface FoundPair {
  /** In bits; negative if the pair fell short of a match. */
  readonly margin: number;
  /** Undefined if the pair matched. */
  readonly doubt: Doubt | undefined;
  /** Whether it is known that nothing that counts within a cluster speaks against the pair. */
  readonly agrees?: boolean;
}

/** A bit of the evidence, above the doubt. */
const AGREES = 2 ** 24;

/** Writes a found pair as an integer: the margin in the lower 16 bits, the doubt above them, and a flag. */
export function encodeFound({ margin, doubt, agrees = false }: FoundPair): number {
  if (doubt === undefined) return weightOf(margin) | (agrees ? AGREES : 0);
  return ((DOUBTS.indexOf(doubt) + 1) << 16) | weightOf(margin + REVIEWED);
}

/** Whether the evidence that {@link encodeFound} wrote is of a match. */
export function isMatch(evidence: number): boolean {
  return ((evidence >>> 16) & 0xff) === 0;
}

/** Returns the weight of a match. */
export function weightBy(evidence: number): number {
  return evidence & 0xffff;
}

/** Whether it is known that nothing that counts within a cluster speaks against a match. */
export function agreesBy(evidence: number): boolean {
  return (evidence & AGREES) !== 0;
}

export function decodeFound(evidence: number): FoundPair {
  if (isMatch(evidence)) return { margin: weightBy(evidence) / WEIGHT_SCALE, doubt: undefined };
  return {
    margin: (evidence & 0xffff) / WEIGHT_SCALE - REVIEWED,
    doubt: present(DOUBTS[(evidence >>> 16) - 1], 'the doubt of a found pair'),
  };
}

/** Returns a margin as an unsigned integer of 16 bits. */
function weightOf(margin: number): number {
  return Math.min(65_534, Math.max(0, Math.round(margin * WEIGHT_SCALE)));
}
