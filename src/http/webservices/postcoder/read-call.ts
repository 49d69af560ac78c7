import { optionValues, readFlag } from '../../../address/layout/option-values.ts';
import type { RecordAddress } from '../../../cleansing/address/typed-address.ts';
import { lazily } from '../../../lazily.ts';
import { findLicence, isThoroughfareOnly } from '../../../licence.ts';
import { type LookupOptions, readLookupOptions } from '../../../lookup/lookup-options.ts';
import { type RecordCall, recordCall, textOf } from '../cleansing/record-call.ts';
import type { WebCall } from '../web-method.ts';

/** The most lines of an address, and characters of a line, that are read. No address is longer. */
export const MOST_LINES = 20;
const LONGEST_LINE = 1000;

/** The parsed call of a method that cleanses an address. */
export interface AddressCall {
  readonly typed: RecordAddress;
  readonly options: LookupOptions;
  readonly keepCherished: boolean;
  /** Whether to return the candidates, and why the winner won. */
  readonly explain: boolean;
  /** Whether to return the name of the country. */
  readonly includeCountry: boolean;
}

/**
 * Reads a call.
 *
 * @returns the parsed call, or the reason as a text if it is refused
 */
export function readAddressCall(call: WebCall): AddressCall | string {
  const record = recordCall(call);
  const refusal = licenceRefusal(call, record);
  if (refusal !== undefined) return refusal;
  const typed = addressOf(call, record);
  if (typed === undefined) return 'The address is missing.';
  const values = new Map([...optionValues(call.members['options']), ...optionValues(call.access.options)]);
  return {
    typed,
    options: readLookupOptions(Object.fromEntries(values)),
    keepCherished: readFlag(values.get('keepcherished'), true),
    explain: readFlag(values.get('explain'), false),
    includeCountry: readFlag(values.get('includecountry'), false),
  };
}

/**
 * A licence is optional, because real clients send none. If one is sent, the account must hold it, and it
 * must cover whole addresses.
 */
function licenceRefusal({ access }: WebCall, record: RecordCall): string | undefined {
  const name = record.text('licence').trim();
  if (name === '') {
    const isHeld = [...access.licences].some((licence) => !isThoroughfareOnly(licence));
    return isHeld ? undefined : 'The account holds no licence for whole addresses.';
  }
  const licence = findLicence(name);
  if (licence === undefined) return 'The licence is unknown.';
  if (!access.licences.has(licence)) return `The account does not hold the licence ${licence}.`;
  return isThoroughfareOnly(licence) ? `The licence ${licence} is for streets only.` : undefined;
}

/**
 * Reads the address: `{Lines: […]}`, a list of lines, or one text. The object may give town, county and
 * postcode separately.
 */
export function addressOf(
  { members }: Pick<WebCall, 'members'>,
  record: RecordCall,
): RecordAddress | undefined {
  const given = optionValues(members).get('address');
  const parts = Array.isArray(given) ? new Map<string, unknown>() : optionValues(given);
  const written = typeof given === 'string' || Array.isArray(given) ? given : (parts.get('lines') ?? []);
  const lines = (Array.isArray(written) ? written : [written])
    .slice(0, MOST_LINES)
    .map((line) => textOf(line).slice(0, LONGEST_LINE).trim())
    .filter((line) => line !== '');
  const part = (name: string) => textOf(parts.get(name)).slice(0, LONGEST_LINE).trim();
  const place = { town: part('town'), county: part('county'), postcode: part('postcode') };
  if (lines.length === 0 && place.town + place.county + place.postcode === '') return undefined;
  return { lines, ...place, country: countryOf(record), organisation: record.text('company').trim() };
}

/** The country that the caller gives, or an empty text if it is one of the address file's countries. */
function countryOf(record: RecordCall): string {
  const given = record.option('country') || record.option('defaultcountrycode');
  return HOME.has(given.toUpperCase()) ? '' : countryName(given);
}

const HOME = new Set(['', 'GB', 'UK', 'GBR', 'UNITED KINGDOM', 'IM', 'GG', 'JE', 'AUTO']);

const names = lazily(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }));

/** The English name of a country by its ISO 3166-1 code. Any other text is returned unchanged. */
export function countryName(text: string): string {
  return (/^[A-Za-z]{2}$/.test(text) ? names().of(text.toUpperCase()) : undefined) ?? text;
}
