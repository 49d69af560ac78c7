import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isSafe(method: string): boolean {
  return SAFE.has(method);
}

/**
 * Refuses a changing request that a page of another origin made. `SameSite=Strict` already keeps the cookie
 * from other sites, but "site" includes sibling hosts and other ports of the same machine. So this function
 * also checks a header that the browser sets: `Sec-Fetch-Site`, which browsers send to https and to this
 * machine, or else `Origin`, which they send with every changing request. No page can set either header. A
 * token in the page would only add another secret to keep.
 *
 * @throws Refusal `forbidden`
 */
export function refuseOtherOrigins({ method, headers }: FastifyRequest, publicUrl: string): void {
  if (isSafe(method)) return;
  const site = headers['sec-fetch-site'];
  if (site !== undefined ? site === 'same-origin' : isOwn(headers.origin, headers.host, publicUrl)) return;
  throw new Refusal('forbidden', 'This request did not come from a page of this console.');
}

/** Compares hosts, not schemes, because behind a proxy that ends TLS the service itself sees http. */
function isOwn(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || from === new URL(publicUrl).host;
}
