import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { subscriberNetwork } from '../../accounts/subscriber-network.ts';
import type { Granted } from '../../accounts/web/access.ts';
import type { Limits } from '../../settings.ts';
import { Allowances } from './allowances.ts';

/** A search counts once for each group of this many addresses, or part of one, in its answer. */
export const ADDRESSES_PER_SEARCH = 20;

/** Fetching an address in full gives back this many searches. */
export const SEARCHES_PER_RESOLVE = 30;

/** All keys and tokens of an account together have the allowance of this many keys. */
export const KEYS_OF_ACCOUNT = 2;

/**
 * Once less than the share `SLOWED_FROM` of the unresolved searches is left, answers are delayed by up to
 * `MOST_DELAY_MILLISECONDS`.
 */
const SLOWED_FROM = 0.5;
export const MOST_DELAY_MILLISECONDS = 1000;

/** A refusal to search, with the reason and the time to wait. */
export interface SearchRefusal {
  readonly message: string;
  /** In seconds. */
  readonly retryAfter: number;
}

/** A caller who may search now. */
export interface SearchPermit {
  /** Counts the addresses of the answer. */
  answered(addresses: number): void;
}

/** An allowance of one caller. */
interface Held {
  readonly of: Allowances;
  readonly holder: string;
}

/**
 * The limits of free suggestions (docs/clients/typeahead.md). Three allowances limit how often a key, an
 * account and an end user's IP address may search in a minute. Two others limit how often an account and an
 * IP address may search without fetching a postal address in full. When half of such an allowance is used,
 * answers are delayed. When it is used up, searches are refused. Each postal address that is fetched gives
 * {@link SEARCHES_PER_RESOLVE} searches back.
 *
 * The IP addresses of end users count only for calls that come from pages, because all calls of a shop's own
 * server come from one IP address.
 */
export class SuggestionLimits {
  readonly #uptime: () => number;
  readonly #ofKey: Allowances;
  readonly #ofAccount: Allowances;
  readonly #ofAddress: Allowances;
  readonly #unresolvedOfAccount: Allowances;
  readonly #unresolvedOfAddress: Allowances;

  /** @param uptime returns the time in seconds, on a clock that is never set back */
  constructor(limits: Limits, uptime: () => number) {
    this.#uptime = uptime;
    this.#ofKey = new Allowances({ name: 'key', quota: limits.searchesOfKey, seconds: 60 });
    this.#ofAccount = new Allowances({
      name: 'account',
      quota: KEYS_OF_ACCOUNT * limits.searchesOfKey,
      seconds: 60,
    });
    this.#ofAddress = new Allowances({ name: 'address', quota: limits.searchesOfAddress, seconds: 60 });
    this.#unresolvedOfAccount = new Allowances({
      name: 'unresolved',
      quota: limits.unresolvedOfAccount,
      seconds: 86_400,
    });
    this.#unresolvedOfAddress = new Allowances({
      name: 'unresolved-address',
      quota: limits.unresolvedOfAddress,
      seconds: 3600,
    });
  }

  /**
   * Counts a search, sets the headers `RateLimit` and `RateLimit-Policy`, and waits if the caller must be
   * slowed.
   */
  search(
    request: FastifyRequest,
    reply: FastifyReply,
    granted: Granted,
  ): SearchPermit | SearchRefusal | Promise<SearchPermit> {
    const now = this.#uptime();
    const rates = this.#rates(request, granted);
    const unresolved = this.#unresolved(request, granted);
    const refusal = refusalBy(rates, now, TOO_OFTEN) ?? refusalBy(unresolved, now, UNRESOLVED);
    if (refusal === undefined) for (const { of, holder } of rates) of.take(holder, 1, now);
    setHeaders(reply, [...rates, ...unresolved], now);
    if (refusal !== undefined) return refusal;
    const permit: SearchPermit = {
      answered: (addresses) => {
        const amount = Math.max(1, Math.ceil(addresses / ADDRESSES_PER_SEARCH));
        if (addresses > 0) for (const { of, holder } of unresolved) of.take(holder, amount, this.#uptime());
      },
    };
    const delay = delayOf(unresolved, now);
    return delay > 0 ? wait(delay, permit) : permit;
  }

  /** Gives searches back for an address that was fetched in full and paid for. */
  resolved(request: FastifyRequest, granted: Granted): void {
    for (const { of, holder } of this.#unresolved(request, granted))
      of.take(holder, -SEARCHES_PER_RESOLVE, this.#uptime());
  }

  #rates(request: FastifyRequest, granted: Granted): Held[] {
    const { accountId, keyId, tokenId } = granted.access;
    const all = [
      { of: this.#ofKey, holder: keyId ?? tokenId ?? `account ${accountId}` },
      { of: this.#ofAccount, holder: String(accountId) },
    ];
    return isFromPage(granted) ? [...all, { of: this.#ofAddress, holder: addressOf(request, granted) }] : all;
  }

  #unresolved(request: FastifyRequest, granted: Granted): Held[] {
    const { accountId, isSandbox } = granted.access;
    // The invented addresses of a sandbox are not worth harvesting, so they need no limit.
    if (isSandbox) return [];
    const account = { of: this.#unresolvedOfAccount, holder: String(accountId) };
    return isFromPage(granted)
      ? [account, { of: this.#unresolvedOfAddress, holder: addressOf(request, granted) }]
      : [account];
  }
}

const TOO_OFTEN = 'Too many searches.';
const UNRESOLVED =
  'Too many searches without fetching an address. Each address that is fetched permits more of them.';

/**
 * Only pages on a key's domains and pages with a token have an allowed origin. All other callers are servers.
 */
function isFromPage({ allowOrigin }: Granted): boolean {
  return allowOrigin !== undefined;
}

/**
 * The holder for an end user's IP address. Behind a trusted proxy it is the address that the proxy reports.
 * An IPv6 subscriber counts as one /64 network.
 */
function addressOf({ ip }: FastifyRequest, { access }: Granted): string {
  return `${access.accountId} ${subscriberNetwork(ip)}`;
}

function refusalBy(all: readonly Held[], now: number, message: string): SearchRefusal | undefined {
  for (const { of, holder } of all) {
    const left = of.left(holder, now);
    if (left >= 1) continue;
    const retryAfter = Math.max(1, of.secondsUntil(1, left));
    return { message: `${message} Try again in ${retryAfter} seconds.`, retryAfter };
  }
  return undefined;
}

/** The delay in milliseconds. It is 0 until half of an allowance is used, and then grows. */
function delayOf(unresolved: readonly Held[], now: number): number {
  let least = 1;
  for (const { of, holder } of unresolved) least = Math.min(least, of.left(holder, now) / of.terms.quota);
  return Math.round(MOST_DELAY_MILLISECONDS * Math.max(0, 1 - least / SLOWED_FROM));
}

/**
 * Sets the two rate-limit headers (draft-ietf-httpapi-ratelimit-headers-10). `RateLimit-Policy` gives the
 * quota `q` and its window of `w` seconds. `RateLimit` gives the remaining requests `r`, and the seconds `t`
 * until the whole quota is available again.
 */
function setHeaders(reply: FastifyReply, all: readonly Held[], now: number): void {
  let policy = '';
  let limit = '';
  for (const { of, holder } of all) {
    const left = of.left(holder, now);
    const before = policy === '' ? '' : ', ';
    policy += before + of.policy;
    limit += `${before}"${of.terms.name}";r=${Math.max(0, Math.floor(left))};t=${of.secondsUntil(of.terms.quota, left)}`;
  }
  reply.header('ratelimit-policy', policy).header('ratelimit', limit);
}
