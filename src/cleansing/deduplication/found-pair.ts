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
}

/** Writes a found pair as an integer: the margin in the lower 16 bits, and the doubt above them. */
export function encodeFound({ margin, doubt }: FoundPair): number {
  if (doubt === undefined) return weightOf(margin);
  return ((DOUBTS.indexOf(doubt) + 1) << 16) | weightOf(margin + REVIEWED);
}

/**
 * Whether the evidence that {@link encodeFound} wrote is of a match. If it is, the number itself is the
 * weight.
 */
export function isMatch(evidence: number): boolean {
  return evidence < 2 ** 16;
}

export function decodeFound(evidence: number): FoundPair {
  if (isMatch(evidence)) return { margin: evidence / WEIGHT_SCALE, doubt: undefined };
  return {
    margin: (evidence & 0xffff) / WEIGHT_SCALE - REVIEWED,
    doubt: present(DOUBTS[(evidence >>> 16) - 1], 'the doubt of a found pair'),
  };
}

/** Returns a margin as an unsigned integer of 16 bits. */
function weightOf(margin: number): number {
  return Math.min(65_534, Math.max(0, Math.round(margin * WEIGHT_SCALE)));
}
