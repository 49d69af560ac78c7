import { optionValues, readFlag } from '../../../address/layout/option-values.ts';
import type { RecordAddress } from '../../../cleansing/address/typed-address.ts';
import { findLicence, isThoroughfareOnly } from '../../../licence.ts';
import { type LookupOptions, readLookupOptions } from '../../../lookup/lookup-options.ts';
import { type RecordCall, recordCall, textOf } from '../cleansing/record-call.ts';
import type { WebCall } from '../web-method.ts';

/** Whatever is beyond these is no address. */
export const MOST_LINES = 20;
const LONGEST_LINE = 1000;

/** A call of a method that cleanses an address, read. */
export interface AddressCall {
  readonly typed: RecordAddress;
  readonly options: LookupOptions;
  readonly keepCherished: boolean;
  /** Whether the candidates are wanted, and why the winner won. */
  readonly explain: boolean;
  /** Whether the name of the country is wanted. */
  readonly includeCountry: boolean;
}

/** Reads a call. @returns why it is refused, as a text, where it is */
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

/** A licence need not be sent, as real clients send none; one that is sent must be held, and be one for whole addresses. */
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

/** The address as `{Lines: […]}`, as a list of lines or as one text; town, county and postcode may stand apart in the object. */
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

/** The country that the caller says the address is in; empty where that is one of the address file's. */
function countryOf(record: RecordCall): string {
  const given = record.option('country') || record.option('defaultcountrycode');
  return HOME.has(given.toUpperCase()) ? '' : countryName(given);
}

const HOME = new Set(['', 'GB', 'UK', 'GBR', 'UNITED KINGDOM', 'IM', 'GG', 'JE', 'AUTO']);

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The English name of a country by its code of ISO 3166-1; any other text as it is. */
export function countryName(text: string): string {
  return (/^[A-Za-z]{2}$/.test(text) ? names.of(text.toUpperCase()) : undefined) ?? text;
}
