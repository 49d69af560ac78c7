import { hash, randomBytes } from 'node:crypto';

/**
 * A token for a cookie or a link: 256 random bits. Nobody can guess it, so a fast hash protects it well
 * enough.
 */
export function newToken(): { readonly token: string; readonly digest: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
}

/** The digest of a token, which the database stores in its place. */
export function digestOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Whether a text may be a token. Other texts are not looked up. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{43}$/.test(text);
}
