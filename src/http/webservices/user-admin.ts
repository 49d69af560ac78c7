import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import type { OptionValue } from '../../accounts/web/access.ts';
import { readNetwork, readServiceName } from '../../accounts/web/restriction-text.ts';
import { Refusal } from '../../refusal.ts';
import {
  LONGEST_TOKEN_SECONDS,
  MOST_TOKEN_METHODS,
  MOST_TOKEN_OPTIONS,
  type TokenTerms,
  USUAL_TOKEN_SECONDS,
} from '../../tokens/web-tokens.ts';
import { senderOf } from '../cross-origin.ts';
import { explainError } from '../error-handler.ts';
import { PROBLEMS } from '../problems.ts';
import type { Service } from '../service.ts';
import { type Members, membersOf, textOf } from './claim.ts';
import { Status } from './schemas.ts';
import { statusMember } from './web-method.ts';

/** Far from where a number loses its unit. */
const MOST_CREDITS = 1_000_000_000_000;

/** The longest name and value of an option, in characters. */
const OPTION_LENGTH = 200;

/** A request takes some hundred bytes. */
const BODY_BYTES = 64 * 1024;

const TokenBody = Type.Object(
  {
    username: Type.String(),
    password: Type.String(),
    clientIp: Type.Optional(
      Type.String({ description: 'The one IP address, or range (`192.0.2.0/24`), that may use the token.' }),
    ),
    expiresAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'When the token expires: within a year. Default: in one hour.',
      }),
    ),
    allowedMethods: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Web services and methods that may be called with the token, such as `AddressCapture.GetFullAddress`. Default: all.',
      }),
    ),
    maxCredits: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'The most credits that the token may spend. Default: no limit.',
      }),
    ),
    options: Type.Optional(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description: 'Look-up options that calls with the token cannot change, by name.',
        },
      ),
    ),
  },
  { title: 'TokenTerms', description: 'Your user name and password, and the limits of the token.' },
);

const TokenAnswerSchema = Type.Object(
  {
    Status,
    Jwt: Type.Union([Type.String(), Type.Null()], {
      description: 'Sent as `Authorization: Bearer` with calls of the web services.',
    }),
  },
  { title: 'TokenAnswer', description: 'The token, or the reason why there is none.' },
);

const RevocationBody = Type.Object(
  {
    username: Type.String(),
    password: Type.String(),
    jwt: Type.String({ description: 'The token, as GetJWT gave it out.' }),
  },
  { title: 'TokenToRevoke', description: 'Your user name and password, and the token to revoke.' },
);

const RevocationAnswer = Type.Object(
  { Status },
  { title: 'RevocationAnswer', description: 'Whether the token was revoked.' },
);

const malformed = (schema: object) => ({
  description: 'The body is not JSON. `ErrorMessage` says where.',
  content: { 'application/json': { schema } },
});

interface TokenAnswer {
  readonly error: string | null;
  readonly remaining?: number;
  readonly jwt?: string;
}

const REVOKE_PATH = '/UserAdmin/RevokeJWT.json';

/** What was wrong with a request for a token, for whoever sent it. */
class UnusableTerms extends Error {}

/** `POST /UserAdmin/GetJWT.json` and `RevokeJWT.json`: tokens of the web services, for a user name and password (contract 6). */
export async function userAdminRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  const { authenticator, webTokens, credits, clock } = service;

  const respond = (reply: FastifyReply, status: number, answer: TokenAnswer): FastifyReply => {
    const { error, remaining = 0, jwt = null } = answer;
    const members = reply.request.routeOptions.url === REVOKE_PATH ? '' : `,"Jwt":${JSON.stringify(jwt)}`;
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer(String)
      .send(`{${statusMember(error, remaining)}${members}}` as never);
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
        response: { 200: TokenAnswerSchema, 400: malformed(TokenAnswerSchema) },
      },
      bodyLimit: BODY_BYTES,
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const members = membersOf(request.body);
      const claim = { username: textOf(members, 'username'), password: textOf(members, 'password') };
      const account = await authenticator.byPassword(claim, senderOf(request));
      if ('ok' in account) {
        if (account.retryAfter !== undefined) reply.header('retry-after', String(account.retryAfter));
        return respond(reply, 200, { error: account.message });
      }
      const spender = { accountId: account.id, keyId: undefined, pool: account.pool, tokenPool: undefined };
      const remaining = await credits.remaining(spender);
      try {
        const terms = readTerms(members, clock.now());
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
          'The service refuses the token from now on. A token that is unknown or has expired is no error. ' +
          'Errors come in `Status`, with HTTP status 200.',
        security: [],
        body: RevocationBody,
        response: { 200: RevocationAnswer, 400: malformed(RevocationAnswer) },
      },
      bodyLimit: BODY_BYTES,
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const members = membersOf(request.body);
      const claim = { username: textOf(members, 'username'), password: textOf(members, 'password') };
      const account = await authenticator.byPassword(claim, senderOf(request));
      if ('ok' in account) {
        if (account.retryAfter !== undefined) reply.header('retry-after', String(account.retryAfter));
        return respond(reply, 200, { error: account.message });
      }
      const spender = { accountId: account.id, keyId: undefined, pool: account.pool, tokenPool: undefined };
      const remaining = await credits.remaining(spender);
      const outcome = await webTokens.revoke(textOf(members, 'jwt'), account.id);
      const error = outcome === 'of-another-account' ? 'The token belongs to another account.' : null;
      return respond(reply, 200, { error, remaining });
    },
  );
}

