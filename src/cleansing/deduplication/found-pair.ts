import { WEIGHT_SCALE } from './cluster.ts';
import type { Doubt } from './compare-records.ts';
import { REVIEWED } from './weights.ts';

/** The reasons against a merge, in the order of their numbers in the evidence of a found pair, from 1. */
const DOUBTS = [
  'evidence',
  'unproven',
  'birth',
  'sex',
  'generation',
  'forename',
  'middle',
] as const satisfies readonly Doubt[];

/** A pair that matched, or nearly did: what `resolve` tells `combine` of it, as 32 bits. */
export interface FoundPair {
  /** In bits; negative for one that fell short. */
  readonly margin: number;
  /** Undefined for one that matched. */
  readonly doubt: Doubt | undefined;
}

/** Below are 16 bits of the margin, above them the doubt. */
export function encodeFound({ margin, doubt }: FoundPair): number {
  if (doubt === undefined) return weightOf(margin);
  return ((DOUBTS.indexOf(doubt) + 1) << 16) | weightOf(margin + REVIEWED);
}

/** Whether what {@link encodeFound} wrote is a match; its weight is the number itself then. */
export function isMatch(evidence: number): boolean {
  return evidence < 2 ** 16;
}

export function decodeFound(evidence: number): FoundPair {
  if (isMatch(evidence)) return { margin: evidence / WEIGHT_SCALE, doubt: undefined };
  return {
    margin: (evidence & 0xffff) / WEIGHT_SCALE - REVIEWED,
    doubt: DOUBTS[(evidence >>> 16) - 1]!,
  };
}

/** A margin as a whole number of 16 bits. */
function weightOf(margin: number): number {
  return Math.min(65_534, Math.max(0, Math.round(margin * WEIGHT_SCALE)));
}
