import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedSignIns } from '../../operators/refused-sign-ins.ts';
import { SINGLE_SIGN_ON_SECONDS, SingleSignOn } from '../../operators/single-sign-on.ts';
import { isToken, newToken } from '../../operators/token.ts';
import { Refusal } from '../../refusal.ts';
import { describeError } from '../errors/error-handler.ts';
import { isSecure, startSession } from './begin-session.ts';
import type { ConsoleParts } from './signed-in.ts';

const COOKIE = 'fettle_single_sign_on';
const PATH = '/console/api/sign-in/oidc';

/** Signing in at an OpenID provider. The routes exist, but refuse, if no provider is set. */
export function singleSignOnRoutes(
  server: FastifyInstance,
  parts: ConsoleParts,
  refused: RefusedSignIns,
): void {
  const { oidc } = parts.settings;
  const provider = oidc === undefined ? undefined : new SingleSignOn(oidc);
  const redirectUri = () => `${parts.publicUrl()}${PATH}/callback`;
  const wanted = (): SingleSignOn => {
    if (provider !== undefined) return provider;
    throw new Refusal('not-found', 'Single sign-on is not set up.');
  };

  /** What the sign-in page may offer. */
  server.get('/console/api/sign-in', async () => ({ hasSingleSignOn: provider !== undefined }));

  server.get(PATH, async (_request, reply) => {
    const { token } = newToken();
    const address = await wanted().address(token, redirectUri());
    setCookie(reply, token, parts);
    return reply.redirect(address.href, 302);
  });

  server.get(`${PATH}/callback`, async (request, reply) => {
    const on = wanted();
    const secret = cookieOf(request);
    setCookie(reply, undefined, parts);
    const { kysely } = parts.database;
    let name: string | undefined;
    if (secret !== undefined) {
      try {
        const answer = new URL(request.raw.url ?? '', parts.publicUrl());
        const checked = await on.check(kysely, answer, secret);
        name = checked.name;
        if (checked.operator !== undefined) {
          await startSession(reply, checked.operator, 'sign-in by single sign-on', parts);
          return reply.redirect('/console', 302);
        }
      } catch (error) {
        request.log.warn({ instance: request.id, error: describeError(error as Error) }, 'single sign-on');
      }
    }
    await refused.write('sign-in by single sign-on refused', name, parts.clock.now());
    return reply.redirect('/console#refused=single-sign-on', 302);
  });
}

/** The provider sends the browser back from another site, so this cookie cannot be `SameSite=Strict`. */
function setCookie(reply: FastifyReply, secret: string | undefined, parts: ConsoleParts): void {
  const fields = [
    `${COOKIE}=${secret ?? ''}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${secret === undefined ? 0 : SINGLE_SIGN_ON_SECONDS}`,
  ];
  if (isSecure(parts)) fields.push('Secure');
  reply.header('set-cookie', fields.join('; '));
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const found = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return isToken(found) ? found : undefined;
}
