import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../accounts/web/access.ts';
import type { Purpose } from '../../accounts/web/restrictions.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import type { ReadyAnswer } from '../../address-file/answer/ready-answer.ts';
import { isThoroughfareOnly } from '../../licence.ts';
import type { AddressMatcher } from '../../matching/address-matcher.ts';
import { ADDRESS_FILE_HEADER, addressFileHeader } from '../answers/address-file-header.ts';
import { chargeWhenAnswered } from '../answers/charge-when-answered.ts';
import { sendReady } from '../answers/send-ready.ts';
import type { Service } from '../service.ts';
import { type CompatRefusal, FORBIDDEN, LIMIT_REACHED, refuse, UNAVAILABLE } from './answers.ts';
import { authenticated, type CompatOutline, sendJson } from './authenticated.ts';

/** A call of a method, by a caller who may use it. */
export interface CompatCall {
  readonly request: FastifyRequest;
  readonly file: AddressFile;
  /** The matcher of `file`. */
  readonly matcher: AddressMatcher;
}

/** The answer to a call, with its price, or a refusal. */
export type CompatAnswer =
  | { readonly refusal: CompatRefusal }
  | {
      readonly answer: object;
      readonly price: Price;
      /** How many addresses a search shows. The default is 0. */
      readonly addresses?: number;
    }
  | { readonly ready: ReadyAnswer; readonly price: Price };

/** A number of credits, `free`, or `needs-credit`: the call takes no credit, but the caller must have one. */
export type Price = number | 'needs-credit' | 'free';

/** A method of the compatibility layer that answers from the address file. */
export interface CompatMethod extends CompatOutline {
  /**
   * How the method counts for the limits of suggestions (src/http/limits/suggestion-limits.ts): as a search,
   * or as the step that fetches an address in full. If undefined, it does not count.
   */
  readonly limit?: 'search' | 'resolve';
  /** Answers a call. Never throws, whatever the caller sent. */
  answer(call: CompatCall): CompatAnswer | Promise<CompatAnswer>;
}

/**
 * The handler of a method that answers from the address file. This is the only place in the layer that checks
 * the caller's licence and takes credits. Requests of this layer name no licence, so the account must hold
 * one for whole addresses.
 */
export function compatHandler(service: Service, method: CompatMethod) {
  const { addressFile, sandboxFile, matchers, suggestionLimits } = service;
  const { purpose, limit } = method;
  return authenticated(service, method, async (request, reply, granted) => {
    const { access } = granted;
    if (![...access.licences].some((licence) => !isThoroughfareOnly(licence)))
      return refuse(reply, FORBIDDEN);
    const permit = limit === 'search' ? await suggestionLimits.search(request, reply, granted) : undefined;
    if (permit !== undefined && 'retryAfter' in permit) return refuse(reply, { status: 429, ...permit });
    const file = access.isSandbox ? await sandboxFile.open() : addressFile.ifAny;
    if (file === undefined) return refuse(reply, UNAVAILABLE);
    reply.header(ADDRESS_FILE_HEADER, addressFileHeader(file));
    const call = {
      request,
      file,
      get matcher() {
        return matchers.of(file);
      },
    };
    // While the user types, the browser may drop this request for the next one. Then no answer is worked out.
    const answer = reply.raw.destroyed ? GONE : await method.answer(call);
    if ('refusal' in answer) return refuse(reply, answer.refusal);
    const refusal = await pay(service, reply, access, answer.price, purpose);
    if (refusal !== undefined) return refuse(reply, refusal);
    if (limit === 'resolve') suggestionLimits.resolved(request, granted);
    if ('answer' in answer) {
      permit?.answered(answer.addresses ?? 0);
      return sendJson(reply, answer.answer);
    }
    return sendReady(request, reply.type('application/json; charset=utf-8'), answer.ready);
  });
}

const GONE: CompatAnswer = { answer: {}, price: 'free' };

/**
 * Takes the credits for an answer. A sandbox pays nothing. Returns a refusal if there are too few credits.
 */
async function pay(
  { credits }: Service,
  reply: FastifyReply,
  access: Access,
  price: Price,
  purpose: Purpose,
): Promise<CompatRefusal | undefined> {
  if (access.isSandbox || typeof price !== 'number') {
    const isShort = price === 'needs-credit' && !access.isSandbox && (await credits.remaining(access)) < 1;
    if (isShort) return LIMIT_REACHED;
    credits.note(access, purpose);
    return undefined;
  }
  const taking = credits.take(access, price, purpose);
  const taken = taking instanceof Promise ? await taking : taking;
  if (!taken.ok) return taken.reason === 'unavailable' ? UNAVAILABLE : LIMIT_REACHED;
  chargeWhenAnswered(reply, credits, taken.charge);
  return undefined;
}
