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

/** A call of a method, by somebody who may make it. */
export interface CompatCall {
  readonly request: FastifyRequest;
  readonly file: AddressFile;
  /** The matcher of `file`. */
  readonly matcher: AddressMatcher;
}

/** What a call is answered, and what that costs. */
export type CompatAnswer =
  | { readonly refusal: CompatRefusal }
  | {
      readonly answer: object;
      readonly price: Price;
      /** How many addresses a search shows; none unless given. */
      readonly addresses?: number;
    }
  | { readonly ready: ReadyAnswer; readonly price: Price };

/** A number of credits; `needs-credit`: none, but the caller must have one; `free`: none. */
export type Price = number | 'needs-credit' | 'free';

/** A method of the compatibility layer that answers from the address file. */
export interface CompatMethod extends CompatOutline {
  /**
   * What the method is for the limits of suggestions (src/http/limits/suggestion-limits.ts): a search, or the step that fetches
   * an address in full. Undefined: neither.
   */
  readonly limit?: 'search' | 'resolve';
  /** Answers a call. Never throws, whatever was sent. */
  answer(call: CompatCall): CompatAnswer | Promise<CompatAnswer>;
}

/**
 * The handler of a method that answers from the address file. This is the one place that asks for the licence of the caller and
 * takes credits. Requests name no licence here: the account must hold one for whole addresses.
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
    // Whoever types has sent the next request meanwhile, and has left.
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

/** Takes the credits of an answer; a sandbox pays none. Returns the refusal if there are too few. */
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
