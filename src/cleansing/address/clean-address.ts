import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { type FormattedAddress, formatAddress } from '../../address/layout/formatters.ts';
import type { LineOptions } from '../../address/layout/line-options.ts';
import { titleCase } from '../../address/title-case/title-case.ts';
import type { Match } from '../../matching/match.ts';
import { formatParts, partsAsTyped, partsWithTown } from './as-typed.ts';
import { type Correction, correctionsOf } from './corrections.ts';
import { keptDetails, withKeptDetails } from './kept-details.ts';
import { type StandardAddress, standardAddress, unsettledPremise } from './standard-address.ts';
import type { RecordAddress } from './typed-address.ts';

/** How an address is written once it is known which it is. */
export interface CleanOptions {
  readonly lines: LineOptions;
  /** Whether there are never more than `maxLines`, whatever the formatter: for columns. */
  readonly keepsToLines: boolean;
  /** Writes details that the file does not have: house names, localities, companies, `c/o`. */
  readonly keepCherished: boolean;
  /** Gives the company apart, and leaves it out of the lines. */
  readonly separateCompany: boolean;
  /** Streets and places in Welsh where the file has them so. */
  readonly language: 'en' | 'cy';
}

/** An address as it is given back. */
export interface CleanedAddress {
  /** Those before the postcode; town and county last where these are fixed. */
  readonly lines: readonly string[];
  readonly postcode: string;
  /** Empty unless it is given apart. */
  readonly company: string;
  /** What the file has of it; undefined where not even the street is settled. */
  readonly standard: DeliveryPoint | undefined;
  /** What was written and is not in the file. */
  readonly kept: readonly string[];
  /** What the lines had no room for. */
  readonly omitted: readonly string[];
  readonly corrections: readonly Correction[];
  readonly postcodeChanged: boolean;
  readonly addressChanged: boolean;
}

/**
 * Writes a matched address: what the match settled in the words of the address file, what it did not as it was written.
 * Pure.
 */
export function cleanAddress(typed: RecordAddress, match: Match, options: CleanOptions): CleanedAddress {
  const standard = standardAddress(match, options.language);
  const { lines, cut } =
    standard === undefined
      ? formatParts(partsOf(typed, match, options), options.lines, match.level !== 'Town')
      : formatStandard(pointToPrint(typed, match, standard, options), standard, options);
  const corrections = correctionsOf(match, typed);
  return {
    lines: lines.slice(0, -1),
    postcode: lines.at(-1) ?? '',
    company: options.separateCompany ? companyOf(typed, match, standard, options.lines) : '',
    standard: standard?.point,
    kept: keptDetails(match, typed, standard?.point),
    omitted: cut,
    corrections,
    postcodeChanged: match.changed.postcode,
    addressChanged: corrections.some((correction) => !correction.startsWith('postcode')),
  };
}

/** What is printed: the file's elements, the unsettled ones as written, and the details that are kept. */
function pointToPrint(
  typed: RecordAddress,
  match: Match,
  { point }: StandardAddress,
  { keepCherished, separateCompany }: CleanOptions,
): DeliveryPoint {
  const whole = { ...point, ...unsettledPremise(match, typed) };
  // Where the company is given apart, its lines are free for other recipients.
  const named = separateCompany ? { ...whole, organisation: '', department: '' } : whole;
  const kept = keepCherished ? withKeptDetails(named, match, typed, !separateCompany) : named;
  return { ...kept, postcode: whole.postcode || typed.postcode };
}

/** PAFStandardFormatter takes as many lines as an address has: where that is too many, it is folded. */
function formatStandard(
  point: DeliveryPoint,
  { counties }: StandardAddress,
  { lines: options, keepsToLines }: CleanOptions,
): FormattedAddress {
  const formatted = formatAddress(point, counties, options);
  if (!keepsToLines || formatted.lines.length <= options.maxLines + 1) return formatted;
  return formatAddress(point, counties, {
    ...options,
    formatter: 'DefaultFormatter',
    fixTownCounty: false,
    excludeCounty: true,
  });
}

function partsOf(typed: RecordAddress, match: Match, { separateCompany, lines }: CleanOptions) {
  const parts = match.level === 'Town' ? partsWithTown(typed, match) : partsAsTyped(typed);
  const isShown =
    !separateCompany && typed.organisation !== '' && lines.formatter !== 'NoOrganisationFormatter';
  return isShown ? { ...parts, lines: [typed.organisation, ...parts.lines] } : parts;
}

/** The file's name of the company where it is the one that was written, or none was; else the one that was, as it was. */
function companyOf(
  typed: RecordAddress,
  match: Match,
  standard: StandardAddress | undefined,
  { normalizeCase }: LineOptions,
): string {
  const found = standard?.point.organisation ?? '';
  const comparison = match.elements.find(({ element }) => element === 'organisation');
  const written = typed.organisation || comparison?.typed || '';
  const isSame = comparison?.outcome === 'agrees' || comparison?.outcome === 'similar';
  if (found === '' || !(isSame || written === '')) return written;
  return normalizeCase ? titleCase(found) : found;
}
