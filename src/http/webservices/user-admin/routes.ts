import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { senderOf } from '../../answers/cross-origin.ts';
import { explainError } from '../../errors/error-handler.ts';
import { PROBLEMS } from '../../errors/problems.ts';
import type { Service } from '../../service.ts';
import { membersOf, textOf } from '../claim.ts';
import { statusMember } from '../web-method.ts';
import { issueTokenSchema, revokeTokenSchema } from './schemas.ts';
import { readTokenTerms, UnusableTerms } from './token-terms.ts';

/** The limit of a body. A request takes only some hundred bytes. */
const BODY_BYTES = 64 * 1024;

const REVOKE_PATH = '/UserAdmin/RevokeJWT.json';

/**
 * Options of both routes. Validation refuses no body, because the answer itself says what is wrong with it.
 */
const AS_SENT = { bodyLimit: BODY_BYTES, validatorCompiler: () => () => true };

/**
 * `POST /UserAdmin/GetJWT.json` and `RevokeJWT.json`: tokens of the web services, in return for a user name
 * and password.
 */
export async function userAdminRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  server.setErrorHandler<Error>((error, request, reply) => {
    const { kind, detail, retryAfter } = explainError(error, request, reply);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return respond(reply, PROBLEMS[kind].status, { error: detail });
  });
  issueRoute(server, service);
  revokeRoute(server, service);
}

function issueRoute(server: FastifyInstance, service: Service): void {
  const { webTokens, clock } = service;
  server.post('/UserAdmin/GetJWT.json', { schema: issueTokenSchema, ...AS_SENT }, async (request, reply) => {
    const admitted = await admit(service, request, reply);
    if (admitted === undefined) return reply;
    const { members, account, remaining } = admitted;
    try {
      const terms = readTokenTerms(members, clock.now());
      return respond(reply, 200, { error: null, remaining, jwt: await webTokens.issue(account, terms) });
    } catch (error) {
      if (!(error instanceof UnusableTerms)) throw error;
      return respond(reply, 200, { error: error.message, remaining });
    }
  });
}

function revokeRoute(server: FastifyInstance, service: Service): void {
  const { webTokens } = service;
  server.post(REVOKE_PATH, { schema: revokeTokenSchema, ...AS_SENT }, async (request, reply) => {
    const admitted = await admit(service, request, reply);
    if (admitted === undefined) return reply;
    const { members, account, remaining } = admitted;
    const outcome = await webTokens.revoke(textOf(members, 'jwt'), account.id);
    const error = outcome === 'of-another-account' ? 'The token belongs to another account.' : null;
    return respond(reply, 200, { error, remaining });
  });
}

/**
 * Finds the account whose user name and password the body has, and its credits. If there is none, returns
 * undefined after writing the reason to `reply`.
 */
async function admit({ authenticator, credits }: Service, request: FastifyRequest, reply: FastifyReply) {
  const members = membersOf(request.body);
  const claim = { username: textOf(members, 'username'), password: textOf(members, 'password') };
  const account = await authenticator.byPassword(claim, senderOf(request));
  if ('ok' in account) {
    if (account.retryAfter !== undefined) reply.header('retry-after', String(account.retryAfter));
    respond(reply, 200, { error: account.message });
    return undefined;
  }
  const spender = { accountId: account.id, keyId: undefined, pool: account.pool, tokenPool: undefined };
  return { members, account, remaining: await credits.remaining(spender) };
}

interface Answer {
  /** Null if the call succeeded. */
  readonly error: string | null;
  /** Credits left. */
  readonly remaining?: number;
  readonly jwt?: string;
}

function respond(reply: FastifyReply, status: number, answer: Answer): FastifyReply {
  const { error, remaining = 0, jwt = null } = answer;
  const members = reply.request.routeOptions.url === REVOKE_PATH ? '' : `,"Jwt":${JSON.stringify(jwt)}`;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(String)
    .send(`{${statusMember(error, remaining)}${members}}` as never);
}
