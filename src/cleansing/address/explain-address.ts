import { DEFAULT_LINE_OPTIONS } from '../../address/layout/line-options.ts';
import { oneLine } from '../../address/printing/one-line.ts';
import type { StoredAddress } from '../../address-file/postcode-entry.ts';
import type { AddressMatcher } from '../../matching/address-matcher.ts';
import type { Explanation, Match } from '../../matching/match.ts';
import { type CleanedAddress, cleanAddress } from './clean-address.ts';
import { asTyped, type RecordAddress } from './typed-address.ts';

const WRITTEN = {
  lines: DEFAULT_LINE_OPTIONS,
  keepsToLines: false,
  keepCherished: true,
  separateCompany: false,
  language: 'en',
} as const;

/** What each level means, for people. */
export const LEVEL_MEANINGS: Readonly<Record<Match['level'], string>> = {
  Exact: 'one delivery point.',
  Building: 'the building, but not the door in it.',
  Street: 'the street, but not the premises.',
  Town: 'only the post town.',
  None: 'no match.',
  Foreign: 'the address is abroad.',
};

/** The outcome of matching an address, for programs: plain JSON. */
export function matchAsJson({ match, explanation, cleaned }: ExplainedAddress) {
  const { runnerUp } = match;
  return {
    level: match.level,
    confidence: match.confidence,
    margin: match.margin,
    lines: cleaned.lines,
    postcode: cleaned.postcode,
    ...(match.level === 'Exact' && match.address !== undefined && numbersOf(match.address)),
    postcodeChanged: cleaned.postcodeChanged,
    addressChanged: cleaned.addressChanged,
    corrections: cleaned.corrections,
    kept: cleaned.kept,
    elements: match.elements,
    runnerUp: runnerUp && {
      address: oneLine(runnerUp.address.point),
      confidence: runnerUp.confidence,
      ...numbersOf(runnerUp.address),
    },
    ...(explanation && {
      reasons: explanation.reasons,
      candidates: explanation.candidates.map(({ address, entry: _, ...candidate }) => ({
        address: oneLine(address.point),
        ...numbersOf(address),
        ...candidate,
      })),
    }),
  };
}

/** A typed address, its match and how it is written afterwards. */
export interface ExplainedAddress {
  readonly match: Match;
  readonly explanation: Explanation | undefined;
  readonly cleaned: CleanedAddress;
}

/**
 * Matches an address.
 *
 * @param explain whether to return the candidates and the reasons, too
 */
export function explainAddress(
  matcher: AddressMatcher,
  typed: RecordAddress,
  explain: boolean,
): ExplainedAddress {
  const explanation = explain ? matcher.explain(asTyped(typed)) : undefined;
  const match = explanation?.match ?? matcher.match(asTyped(typed));
  return { match, explanation, cleaned: cleanAddress(typed, match, WRITTEN) };
}

/** The numbers by which an address is known. Those that the file does not have are left out. */
export function numbersOf({ point, uprn }: StoredAddress) {
  return {
    ...(point.udprn > 0 && { udprn: String(point.udprn) }),
    ...(point.deliveryPointSuffix !== '' && { dps: point.deliveryPointSuffix }),
    ...(uprn > 0 && { uprn: String(uprn) }),
  };
}
