import { oneLine } from '../../address/printing/one-line.ts';
import type { CleanedAddress } from '../../cleansing/address/clean-address.ts';
import { explainAddress, LEVEL_MEANINGS, numbersOf } from '../../cleansing/address/explain-address.ts';
import type { RecordAddress } from '../../cleansing/address/typed-address.ts';
import type { AddressMatcher } from '../../matching/address-matcher.ts';
import type { Candidate, ElementComparison, Explanation, Match } from '../../matching/match.ts';
import { withCapital } from '../../text/with-capital.ts';

/** Describes the outcome of matching an address, for people. */
export function describeMatch(matcher: AddressMatcher, typed: RecordAddress, explain: boolean): string[] {
  const { match, explanation, cleaned } = explainAddress(matcher, typed, explain);
  return [
    `${match.level}, ${percent(match.confidence)} sure: ${LEVEL_MEANINGS[match.level]}`,
    '',
    ...[...cleaned.lines, cleaned.postcode].filter(Boolean).map((line) => `  ${line}`),
    '',
    ...facts(match, cleaned),
    ...(explanation === undefined ? [] : explained(explanation)),
  ];
}

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

/** Rounded down, so that only certainty gives 100. */
function percent(confidence: number): string {
  return `${(Math.floor(confidence * 10) / 10).toFixed(1)} %`;
}

function bits(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`;
}