/** @throws UnusableTerms that says which member is wrong. Null is as good as left out. */
function readTerms(members: Members, now: Date): TokenTerms {
  return {
    clientIp: readClientIp(members['clientIp'] ?? undefined),
    expiresAt: readExpiry(members['expiresAt'] ?? undefined, now),
    allowedMethods: readMethods(members['allowedMethods'] ?? []),
    maxCredits: readMaxCredits(members['maxCredits'] ?? undefined),
    options: readOptions(members['options'] ?? undefined),
  };
}

function readClientIp(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new UnusableTerms('clientIp must be an IP address.');
  try {
    const network = readNetwork(value);
    // An address alone is kept as it is: other services that read the claim expect one.
    return isIP(value) === 0 ? network : value;
  } catch (error) {
    if (error instanceof Refusal) throw new UnusableTerms('clientIp must be an IP address.');
    throw error;
  }
}

function readExpiry(value: unknown, now: Date): Date {
  if (value === undefined || value === '') return new Date(now.getTime() + USUAL_TOKEN_SECONDS * 1000);
  const moment = typeof value === 'string' ? momentOf(value) : Number.NaN;
  if (Number.isNaN(moment)) throw new UnusableTerms('expiresAt must be an ISO 8601 date and time.');
  if (moment <= now.getTime()) throw new UnusableTerms('expiresAt must be in the future.');
  if (moment > now.getTime() + LONGEST_TOKEN_SECONDS * 1000) {
    throw new UnusableTerms(`expiresAt must be within ${LONGEST_TOKEN_SECONDS / 86_400} days.`);
  }
  return new Date(moment);
}

/** UTC where no offset is given. */
function momentOf(text: string): number {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i.exec(text);
  if (parts === null) return Number.NaN;
  const [, day, time = '00:00', zone = 'Z'] = parts;
  return Date.parse(`${day}T${time}${zone.toUpperCase()}`);
}

function readMethods(value: unknown): string[] {
  const names: unknown[] | undefined = Array.isArray(value) ? value : undefined;
  if (names === undefined || names.length > MOST_TOKEN_METHODS) {
    throw new UnusableTerms(`allowedMethods must be a list of at most ${MOST_TOKEN_METHODS} names.`);
  }
  if (names.includes('*')) return [];
  return names.map((name) => {
    try {
      return readServiceName(String(name));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new UnusableTerms('allowedMethods must be like AddressCapture or AddressCapture.GetFullAddress.');
    }
  });
}

function readMaxCredits(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MOST_CREDITS) {
    throw new UnusableTerms(`maxCredits must be a whole number from 0 to ${MOST_CREDITS}.`);
  }
  return value;
}

function readOptions(value: unknown): Record<string, OptionValue> | undefined {
  if (value === undefined) return undefined;
  const options = Object.entries(membersOf(value));
  const isOption = ([name, set]: [string, unknown]) =>
    name.length <= OPTION_LENGTH &&
    (typeof set === 'boolean' ||
      typeof set === 'number' ||
      (typeof set === 'string' && set.length <= OPTION_LENGTH));
  const isObject = typeof value === 'object' && !Array.isArray(value);
  if (!isObject || options.length > MOST_TOKEN_OPTIONS || !options.every(isOption)) {
    const rule = 'each a boolean, a number or a text';
    throw new UnusableTerms(`options must be an object of at most ${MOST_TOKEN_OPTIONS} options, ${rule}.`);
  }
  return Object.fromEntries(options) as Record<string, OptionValue>;
}
