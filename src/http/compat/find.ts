import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../accounts/web/access.ts';
import { readFlag } from '../../address/layout/option-values.ts';
import { isThoroughfareOnly } from '../../licence.ts';
import type { FindRequest } from '../../lookup/find.ts';
import { find } from '../../lookup/lookup.ts';
import { ADDRESS_FILE_HEADER, addressFileHeader } from '../answers/address-file-header.ts';
import { chargeWhenAnswered } from '../answers/charge-when-answered.ts';
import { allowOrigin, allowReadingRefusal, senderOf } from '../answers/cross-origin.ts';
import { sendReady } from '../answers/send-ready.ts';
import type { Service } from '../service.ts';
import { parameterOf } from '../webservices/claim.ts';
import {
  COMPAT_ORIGINS,
  FORBIDDEN,
  INVALID_POSTCODE,
  LIMIT_REACHED,
  NOT_FOUND,
  refusalOf,
  refuse,
  UNAVAILABLE,
} from './answers.ts';
import { compatClaim } from './claim.ts';
import { testAnswer } from './test-postcodes.ts';

/**
 * The method's name for keys and usage reports. A key limited to `AddressCapture.GetFullAddress` may not use
 * it.
 */
const PURPOSE = { service: 'AddressCapture', method: 'Find' } as const;

/** Credits for an answer that has an address. */
const PRICE = 1;

export interface FindParams {
  readonly postcode: string;
  readonly house?: string;
}

/**
 * The handler of `GET /{prefix}/find/{postcode}` and `/find/{postcode}/{house}` (docs/clients/migration.md).
 */
export function findHandler({ authenticator, credits, addressFile, sandboxFile }: Service) {
  /** Takes the credits. Returns undefined if they were taken, otherwise the refusal. */
  const pay = async (reply: FastifyReply, access: Access) => {
    if (access.isSandbox) {
      credits.note(access, PURPOSE);
      return undefined;
    }
    const taking = credits.take(access, PRICE, PURPOSE);
    const taken = taking instanceof Promise ? await taking : taking;
    if (!taken.ok) return taken.reason === 'unavailable' ? UNAVAILABLE : LIMIT_REACHED;
    chargeWhenAnswered(reply, credits, taken.charge);
    return undefined;
  };

  return async (
    request: FastifyRequest<{ Params: FindParams }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const verdict = await authenticator.authenticate(compatClaim(request), senderOf(request), PURPOSE);
    allowOrigin(reply, verdict.allowOrigin, COMPAT_ORIGINS);
    if (!verdict.ok) {
      allowReadingRefusal(request, reply, COMPAT_ORIGINS);
      return refuse(reply, refusalOf(verdict.denial, verdict.retryAfter));
    }
    const { access } = verdict;
    const { postcode } = request.params;
    const asked = askedOf(request);
    const test = testAnswer(postcode, asked);
    if (test !== undefined) {
      return 'refusal' in test ? refuse(reply, test.refusal) : sendJson(reply, test.answer);
    }
    // Requests name no licence here. The account must hold one that covers whole addresses.
    if (![...access.licences].some((licence) => !isThoroughfareOnly(licence)))
      return refuse(reply, FORBIDDEN);
    const file = access.isSandbox ? await sandboxFile.open() : addressFile.ifAny;
    if (file === undefined) return refuse(reply, UNAVAILABLE);
    reply.header(ADDRESS_FILE_HEADER, addressFileHeader(file));
    const found = find(file, postcode, asked);
    if (found.kind === 'invalid-postcode') return refuse(reply, INVALID_POSTCODE);
    if (found.kind === 'unknown-postcode') return refuse(reply, NOT_FOUND);
    if (found.kind === 'answer' && found.answer.addresses.length === 0) {
      credits.note(access, PURPOSE);
      return sendJson(reply, found.answer);
    }
    const refusal = await pay(reply, access);
    if (refusal !== undefined) return refuse(reply, refusal);
    if (found.kind === 'answer') return sendJson(reply, found.answer);
    reply.type('application/json; charset=utf-8');
    return sendReady(request, reply, found.answer);
  };
}

function askedOf(request: FastifyRequest<{ Params: FindParams }>): FindRequest {
  const flag = (name: string) => readFlag(parameterOf(request, name), false);
  return {
    expand: flag('expand'),
    sort: flag('sort'),
    format: flag('format'),
    fuzzy: flag('fuzzy'),
    house: request.params.house ?? '',
  };
}

function sendJson(reply: FastifyReply, answer: object): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
