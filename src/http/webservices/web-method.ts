import type { FastifySchema } from 'fastify';
import type { Access } from '../../accounts/web/access.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import type { ReadyAnswer } from '../../address-file/answer/ready-answer.ts';
import type { AddressMatcher } from '../../matching/address-matcher.ts';
import type { Members } from './claim.ts';

/** The members that all methods of web services have: `POST /{service}/{name}.json`. */
export interface MethodOutline {
  readonly service: string;
  readonly name: string;
  /** Documents the method. It is not used to refuse calls: the method itself says what is wrong with one. */
  readonly schema: FastifySchema;
  /** The JSON members beside `Status` in an answer without a result: `"Results":[]`. */
  readonly nothing: string;
}

/** A method that answers from the address file. */
export interface WebMethod extends MethodOutline {
  /**
   * How the method counts for the limits of suggestions (src/http/limits/suggestion-limits.ts): as a search,
   * or as the step that fetches an address in full. If undefined, it does not count.
   */
  readonly limit?: 'search' | 'resolve';
  /** Answers an authenticated call. Never throws, whatever the caller sent. */
  answer(call: WebCall): WebAnswer;
}

/** A method that cleanses a record without the address file. */
export interface CleansingMethod extends MethodOutline {
  /** Answers an authenticated call in bounded time. Never throws, whatever the caller sent. */
  cleanse(call: CleansingCall): WebAnswer | Promise<WebAnswer>;
}

export interface CleansingCall {
  readonly members: Members;
  readonly access: Access;
}

export interface WebCall extends CleansingCall {
  readonly file: AddressFile;
  /** The matcher of `file`. */
  readonly matcher: AddressMatcher;
}

/** The answer of a method. Its price is taken before the answer leaves. */
export type WebAnswer =
  | { readonly kind: 'refused'; readonly message: string }
  | (Priced & {
      readonly kind: 'members';
      /** The JSON members beside `Status`. */
      readonly members: string;
      /** How many addresses a search shows. The default is 0. */
      readonly addresses?: number;
    })
  | (Priced & {
      readonly kind: 'ready';
      /** The only member beside `Status`. Its value was rendered with the address file. */
      readonly name: string;
      readonly value: ReadyAnswer;
    });

interface Priced {
  readonly credits: number;
  /** Whether the caller must have a credit although the answer costs none. */
  readonly needsCredit?: boolean;
  /** The caller's own name for its application, for usage reports. */
  readonly applicationName: string;
}

/** The member `Status` of an answer, as JSON. */
export function statusMember(errorMessage: string | null, creditsRemaining: number): string {
  const success = errorMessage === null;
  const message = success ? 'null' : JSON.stringify(errorMessage);
  return `"Status":{"Success":${success},"ErrorMessage":${message},"CreditsRemaining":${creditsRemaining}}`;
}
