import { type CleanedAddress, cleanAddress } from '../../../cleansing/address/clean-address.ts';
import { asTyped } from '../../../cleansing/address/typed-address.ts';
import { DEFAULT_LOOKUP_OPTIONS } from '../../../lookup/lookup-options.ts';
import { type RawAddress, resultOf } from '../../../lookup/result.ts';
import type { ElementComparison, Explanation, Match } from '../../../matching/match.ts';
import type { WebAnswer, WebCall, WebMethod } from '../web-method.ts';
import { type AddressCall, countryName, readAddressCall } from './read-call.ts';
import { cleanAddressSchema, cleanBusinessAddressSchema } from './schemas.ts';

/** The price of an answer that is a delivery point, in credits. */
const PRICE = 1;

/** The members beside `Status` if the call failed. */
const NOTHING = '"Result":null,"MatchLevel":null,"CountryName":null,"Explanation":null';

/**
 * Returns the address as it is in the address file, and the corrections. The method does for one record what
 * the step address-cleansing does for many (docs/analysts/address-cleansing.md).
 */
export const cleanAddressMethod: WebMethod = {
  service: 'Postcoder',
  name: 'CleanAddress',
  schema: cleanAddressSchema,
  nothing: NOTHING,
  answer,
};

/** Does the same for the address of a company. */
export const cleanBusinessAddressMethod: WebMethod = {
  service: 'Postcoder',
  name: 'CleanBusinessAddress',
  schema: cleanBusinessAddressSchema,
  nothing: NOTHING,
  answer,
};

function answer(webCall: WebCall): WebAnswer {
  const call = readAddressCall(webCall);
  if (typeof call === 'string') return { kind: 'refused', message: call };
  const { matcher } = webCall;
  const typed = asTyped(call.typed);
  const explanation = call.explain ? matcher.explain(typed) : undefined;
  const match = explanation?.match ?? matcher.match(typed);
  const cleaned = cleanAddress(call.typed, match, {
    lines: call.options.lines,
    keepsToLines: false,
    keepCherished: call.keepCherished,
    separateCompany: false,
    language: call.options.language,
  });
  const matchLevel = levelOf(match, cleaned);
  const members = {
    Result: {
      Address: { Lines: [...cleaned.lines, cleaned.postcode] },
      RawAddress: rawAddressOf(match, cleaned, call),
      Confidence: Math.floor(match.confidence * 10) / 10,
      Corrections: cleaned.corrections,
      Kept: cleaned.kept,
    },
    MatchLevel: matchLevel,
    CountryName: call.includeCountry ? countryOf(match, call) : null,
    Explanation: explanation === undefined ? null : explained(explanation),
  };
  return {
    kind: 'members',
    members: JSON.stringify(members).slice(1, -1),
    credits: matchLevel.startsWith('OK') ? PRICE : 0,
    applicationName: call.options.applicationName,
  };
}

/** The match level, in the words of the service that clients know. */
function levelOf(match: Match, { postcodeChanged, addressChanged }: CleanedAddress): string {
  switch (match.level) {
    case 'Exact':
      return postcodeChanged || addressChanged ? 'OK_Corrected' : 'OK_Unchanged';
    case 'None':
      return 'NOK_NoMatch';
    default:
      return `NOK_${match.level}`;
  }
}

/** The settled elements, in the form of GetFullAddress, or null if not even the street is settled. */
function rawAddressOf(
  { level, entry, address }: Match,
  { standard }: CleanedAddress,
  { options }: AddressCall,
): RawAddress | null {
  if (entry === undefined || address === undefined || standard === undefined) return null;
  if (level === 'Exact') return resultOf(entry, address, options).RawAddress;
  const { uprn: _, aliases: __, location, ...rest } = address;
  const settled = {
    ...rest,
    kind: 'delivery-point' as const,
    point: standard,
    uprn: 0,
    aliases: [],
    welsh: undefined,
    location: level === 'Building' ? location : undefined,
  };
  return resultOf(entry, settled, options).RawAddress;
}

function countryOf({ level, entry }: Match, { typed }: AddressCall): string | null {
  if (level === 'Foreign') return typed.country || null;
  return entry?.place.country || (level === 'None' ? null : countryName('GB'));
}

function explained({ candidates, reasons }: Explanation) {
  return {
    Reasons: reasons,
    Candidates: candidates.map(({ address, entry, source, level, score, elements }) => ({
      Address: { Lines: resultOf(entry, address, DEFAULT_LOOKUP_OPTIONS).Address.Lines.filter(Boolean) },
      UniqueReference: address.point.udprn > 0 ? String(address.point.udprn) : null,
      Level: level,
      Score: rounded(score),
      Source: source,
      Elements: elements.map(explainedElement),
    })),
  };
}

function explainedElement({ element, typed, found, outcome, weight }: ElementComparison) {
  return { Element: element, Typed: typed, Found: found, Outcome: outcome, Weight: rounded(weight) };
}

function rounded(bits: number): number {
  return Math.round(bits * 100) / 100;
}
