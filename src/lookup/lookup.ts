import { type Postcode, parsePostcode } from '../address/postcode.ts';
import { repairPostcode } from '../address/postcode-repair.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import type { ReadyAnswer } from '../address-file/answer/ready-answer.ts';
import { isThoroughfareOnly } from '../licence.ts';
import { type FindAnswer, type FindRequest, findAnswer } from './find.ts';
import { giveReadyResults } from './lookup-options.ts';
import { READY } from './ready-names.ts';
import type { Result } from './result.ts';
import { type ResultsRequest, resultsOf } from './results.ts';

/** A request for all addresses of a postcode, or for those of one building. */
export interface LookupRequest extends ResultsRequest {
  /** As the user typed it. */
  readonly postcode: string;
}

/**
 * The outcome of a look-up: results that were rendered when the address file was built, or results made for
 * this request. The latter may be empty.
 */
export type LookupOutcome =
  | { readonly kind: 'ready'; readonly results: ReadyAnswer }
  | { readonly kind: 'results'; readonly results: readonly Result[] }
  | { readonly kind: 'invalid-postcode' }
  | { readonly kind: 'unknown-postcode' };

/** Looks up a postcode in an address file. Never throws, whatever was typed. */
export function lookUp(file: AddressFile, request: LookupRequest): LookupOutcome {
  const { building, licence, options } = request;
  const postcode = readPostcode(file, request.postcode);
  if (postcode === undefined) return { kind: 'invalid-postcode' };
  if (building === '' && !isThoroughfareOnly(licence) && giveReadyResults(options)) {
    const results = file.answer(READY.fullAddress, postcode);
    if (results !== undefined && results.length > 0) return { kind: 'ready', results };
  }
  const entry = file.lookup(postcode);
  if (entry === undefined) return { kind: 'unknown-postcode' };
  return { kind: 'results', results: resultsOf(entry, { building, licence, options }) };
}

/** The outcome of the compatibility layer's `find`. */
export type FindOutcome =
  | { readonly kind: 'ready'; readonly answer: ReadyAnswer }
  | { readonly kind: 'answer'; readonly answer: FindAnswer }
  | { readonly kind: 'invalid-postcode' }
  /** The file has no address in this postcode. */
  | { readonly kind: 'unknown-postcode' };

/**
 * Finds the addresses of a postcode by the rules of the compatibility layer. Never throws, whatever was
 * typed.
 */
export function find(file: AddressFile, typed: string, request: FindRequest): FindOutcome {
  const { expand, sort, format, house, fuzzy } = request;
  const postcode = fuzzy ? readPostcode(file, typed) : compactOf(parsePostcode(typed));
  if (postcode === undefined) return { kind: 'invalid-postcode' };
  if (house === '' && !sort && (expand || !format)) {
    const answer = file.answer(expand ? READY.findExpanded : READY.findSimple, postcode);
    if (answer !== undefined && answer.length > 0) return { kind: 'ready', answer };
  }
  const entry = file.lookup(postcode);
  const hasAddress = entry?.addresses.some(({ kind }) => kind === 'delivery-point') ?? false;
  if (entry === undefined || !hasAddress) return { kind: 'unknown-postcode' };
  return { kind: 'answer', answer: findAnswer(entry, request) };
}

/**
 * The compact form of a typed postcode. If it is not a postcode, tries the single postcode of the file that
 * it is a misreading of.
 */
export function readPostcode(file: AddressFile, typed: string): string | undefined {
  const isInFile = (postcode: Postcode) => file.lookup(postcode.outward + postcode.inward) !== undefined;
  return compactOf(parsePostcode(typed) ?? repairPostcode(typed, isInFile));
}

function compactOf(postcode: Postcode | undefined): string | undefined {
  return postcode === undefined ? undefined : postcode.outward + postcode.inward;
}
