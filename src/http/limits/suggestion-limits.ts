import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { subscriberNetwork } from '../../accounts/subscriber-network.ts';
import type { Granted } from '../../accounts/web/access.ts';
import type { Limits } from '../../settings.ts';
import { Allowances } from './allowances.ts';

/** A search counts once for this many addresses in its answer. */
export const ADDRESSES_PER_SEARCH = 20;

/** What an address that is fetched in full gives back, in searches. */
export const SEARCHES_PER_RESOLVE = 30;

/** All keys and tokens of an account together may search as often as this many of them. */
export const KEYS_OF_ACCOUNT = 2;

/** From this share of an allowance of unresolved searches on, answers are delayed: by up to this long. */
const SLOWED_FROM = 0.5;
export const MOST_DELAY_MILLISECONDS = 1000;

/** A refusal to search: why, and how long to wait. */
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
 * The limits of free suggestions (docs/clients/typeahead.md). Three allowances bound how often a key, an account, and an end
 * user's address may search in a minute. Two others bound how often an account, and an address, may search without fetching an address in full:
 * when half of such an allowance is used, answers are delayed; when it is used up, searches are refused. An address that is
 * fetched gives {@link SEARCHES_PER_RESOLVE} searches back.
 *
 * Addresses of end users count only for calls that come from pages. All calls of a shop's own server come from one address.
 */
export class SuggestionLimits {
  readonly #uptime: () => number;
  readonly #ofKey: Allowances;
  readonly #ofAccount: Allowances;
  readonly #ofAddress: Allowances;
  readonly #unresolvedOfAccount: Allowances;
  readonly #unresolvedOfAddress: Allowances;

  /** @param uptime seconds on a clock that is never set back */
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

  /** Counts a search and sets the headers `RateLimit` and `RateLimit-Policy`. Waits, if the caller is to be slowed down. */
  async search(
    request: FastifyRequest,
    reply: FastifyReply,
    granted: Granted,
  ): Promise<SearchPermit | SearchRefusal> {
    const now = this.#uptime();
    const rates = this.#rates(request, granted);
    const unresolved = this.#unresolved(request, granted);
    const refusal = refusalBy(rates, now, TOO_OFTEN) ?? refusalBy(unresolved, now, UNRESOLVED);
    if (refusal === undefined) for (const { of, holder } of rates) of.take(holder, 1, now);
    setHeaders(reply, [...rates, ...unresolved], now);
    if (refusal !== undefined) return refusal;
    const delay = delayOf(unresolved, now);
    if (delay > 0) await wait(delay);
    return {
      answered: (addresses) => {
        const amount = Math.max(1, Math.ceil(addresses / ADDRESSES_PER_SEARCH));
        if (addresses > 0) for (const { of, holder } of unresolved) of.take(holder, amount, this.#uptime());
      },
    };
  }

  /** Counts an address that was fetched in full, and paid for. */
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
    // Invented addresses are nothing to walk through.
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

/** Only pages of a key's domains, and pages with a token, may read answers; others are servers. */
function isFromPage({ allowOrigin }: Granted): boolean {
  return allowOrigin !== undefined;
}

/** The end user's address: behind a trusted proxy, the one that the proxy reports. A subscriber has a whole /64. */
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

/** In milliseconds: none until half is used, then more and more. */
function delayOf(unresolved: readonly Held[], now: number): number {
  const shares = unresolved.map(({ of, holder }) => of.left(holder, now) / of.terms.quota);
  const least = Math.min(1, ...shares);
  return Math.round(MOST_DELAY_MILLISECONDS * Math.max(0, 1 - least / SLOWED_FROM));
}

/**
 * `RateLimit-Policy` says what is permitted, `RateLimit` what is left (draft-ietf-httpapi-ratelimit-headers-10): quota `q` in a
 * window of `w` seconds; `r` left, and all of it again in `t` seconds.
 */
function setHeaders(reply: FastifyReply, all: readonly Held[], now: number): void {
  const policy = all.map(({ of: { terms } }) => `"${terms.name}";q=${terms.quota};w=${terms.seconds}`);
  const limit = all.map(({ of, holder }) => {
    const left = of.left(holder, now);
    return `"${of.terms.name}";r=${Math.max(0, Math.floor(left))};t=${of.secondsUntil(of.terms.quota, left)}`;
  });
  reply.header('ratelimit-policy', policy.join(', ')).header('ratelimit', limit.join(', '));
}
