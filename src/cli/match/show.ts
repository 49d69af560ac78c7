import { DEFAULT_LINE_OPTIONS } from '../../address/layout/line-options.ts';
import type { StoredAddress } from '../../address-file/postcode-entry.ts';
import { type CleanedAddress, cleanAddress } from '../../cleansing/address/clean-address.ts';
import { asTyped, type RecordAddress } from '../../cleansing/address/typed-address.ts';
import type { AddressMatcher } from '../../matching/address-matcher.ts';
import type { Candidate, ElementComparison, Explanation, Match } from '../../matching/match.ts';
import { withCapital } from '../../text/with-capital.ts';
import { oneLine } from './one-line.ts';

const WRITTEN = {
  lines: DEFAULT_LINE_OPTIONS,
  keepsToLines: false,
  keepCherished: true,
  separateCompany: false,
  language: 'en',
} as const;

/** Describes the outcome of matching an address, for people. */
export function describeMatch(matcher: AddressMatcher, typed: RecordAddress, explain: boolean): string[] {
  const { match, explanation, cleaned } = matched(matcher, typed, explain);
  return [
    `${match.level}, ${percent(match.confidence)} sure: ${MEANINGS[match.level]}`,
    '',
    ...[...cleaned.lines, cleaned.postcode].filter(Boolean).map((line) => `  ${line}`),
    '',
    ...facts(match, cleaned),
    ...(explanation === undefined ? [] : explained(explanation)),
  ];
}

/** The outcome of matching an address, for programs. */
export function matchAsJson(matcher: AddressMatcher, typed: RecordAddress, explain: boolean): object {
  const { match, explanation, cleaned } = matched(matcher, typed, explain);
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

interface Matched {
  readonly match: Match;
  readonly explanation: Explanation | undefined;
  readonly cleaned: CleanedAddress;
}

function matched(matcher: AddressMatcher, typed: RecordAddress, explain: boolean): Matched {
  const explanation = explain ? matcher.explain(asTyped(typed)) : undefined;
  const match = explanation?.match ?? matcher.match(asTyped(typed));
  return { match, explanation, cleaned: cleanAddress(typed, match, WRITTEN) };
}

const MEANINGS: Readonly<Record<Match['level'], string>> = {
  Exact: 'one delivery point.',
  Building: 'the building, but not the door in it.',
  Street: 'the street, but not the premises.',
  Town: 'only the post town.',
  None: 'no match.',
  Foreign: 'the address is abroad.',
};

function facts(match: Match, cleaned: CleanedAddress): string[] {
  const found: string[] = [];
  if (match.level === 'Exact' && match.address !== undefined) {
    const { udprn, dps, uprn } = numbersOf(match.address);
    found.push(`UDPRN ${udprn ?? 'none'}, DPS ${dps ?? 'none'}, UPRN ${uprn ?? 'not known'}`);
  }
  if (cleaned.corrections.length > 0) found.push(sentence(cleaned.corrections.map(inWords).join(', ')));
  if (cleaned.kept.length > 0) found.push(`Kept: ${cleaned.kept.join('; ')}`);
  if (match.runnerUp !== undefined) {
    const { address, confidence } = match.runnerUp;
    found.push(`Next: ${oneLine(address.point)} (${percent(confidence)}), ${bits(match.margin)} bits behind`);
  }
  return found;
}

/** `postcodeCorrected` → `postcode corrected`. */
function inWords(correction: string): string {
  return correction.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function sentence(words: string): string {
  return `${withCapital(words)}.`;
}

function explained({ reasons, candidates }: Explanation): string[] {
  return [
    '',
    ...reasons,
    ...candidates.flatMap((candidate, at) => ['', ...describeCandidate(candidate, at)]),
  ];
}

function describeCandidate(
  { address, level, score, source, elements, evidence }: Candidate,
  at: number,
): string[] {
  const texts = new Map<string, string>(elements.map((element) => [element.element, textsOf(element)]));
  return [
    `${at + 1}. ${oneLine(address.point)}`,
    `   ${bits(score)} bits, ${level} at most, found by ${source}`,
    ...evidence.map(({ of, outcome, bits: weight }) => {
      const text = texts.get(of);
      return `   ${bits(weight).padStart(7)}  ${of} ${outcome}${text === undefined ? '' : `: ${text}`}`;
    }),
  ];
}

function textsOf({ typed, found, outcome }: ElementComparison): string {
  return outcome === 'missing' ? found : outcome === 'extra' ? typed : `${typed} / ${found}`;
}

function numbersOf({ point, uprn }: StoredAddress) {
  return {
    ...(point.udprn > 0 && { udprn: String(point.udprn) }),
    ...(point.deliveryPointSuffix !== '' && { dps: point.deliveryPointSuffix }),
    ...(uprn > 0 && { uprn: String(uprn) }),
  };
}

/** Rounded down, so that only certainty gives 100. */
function percent(confidence: number): string {
  return `${(Math.floor(confidence * 10) / 10).toFixed(1)} %`;
}

function bits(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`;
}
