import { explainAddress, LEVEL_MEANINGS, matchAsJson } from '../../../cleansing/address/explain-address.ts';
import type { RecordAddress } from '../../../cleansing/address/typed-address.ts';
import type { AddressMatcher } from '../../../matching/address-matcher.ts';
import type { ElementComparison, Evidence } from '../../../matching/match.ts';

/**
 * Matches an address, with all candidates and their evidence. Every number is the engine's own. Each piece of
 * evidence has the typed and the found text that it is about.
 */
export function matchWithEvidence(matcher: AddressMatcher, typed: RecordAddress) {
  const explained = explainAddress(matcher, typed, true);
  const { candidates = [], elements: _, ...match } = matchAsJson(explained);
  return {
    ...match,
    meaning: LEVEL_MEANINGS[match.level],
    candidates: candidates.map(({ elements, evidence, ...candidate }) => ({
      ...candidate,
      evidence: evidence.map((one) => ({ ...one, ...textsOf(one, elements) })),
    })),
  };
}

function textsOf(
  { of }: Evidence,
  elements: readonly ElementComparison[],
): { readonly typed?: string; readonly found?: string } {
  const compared = elements.find(({ element }) => element === of);
  return compared === undefined ? {} : { typed: compared.typed, found: compared.found };
}
