import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { senderOf } from '../../answers/cross-origin.ts';
import { explainError } from '../../errors/error-handler.ts';
import { PROBLEMS } from '../../errors/problems.ts';
import type { Service } from '../../service.ts';
import { membersOf, textOf } from '../claim.ts';
import { statusMember } from '../web-method.ts';
import { malformed, RevocationAnswer, RevocationBody, TokenAnswer, TokenBody } from './schemas.ts';
import { readTokenTerms, UnusableTerms } from './token-terms.ts';

/** A request takes some hundred bytes. */
const BODY_BYTES = 64 * 1024;

const REVOKE_PATH = '/UserAdmin/RevokeJWT.json';

interface Answer {
  /** Null if the call succeeded. */
  readonly error: string | null;
  /** Credits left. */
  readonly remaining?: number;
  readonly jwt?: string;
}

/**
 * `POST /UserAdmin/GetJWT.json` and `RevokeJWT.json`: tokens of the web services, in return for a user name
 * and password.
 */
export async function userAdminRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  const { authenticator, webTokens, credits, clock } = service;

  const respond = (reply: FastifyReply, status: number, answer: Answer): FastifyReply => {
    const { error, remaining = 0, jwt = null } = answer;
    const members = reply.request.routeOptions.url === REVOKE_PATH ? '' : `,"Jwt":${JSON.stringify(jwt)}`;
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer(String)
      .send(`{${statusMember(error, remaining)}${members}}` as never);
  };

  /**
   * The account whose user name and password the body has, and its credits. Undefined if there is none;
   * `reply` then has the reason.
   */
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
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
  };

  server.setErrorHandler<Error>((error, request, reply) => {
    const { kind, detail, retryAfter } = explainError(error, request, reply);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return respond(reply, PROBLEMS[kind].status, { error: detail });
  });

  server.post(
    '/UserAdmin/GetJWT.json',
    {
      schema: {
        tags: ['UserAdmin'],
        operationId: 'getJwt',
        summary: 'Get a token for a web page or an app',
        description:
          'The token is safe to hand to customers: it carries its own limits. It is a JWT (HS256) with the claims iss, sub (your user name), exp, cn (clientIp), aud (`*` or allowedMethods), mc (maxCredits) and jti. ' +
          '`maxCredits` limits what the token may spend until it expires. Errors come in `Status`, with HTTP status 200.',
        security: [],
        body: TokenBody,
        response: { 200: TokenAnswer, 400: malformed(TokenAnswer) },
      },
      bodyLimit: BODY_BYTES,
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const admitted = await admit(request, reply);
      if (admitted === undefined) return reply;
      const { members, account, remaining } = admitted;
      try {
        const terms = readTokenTerms(members, clock.now());
        return respond(reply, 200, { error: null, remaining, jwt: await webTokens.issue(account, terms) });
      } catch (error) {
        if (!(error instanceof UnusableTerms)) throw error;
        return respond(reply, 200, { error: error.message, remaining });
      }
    },
  );

  server.post(
    REVOKE_PATH,
    {
      schema: {
        tags: ['UserAdmin'],
        operationId: 'revokeJwt',
        summary: 'Revoke a web service token',
        description:
          'The service refuses the token from now on. It is not an error if the token is unknown or has expired. ' +
          'Errors come in `Status`, with HTTP status 200.',
        security: [],
        body: RevocationBody,
        response: { 200: RevocationAnswer, 400: malformed(RevocationAnswer) },
      },
      bodyLimit: BODY_BYTES,
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const admitted = await admit(request, reply);
      if (admitted === undefined) return reply;
      const { members, account, remaining } = admitted;
      const outcome = await webTokens.revoke(textOf(members, 'jwt'), account.id);
      const error = outcome === 'of-another-account' ? 'The token belongs to another account.' : null;
      return respond(reply, 200, { error, remaining });
    },
  );
}
