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

/** The options for writing a matched address. */
export interface CleanOptions {
  readonly lines: LineOptions;
  /** Whether every formatter must keep to `maxLines`, because each line has a column. */
  readonly keepsToLines: boolean;
  /** Writes details that are not in the address file: house names, localities, companies, `c/o`. */
  readonly keepCherished: boolean;
  /** Returns the company separately and leaves it out of the lines. */
  readonly separateCompany: boolean;
  /** The language of streets and places, where the file has them in Welsh. */
  readonly language: 'en' | 'cy';
}

/** The outcome of cleansing an address. */
export interface CleanedAddress {
  /** The lines before the postcode. Town and county come last if they have fixed places. */
  readonly lines: readonly string[];
  readonly postcode: string;
  /** Empty unless it is returned separately. */
  readonly company: string;
  /** The address file's form of the address; undefined if not even the street is settled. */
  readonly standard: DeliveryPoint | undefined;
  /** The written parts that are not in the address file. */
  readonly kept: readonly string[];
  /** The text that did not fit the lines. */
  readonly omitted: readonly string[];
  readonly corrections: readonly Correction[];
  readonly postcodeChanged: boolean;
  readonly addressChanged: boolean;
}

/**
 * Writes a matched address. Settled elements are written as in the address file, the others as they were
 * written. Pure.
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

/** The elements to print: those of the address file, the unsettled ones as written, and the kept details. */
function pointToPrint(
  typed: RecordAddress,
  match: Match,
  { point }: StandardAddress,
  { keepCherished, separateCompany }: CleanOptions,
): DeliveryPoint {
  const whole = { ...point, ...unsettledPremise(match, typed) };
  // If the company is returned separately, its lines are free for other recipients.
  const named = separateCompany ? { ...whole, organisation: '', department: '' } : whole;
  const kept = keepCherished ? withKeptDetails(named, match, typed, !separateCompany) : named;
  return { ...kept, postcode: whole.postcode || typed.postcode };
}

/** PAFStandardFormatter uses as many lines as the address has. If that is too many, the address is folded. */
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

/**
 * The company: in the file's spelling if the file has the same company or none was written, otherwise as it
 * was written.
 */
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
