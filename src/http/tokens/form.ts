import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { OAuthError } from './oauth-error.ts';

/** The most bytes of a token request: some four times the longest request that makes sense. */
const FORM_BYTES = 16 * 1024;

/** The parameters of a form, by name, without those that have no value. */
export type Form = Readonly<Record<string, string>>;

/**
 * Makes this plugin read only `application/x-www-form-urlencoded` bodies. Other plugins are not affected. By
 * RFC 6749 section 3.2, a parameter without a value counts as omitted, and a repeated parameter makes the
 * request invalid.
 */
export function readForms(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_BYTES },
    async (_request: unknown, body: Buffer) => parseForm(body),
  );
}

function parseForm(body: Buffer): Form {
  if (!isUtf8(body)) throw new OAuthError('invalid_request', 'The form is not valid UTF-8.');
  const form: Record<string, string> = Object.create(null);
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(body.toString())) {
    if (seen.has(name))
      throw new OAuthError('invalid_request', 'The form has the same parameter more than once.');
    seen.add(name);
    if (value !== '') form[name] = value;
  }
  return form;
}
