import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../accounts/web/access.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { isThoroughfareOnly } from '../../licence.ts';
import { ADDRESS_FILE_HEADER, addressFileHeader } from '../answers/address-file-header.ts';
import { chargeWhenAnswered } from '../answers/charge-when-answered.ts';
import { allowOrigin, allowReadingRefusal, senderOf } from '../answers/cross-origin.ts';
import type { Service } from '../service.ts';
import {
  COMPAT_ORIGINS,
  type CompatRefusal,
  FORBIDDEN,
  LIMIT_REACHED,
  refusalOf,
  refuse,
  UNAVAILABLE,
} from './answers.ts';
import { compatClaim } from './claim.ts';

/** What a route is called with. */
export interface CompatCall {
  readonly request: FastifyRequest;
  readonly file: AddressFile;
}

export type CompatAnswer =
  | { readonly answer: object; readonly credits: number }
  | { readonly refusal: CompatRefusal };

/**
 * The handler of a route that answers from the address file. It authenticates the caller, who must hold a licence for whole
 * addresses and have a credit, and charges the answer.
 *
 * @param purpose the method's name for keys and usage reports
 */
export function compatHandler(
  { authenticator, credits, addressFile, sandboxFile }: Service,
  purpose: { readonly service: string; readonly method: string },
  answer: (call: CompatCall) => CompatAnswer,
) {
  /** Takes the credits of an answer. Returns the refusal if there are too few. */
  const pay = async (
    reply: FastifyReply,
    access: Access,
    price: number,
  ): Promise<CompatRefusal | undefined> => {
    if (price === 0 || access.isSandbox) {
      if (!access.isSandbox && (await credits.remaining(access)) < 1) return LIMIT_REACHED;
      credits.note(access, purpose);
      return undefined;
    }
    const taking = credits.take(access, price, purpose);
    const taken = taking instanceof Promise ? await taking : taking;
    if (!taken.ok) return taken.reason === 'unavailable' ? UNAVAILABLE : LIMIT_REACHED;
    chargeWhenAnswered(reply, credits, taken.charge);
    return undefined;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const verdict = await authenticator.authenticate(compatClaim(request), senderOf(request), purpose);
    allowOrigin(reply, verdict.allowOrigin, COMPAT_ORIGINS);
    if (!verdict.ok) {
      allowReadingRefusal(request, reply, COMPAT_ORIGINS);
      return refuse(reply, refusalOf(verdict.denial, verdict.retryAfter));
    }
    const { access } = verdict;
    if (![...access.licences].some((licence) => !isThoroughfareOnly(licence)))
      return refuse(reply, FORBIDDEN);
    const file = access.isSandbox ? await sandboxFile.open() : addressFile.ifAny;
    if (file === undefined) return refuse(reply, UNAVAILABLE);
    reply.header(ADDRESS_FILE_HEADER, addressFileHeader(file));
    const outcome = answer({ request, file });
    const refusal = 'refusal' in outcome ? outcome.refusal : await pay(reply, access, outcome.credits);
    if (refusal !== undefined) return refuse(reply, refusal);
    const body = 'answer' in outcome ? outcome.answer : {};
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  };
}
