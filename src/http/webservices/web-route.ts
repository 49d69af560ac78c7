import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Granted, Verdict } from '../../accounts/web/access.ts';
import type { SpendRefusal } from '../../credits/pools.ts';
import { ADDRESS_FILE_HEADER, addressFileHeader } from '../answers/address-file-header.ts';
import { chargeWhenAnswered } from '../answers/charge-when-answered.ts';
import { allowOrigin, allowReadingRefusal, type CrossOrigin, senderOf } from '../answers/cross-origin.ts';
import { sendReady } from '../answers/send-ready.ts';
import { explainError } from '../errors/error-handler.ts';
import { PROBLEMS } from '../errors/problems.ts';
import type { SearchPermit } from '../limits/suggestion-limits.ts';
import { webOutcomeOf } from '../sandbox/web-outcome.ts';
import type { Service } from '../service.ts';
import { claimOf, type Members, membersOf } from './claim.ts';
import { type CleansingMethod, statusMember, type WebAnswer, type WebMethod } from './web-method.ts';

/** A look-up takes some hundred bytes. The limit leaves room for whatever else clients put into the body. */
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
 * Makes the route of a method, in its own plugin, so that errors are answered in the form of the method, too.
 */
export function webRoute(method: WebMethod | CleansingMethod, service: Service) {
  const { authenticator, credits, addressFile, sandboxFile, matchers, suggestionLimits } = service;
  const purpose = { service: method.service, method: method.name };

  const authenticate = (request: FastifyRequest, members: Members): Promise<Verdict> =>
    authenticator.authenticate(claimOf(request, members), senderOf(request), purpose);

  /** The caller's remaining credits; 0 if they cannot be found out. */
  const remainingOf = async (access: Access): Promise<number> => {
    try {
      return await credits.remaining(access);
    } catch {
      return 0;
    }
  };

  const refuse = (reply: FastifyReply, status: number, message: string, remaining: number) =>
    reply.code(status).send(`{${statusMember(message, remaining)},${method.nothing}}`);

  const unavailable = async (reply: FastifyReply, message: string, access?: Access) => {
    const remaining = access === undefined ? 0 : await remainingOf(access);
    return refuse(reply.header('retry-after', String(UNAVAILABLE_SECONDS)), 503, message, remaining);
  };

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    granted: Granted,
    answer: Exclude<WebAnswer, { kind: 'refused' }>,
  ): Promise<FastifyReply> => {
    const { access } = granted;
    const usage = { ...purpose, applicationName: answer.applicationName };
    let remaining: number;
    if (answer.credits === 0 || access.isSandbox) {
      remaining = await remainingOf(access);
      if (answer.needsCredit && !access.isSandbox && remaining < 1)
        return refuse(reply, 200, NO_SPENDING['no-credits'], remaining);
      credits.note(access, usage);
    } else {
      const taking = credits.take(access, answer.credits, usage);
      const taken = taking instanceof Promise ? await taking : taking;
      remaining = taken.remaining;
      if (!taken.ok) {
        if (taken.reason === 'unavailable') {
          return unavailable(reply, 'The service is unavailable for now. Try again.', access);
        }
        return refuse(reply, 200, NO_SPENDING[taken.reason], remaining);
      }
      chargeWhenAnswered(reply, credits, taken.charge);
      if ('limit' in method && method.limit === 'resolve') suggestionLimits.resolved(request, granted);
    }
    const status = statusMember(null, remaining);
    if (answer.kind === 'members') return reply.send(`{${status},${answer.members}}`);
    return sendReady(request, reply, answer.value, `{${status},"${answer.name}":`, '}');
  };

  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onRequest', async (_request, reply) => {
      reply
        .type('application/json; charset=utf-8')
        .headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding, Origin' });
    });

    server.setErrorHandler<Error>(async (error, request, reply) => {
      const { kind, detail, retryAfter } = explainError(error, request, reply);
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      reply.type('application/json; charset=utf-8').removeHeader('content-encoding');
      const verdict = await authenticate(request, {}).catch(() => undefined);
      if (verdict?.ok) allowOrigin(reply, verdict.allowOrigin, WEB_ORIGINS);
      else allowReadingRefusal(request, reply, WEB_ORIGINS);
      const remaining = verdict?.ok ? await remainingOf(verdict.access) : 0;
      return refuse(reply, PROBLEMS[kind].status, detail, remaining);
    });

    server.post(
      `/${method.service}/${method.name}.json`,
      { schema: method.schema, bodyLimit: WEB_BODY_BYTES, validatorCompiler: () => () => true },
      async (request, reply) => {
        let members = membersOf(request.body);
        const verdict = await authenticate(request, members);
        allowOrigin(reply, verdict.allowOrigin, WEB_ORIGINS);
        if (!verdict.ok) {
          allowReadingRefusal(request, reply, WEB_ORIGINS);
          if (verdict.retryAfter !== undefined) reply.header('retry-after', String(verdict.retryAfter));
          return refuse(reply, verdict.denial === 'unavailable' ? 503 : 200, verdict.message, 0);
        }
        const { access } = verdict;
        const asked = access.isSandbox ? webOutcomeOf(members) : undefined;
        if (asked !== undefined) {
          const { message, status = 200, retryAfter, seconds } = asked.outcome;
          if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
          if (message !== undefined) return refuse(reply, status, message, await remainingOf(access));
          if (seconds !== undefined) await wait(seconds * 1000);
          members = asked.members;
        }
        let answer: WebAnswer;
        let permit: SearchPermit | undefined;
        if ('cleanse' in method) {
          answer = await method.cleanse({ members, access });
        } else {
          if (method.limit === 'search') {
            const limited = await suggestionLimits.search(request, reply, verdict);
            if ('retryAfter' in limited) {
              reply.header('retry-after', String(limited.retryAfter));
              return refuse(reply, 429, limited.message, await remainingOf(access));
            }
            permit = limited;
          }
          const file = access.isSandbox ? await sandboxFile.open() : addressFile.ifAny;
          if (file === undefined) return unavailable(reply, 'There is no address file in use.', access);
          reply.header(ADDRESS_FILE_HEADER, addressFileHeader(file));
          answer = method.answer({
            members,
            access,
            file,
            get matcher() {
              return matchers.of(file);
            },
          });
        }
        if (answer.kind !== 'refused') {
          if (answer.kind === 'members') permit?.answered(answer.addresses ?? 0);
          return respond(request, reply, verdict, answer);
        }
        return refuse(reply, 200, answer.message, await remainingOf(access));
      },
    );
  };
}
