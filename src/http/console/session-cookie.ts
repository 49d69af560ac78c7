import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'fettle_session';

/** The session's token in a request's cookie, if there is one. */
export function sessionToken({ headers }: FastifyRequest): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === NAME) return part.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * Sets the cookie of a session, or removes it if no token is given. Scripts cannot read it. Browsers send it
 * to the console only, and only with requests that the console's own pages made (`SameSite=Strict`). The
 * pages themselves need no cookie, so a link from a mail still opens them signed in. If the public URL is
 * https, the cookie never travels over http.
 */
export function setSessionCookie(
  reply: FastifyReply,
  token: string | undefined,
  { isSecure, seconds }: { readonly isSecure: boolean; readonly seconds: number },
): void {
  const parts = [
    `${NAME}=${token ?? ''}`,
    'Path=/console',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${token === undefined ? 0 : seconds}`,
  ];
  if (isSecure) parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}
