import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { PasskeySite } from '../../operators/passkey.ts';
import type { ConsoleParts } from './signed-in.ts';

const OWN_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Returns the site that passkeys of this request are for: that of the public URL. A service on the same
 * machine is also `localhost`, and a browser allows passkeys only under that name.
 *
 * @returns undefined if browsers make no passkeys for the site, because it is an IP address or not safe
 */
export function passkeySite({ headers }: FastifyRequest, parts: ConsoleParts): PasskeySite | undefined {
  const url = new URL(parts.publicUrl());
  const asked = headers.host ?? url.host;
  if (OWN_MACHINE.has(url.hostname) && asked === `localhost${url.port === '' ? '' : `:${url.port}`}`)
    return { host: 'localhost', origin: `http://${asked}` };
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isAddress || url.protocol !== 'https:') return undefined;
  return { host: url.hostname, origin: url.origin };
}
