import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Granted, Verdict } from '../../accounts/web/access.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import type { SpendRefusal } from '../../credits/pools.ts';
import type { AddressMatcher } from '../../matching/address-matcher.ts';
import type { Matchers } from '../../matching/matchers.ts';
import { onceKnown } from '../../once-known.ts';
import { ADDRESS_FILE_HEADER, addressFileHeader } from '../answers/address-file-header.ts';
import { chargeWhenAnswered } from '../answers/charge-when-answered.ts';
import { allowOrigin, allowReadingRefusal, type CrossOrigin, senderOf } from '../answers/cross-origin.ts';
import { sendReady } from '../answers/send-ready.ts';
import { explainError } from '../errors/error-handler.ts';
import { PROBLEMS } from '../errors/problems.ts';
import type { SearchPermit } from '../limits/suggestion-limits.ts';
import { webCaller } from '../operations/note-requests.ts';
import { webOutcomeOf } from '../sandbox/web-outcome.ts';
import type { Service } from '../service.ts';
import { claimOf, type Members, membersOf } from './claim.ts';
import {
  type CleansingMethod,
  statusMember,
  type WebAnswer,
  type WebCall,
  type WebMethod,
} from './web-method.ts';

/**
 * The limit of a body. A look-up takes some hundred bytes, and clients may put other members into the body.
 */
export const WEB_BODY_BYTES = 64 * 1024;

/** Seconds to wait while there is no address file or no database. */
const UNAVAILABLE_SECONDS = 5;

export const WEB_ORIGINS: CrossOrigin = {
  methods: 'POST, OPTIONS',
  exposed: 'Fettle-Address-File, RateLimit, RateLimit-Policy, Retry-After',
};

const NO_SPENDING: Readonly<Record<Exclude<SpendRefusal, 'unavailable'>, string>> = {
  'no-credits': 'There are no credits left.',
  'token-limit': 'The credits of this token are used up.',
};

/**
 * Makes the route of a method, in its own plugin, so that errors are answered in the method's form, too.
 */
export function webRoute(method: WebMethod | CleansingMethod, service: Service) {
  const route = new WebRoute(method, service);
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onRequest', (_request, reply, done) => {
      reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding, Origin');
      done();
    });
    server.setErrorHandler<Error>((error, request, reply) => route.answerError(error, request, reply));
    server.post(
      `/${method.service}/${method.name}.json`,
      { schema: method.schema, bodyLimit: WEB_BODY_BYTES, validatorCompiler: () => () => true },
      (request, reply) => route.answerCall(request, reply),
    );
  };
}

/** A call of a method. An object with a getter of its own would take ten times as long to make. */
class Call implements WebCall {
  readonly members: Members;
  readonly access: Access;
  readonly file: AddressFile;
  readonly #matchers: Matchers;

  constructor({ members, access, file }: Omit<WebCall, 'matcher'>, matchers: Matchers) {
    this.members = members;
    this.access = access;
    this.file = file;
    this.#matchers = matchers;
  }

  get matcher(): AddressMatcher {
    return this.#matchers.of(this.file);
  }
}

type Answered = Exclude<WebAnswer, { kind: 'refused' }>;

/** Answers a method's calls: authenticates the caller, asks the method, and takes the price. */
class WebRoute {
  readonly #method: WebMethod | CleansingMethod;
  readonly #service: Service;
  readonly #purpose: { readonly service: string; readonly method: string };

  constructor(method: WebMethod | CleansingMethod, service: Service) {
    this.#method = method;
    this.#service = service;
    this.#purpose = { service: method.service, method: method.name };
  }

  async answerCall(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let members = membersOf(request.body);
    const judging = this.#authenticate(request, members);
    const verdict = judging instanceof Promise ? await judging : judging;
    allowOrigin(reply, verdict.allowOrigin, WEB_ORIGINS);
    if (!verdict.ok) {
      allowReadingRefusal(request, reply, WEB_ORIGINS);
      if (verdict.retryAfter !== undefined) reply.header('retry-after', String(verdict.retryAfter));
      return this.#refuse(reply, verdict.denial === 'unavailable' ? 503 : 200, verdict.message, 0);
    }
    const { access } = verdict;
    const asked = access.isSandbox ? webOutcomeOf(members) : undefined;
    if (asked !== undefined) {
      const { message, status = 200, retryAfter, seconds } = asked.outcome;
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      if (message !== undefined) return this.#refuse(reply, status, message, await this.#remainingOf(access));
      if (seconds !== undefined) await wait(seconds * 1000);
      members = asked.members;
    }
    let permit: SearchPermit | undefined;
    if ('limit' in this.#method && this.#method.limit === 'search') {
      const counting = this.#service.suggestionLimits.search(request, reply, verdict);
      const limited = counting instanceof Promise ? await counting : counting;
      if ('retryAfter' in limited) {
        reply.header('retry-after', String(limited.retryAfter));
        return this.#refuse(reply, 429, limited.message, await this.#remainingOf(access));
      }
      permit = limited;
    }
    const answering = this.#answerOf(reply, members, access);
    const answer = answering instanceof Promise ? await answering : answering;
    if (answer === undefined) return this.#unavailable(reply, 'There is no address file in use.', access);
    if (answer.kind !== 'refused') {
      if (answer.kind === 'members') permit?.answered(answer.addresses ?? 0);
      return this.#respond(request, reply, verdict, answer);
    }
    return this.#refuse(reply, 200, answer.message, await this.#remainingOf(access));
  }

