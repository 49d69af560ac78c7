import type { FastifySchema } from 'fastify';
import type { Access } from '../../accounts/web/access.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import type { ReadyAnswer } from '../../address-file/answer/ready-answer.ts';
import type { Members } from './claim.ts';

/** What is known of every method of a web service: `POST /{service}/{name}.json`. */
export interface MethodOutline {
  readonly service: string;
  readonly name: string;
  /** Documents the method. Nothing is refused by it: whatever is sent, the method says itself what was wrong. */
  readonly schema: FastifySchema;
  /** What stands beside `Status` in an answer that has nothing, as JSON members: `"Results":[]`. */
  readonly nothing: string;
}

/** A method that answers from the address file. */
export interface WebMethod extends MethodOutline {
  /** Answers a call whose caller is known. Never throws, whatever was sent. */
  answer(call: WebCall): WebAnswer;
}

/** A method that cleanses one record and needs no address file for it. */
export interface CleansingMethod extends MethodOutline {
  /** Answers a call whose caller is known. Never throws, whatever was sent; what it waits for is bounded. */
  cleanse(call: CleansingCall): WebAnswer | Promise<WebAnswer>;
}

export interface CleansingCall {
  readonly members: Members;
  readonly access: Access;
}

export interface WebCall extends CleansingCall {
  readonly file: AddressFile;
}

/** What a method says of a call. The price is what is spent before the answer leaves. */
export type WebAnswer =
  | { readonly kind: 'refused'; readonly message: string }
  | (Priced & {
      readonly kind: 'members';
      /** What stands beside `Status`, as JSON members. */
      readonly members: string;
    })
  | (Priced & {
      readonly kind: 'ready';
      /** The one member beside `Status`, whose value was made ready. */
      readonly name: string;
      readonly value: ReadyAnswer;
    });

interface Priced {
  readonly credits: number;
  /** Of the caller's own, for usage reports. */
  readonly applicationName: string;
}

/** `Status` of interface.md 2.4, as a JSON member. */
export function statusMember(errorMessage: string | null, creditsRemaining: number): string {
  const success = errorMessage === null;
  return `"Status":{"Success":${success},"ErrorMessage":${JSON.stringify(errorMessage)},"CreditsRemaining":${creditsRemaining}}`;
}
