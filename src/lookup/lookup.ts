import { type Postcode, parsePostcode } from '../address/postcode.ts';
import { repairPostcode } from '../address/postcode-repair.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import type { ReadyAnswer } from '../address-file/answer/ready-answer.ts';
import { isThoroughfareOnly } from '../licence.ts';
import { giveReadyResults } from './lookup-options.ts';
import { READY } from './ready-names.ts';
import type { Result } from './result.ts';
import { type ResultsRequest, resultsOf } from './results.ts';

/** What is asked: every address of a postcode, or those of one building. */
export interface LookupRequest extends ResultsRequest {
  /** As it was typed. */
  readonly postcode: string;
}

/** What was found: results that were made ready with the file, or results made now. */
export type LookupOutcome =
  | { readonly kind: 'ready'; readonly results: ReadyAnswer }
  | { readonly kind: 'results'; readonly results: readonly Result[] }
  | { readonly kind: 'invalid-postcode' };

/** Looks a postcode up in a file. Never throws, whatever was typed. */
export function lookUp(file: AddressFile, request: LookupRequest): LookupOutcome {
  const { building, licence, options } = request;
  const postcode = readPostcode(file, request.postcode);
  if (postcode === undefined) return { kind: 'invalid-postcode' };
  if (building === '' && !isThoroughfareOnly(licence) && giveReadyResults(options)) {
    const results = file.answer(READY.fullAddress, postcode);
    if (results !== undefined) return { kind: 'ready', results };
  }
  const entry = file.lookup(postcode);
  if (entry === undefined) return { kind: 'invalid-postcode' };
  return { kind: 'results', results: resultsOf(entry, { building, licence, options }) };
}

/** The compact form of what was typed: as a postcode, or as the one postcode of the file that it is a misreading of. */
export function readPostcode(file: AddressFile, typed: string): string | undefined {
  const isInFile = (postcode: Postcode) => file.lookup(postcode.outward + postcode.inward) !== undefined;
  const postcode = parsePostcode(typed) ?? repairPostcode(typed, isInFile);
  return postcode === undefined ? undefined : postcode.outward + postcode.inward;
}
