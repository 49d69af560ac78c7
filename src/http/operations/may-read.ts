import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';

/**
 * Addresses of the machine itself, as Node writes them (RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3).
 */
const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;

/**
 * Headers that reverse proxies add. With any of them, the caller is not this machine but the proxy's client.
 */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** What only operators may read, and the setting with the token for it. */
interface Guarded {
  readonly what: string;
  readonly setting: string;
  readonly token: string | undefined;
}

/**
 * Checks whether the caller may read something that is for operators. If a token is set, the caller must send
 * it. Otherwise the caller must be on this machine, and must not come through a proxy.
 *
 * @throws Refusal `unauthorized` or `forbidden` if the caller may not read it
 */
export function mayRead({ raw, headers }: FastifyRequest, { what, setting, token }: Guarded): void {
  if (token !== undefined) {
    const sent = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
    if (sent !== undefined && timingSafeEqual(digest(sent), digest(token))) return;
    throw new Refusal('unauthorized', `Send the token of ${setting}: "Authorization: Bearer <token>".`);
  }
  const isLocal = LOOPBACK.test(raw.socket.remoteAddress ?? '');
  if (isLocal && !FORWARDED.some((name) => headers[name] !== undefined)) return;
  throw new Refusal(
    'forbidden',
    `${what} for callers on the same machine. Set ${setting} to read from elsewhere.`,
  );
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