  async answerError(error: Error, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { kind, detail, retryAfter } = explainError(error, request, reply);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    reply.type('application/json; charset=utf-8').removeHeader('content-encoding');
    const verdict = await Promise.try(() => this.#authenticate(request, {})).catch(() => undefined);
    if (verdict?.ok) allowOrigin(reply, verdict.allowOrigin, WEB_ORIGINS);
    else allowReadingRefusal(request, reply, WEB_ORIGINS);
    const remaining = verdict?.ok ? await this.#remainingOf(verdict.access) : 0;
    return this.#refuse(reply, PROBLEMS[kind].status, detail, remaining);
  }

  #authenticate(request: FastifyRequest, members: Members): Verdict | Promise<Verdict> {
    const { authenticator } = this.#service;
    const judging = authenticator.authenticate(claimOf(request, members), senderOf(request), this.#purpose);
    return onceKnown(judging, (verdict) => {
      if (verdict.ok) request.caller = webCaller(verdict.access);
      return verdict;
    });
  }

  /** The method's answer. Undefined if the method needs an address file and none is in use. */
  #answerOf(
    reply: FastifyReply,
    members: Members,
    access: Access,
  ): WebAnswer | undefined | Promise<WebAnswer | undefined> {
    const { addressFile, sandboxFile, matchers } = this.#service;
    const method = this.#method;
    if ('cleanse' in method) return method.cleanse({ members, access });
    return onceKnown(access.isSandbox ? sandboxFile.open() : addressFile.ifAny, (file) => {
      if (file === undefined) return undefined;
      reply.header(ADDRESS_FILE_HEADER, addressFileHeader(file));
      return method.answer(new Call({ members, access, file }, matchers));
    });
  }

  /** Takes the price of an answer and sends it, or the reason why it cannot be paid for. */
  #respond(
    request: FastifyRequest,
    reply: FastifyReply,
    granted: Granted,
    answer: Answered,
  ): FastifyReply | Promise<FastifyReply> {
    const { access } = granted;
    const { credits, suggestionLimits } = this.#service;
    const usage = { ...this.#purpose, applicationName: answer.applicationName };
    if (answer.credits === 0 || access.isSandbox) {
      return onceKnown(this.#remainingOf(access), (remaining) => {
        if (answer.needsCredit && !access.isSandbox && remaining < 1)
          return this.#refuse(reply, 200, NO_SPENDING['no-credits'], remaining);
        credits.note(access, usage);
        return send(request, reply, answer, remaining);
      });
    }
    return onceKnown(credits.take(access, answer.credits, usage), (taken) => {
      const { remaining } = taken;
      if (!taken.ok) {
        if (taken.reason === 'unavailable') {
          return this.#unavailable(reply, 'The service is unavailable for now. Try again.', access);
        }
        return this.#refuse(reply, 200, NO_SPENDING[taken.reason], remaining);
      }
      chargeWhenAnswered(reply, credits, taken.charge);
      if ('limit' in this.#method && this.#method.limit === 'resolve')
        suggestionLimits.resolved(request, granted);
      return send(request, reply, answer, remaining);
    });
  }

  #refuse(reply: FastifyReply, status: number, message: string, remaining: number): FastifyReply {
    reply.request.isRefused = true;
    return reply.code(status).send(`{${statusMember(message, remaining)},${this.#method.nothing}}`);
  }

  async #unavailable(reply: FastifyReply, message: string, access: Access): Promise<FastifyReply> {
    reply.header('retry-after', String(UNAVAILABLE_SECONDS));
    return this.#refuse(reply, 503, message, await this.#remainingOf(access));
  }

  /** The caller's remaining credits, or 0 if they cannot be read. */
  #remainingOf(access: Access): number | Promise<number> {
    const remaining = this.#service.credits.remaining(access);
    return remaining instanceof Promise ? remaining.catch(() => 0) : remaining;
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answered,
  remaining: number,
): FastifyReply {
  const status = statusMember(null, remaining);
  if (answer.kind === 'members') return reply.send(`{${status},${answer.members}}`);
  return sendReady(request, reply, answer.value, `{${status},"${answer.name}":`, '}');
}
