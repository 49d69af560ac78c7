import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/connection.ts';
import { isDatabaseAway } from '../../database/is-database-away.ts';
import type { Listener } from '../../database/listener.ts';
import { Refusal } from '../../refusal.ts';
import { CheckLanes } from '../check-lanes.ts';
import { type Denied, denied, type OptionValue, type Verdict } from './access.ts';
import { DailyRequests } from './daily-requests.ts';
import { AccountDirectory, grantedTo, type KnownAccount, type KnownKey } from './directory.ts';
import { digestOfKey, KEY_USERNAME_PREFIX, readKey } from './key-text.ts';
import { PasswordCheck } from './password-check.ts';
import type { AddressRanges, AllowedServices, Purpose, Sender } from './restrictions.ts';

/** The credentials of a request. If there are several, the first of key, token and user name counts. */
export interface Claim {
  readonly key?: string | undefined;
  readonly token?: string | undefined;
  /** May be `apikey-<key>`, with an empty password. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/** What a valid token says. */
export interface TokenClaims {
  readonly tokenId: string;
  readonly accountId: number;
  readonly username: string;
  /** In milliseconds since 1970. */
  readonly issuedAt: number;
  /** Addresses that may use the token; undefined: any. */
  readonly ranges: AddressRanges | undefined;
  readonly services: AllowedServices;
  /** The token's own pool of credits, if it has a limit. */
  readonly pool: number | undefined;
  readonly options: Readonly<Record<string, OptionValue>> | undefined;
}

/** Why a token is not valid. */
export type BadToken = 'token-expired' | 'token-revoked' | 'wrong-credentials';

/** Reads a token of the web services. Returns its claims, or why it is not valid. */
export type TokenReader = (token: string) => Promise<TokenClaims | BadToken>;

/** Seconds after which to try again if the database is away. */
const UNAVAILABLE_SECONDS = 5;

/**
 * Finds out who sent a request to a web service, and whether the sender may make it
 * (docs/operators/accounts.md). A key that was used before costs no query. Nothing of a claim is
 * ever logged.
 */
export class Authenticator {
  readonly #clock: Clock;
  readonly #directory: AccountDirectory;
  readonly #requests: DailyRequests;
  readonly #readToken: TokenReader;
  readonly #keyLanes: CheckLanes;
  readonly #passwords: PasswordCheck;

  private constructor(parts: {
    database: Database;
    clock: Clock;
    uptime: () => number;
    readToken: TokenReader;
    directory: AccountDirectory;
    requests: DailyRequests;
  }) {
    this.#clock = parts.clock;
    this.#directory = parts.directory;
    this.#requests = parts.requests;
    this.#readToken = parts.readToken;
    this.#keyLanes = new CheckLanes(parts.uptime);
    this.#passwords = new PasswordCheck({ ...parts, kysely: parts.database.kysely });
  }

  /** @param parts `uptime`: seconds on a clock that is never set back */
  static async open(parts: {
    database: Database;
    listener: Listener;
    clock: Clock;
    uptime: () => number;
    readToken: TokenReader;
  }): Promise<Authenticator> {
    const directory = await AccountDirectory.open(parts);
    const requests = new DailyRequests(parts.database, parts.clock);
    return new Authenticator({ ...parts, directory, requests });
  }

  async close(): Promise<void> {
    this.#directory.close();
    await this.#requests.close();
  }

  /**
   * The verdict on a request. Never throws, whatever was sent and even if the database is away. The verdict on
   * a key in memory is there at once: a promise for each step would take longer than the steps.
   */
  authenticate(claim: Claim, sender: Sender, purpose: Purpose): Verdict | Promise<Verdict> {
    const known = claim.key ? this.#directory.keyOfText(claim.key) : undefined;
    if (known === undefined || known.dailyLimit !== null) return this.#find(claim, sender, purpose);
    return this.#judge(known, sender, purpose);
  }

  async #find(claim: Claim, sender: Sender, purpose: Purpose): Promise<Verdict> {
    try {
      if (claim.key) return await this.#byKey(claim.key, sender, purpose);
      if (claim.token) return await this.#byToken(claim.token, sender, purpose);
      if (claim.username) return await this.#byName(claim.username, claim.password ?? '', sender, purpose);
      return denied('no-credentials');
    } catch (error) {
      if (isDatabaseAway(error)) return denied('unavailable', { retryAfter: UNAVAILABLE_SECONDS });
      throw error;
    }
  }

  /**
   * Finds the account that a password belongs to. For calls that accept neither keys nor tokens.
   *
   * @throws Error if the database is away
   */
  async byPassword(
    claim: { username: string; password: string },
    { address }: Sender,
  ): Promise<KnownAccount | Denied> {
    const account = await refusedAsDenial(() => this.#passwords.find({ ...claim, address }));
    if (account === undefined) return denied('wrong-credentials');
    if ('ok' in account) return account;
    if (account.expiresAt <= this.#clock.now().getTime()) return denied('account-expired');
    return account;
  }

  async #byKey(text: string, sender: Sender, purpose: Purpose): Promise<Verdict> {
    const key = await this.#findKey(text, sender);
    if ('ok' in key) return key;
    const verdict = this.#judge(key, sender, purpose);
    if (!verdict.ok || key.dailyLimit === null) return verdict;
    const retryAfter = await this.#requests.count(key.id, sender.address, key.dailyLimit);
    if (retryAfter === 0) return verdict;
    return denied('daily-limit', { retryAfter, allowOrigin: verdict.allowOrigin });
  }

  /** The verdict on a request with this key, except for its daily limit. */
  #judge(key: KnownKey, sender: Sender, purpose: Purpose): Verdict {
    const { account, domains, ranges } = key;
    if (domains !== undefined && !domains.has(sender.origin ?? sender.referer)) return denied('wrong-domain');
    // The answer would cost credits, and the page could not read it.
    if (domains === undefined && sender.isOtherPage === true) return denied('server-key');
    const allowOrigin = domains === undefined ? undefined : sender.origin;
    const now = this.#clock.now().getTime();
    if (key.expiresAt <= now) return denied('key-expired', { allowOrigin });
    if (account.expiresAt <= now) return denied('account-expired', { allowOrigin });
    if (ranges !== undefined && !ranges.has(sender.address)) return denied('wrong-address', { allowOrigin });
    if (!key.services.allows(purpose)) return denied('wrong-service', { allowOrigin });
    return allowOrigin === undefined ? key.granted : { ...key.granted, allowOrigin };
  }

  /**
   * Finds a key: at once if it is in memory, otherwise by a query. An unknown key costs a query at most once
   * a second.
   */
  async #findKey(text: string, { address }: Sender): Promise<KnownKey | Denied> {
    const written = readKey(text);
    if (written === undefined) return denied('wrong-credentials');
    const digest = digestOfKey(written);
    const known = this.#directory.knownKey(digest);
    if (known !== undefined) {
      this.#directory.noteText(written, known);
      return known;
    }
    if (this.#directory.isUnknown(digest)) return denied('wrong-credentials');
    const claim = { secret: digest.toString('latin1'), address };
    const key = await refusedAsDenial(() =>
      this.#keyLanes.check(
        claim,
        () => this.#directory.readKey(digest),
        (found) => found,
      ),
    );
    return key ?? denied('wrong-credentials');
  }

  async #byName(username: string, password: string, sender: Sender, purpose: Purpose): Promise<Verdict> {
    if (username.slice(0, KEY_USERNAME_PREFIX.length).toLowerCase() === KEY_USERNAME_PREFIX) {
      if (password !== '') return denied('wrong-credentials');
      return this.#byKey(username.slice(KEY_USERNAME_PREFIX.length), sender, purpose);
    }
    const account = await this.byPassword({ username, password }, sender);
    return 'ok' in account ? account : grantedTo(account);
  }

  async #byToken(token: string, sender: Sender, purpose: Purpose): Promise<Verdict> {
    // Pages of any origin may read the answer. The token itself is the proof, and browsers never send it
    // unasked.
    const allowOrigin = sender.origin;
    const claims = await this.#readToken(token);
    if (typeof claims === 'string') return denied(claims, { allowOrigin });
    const { tokenId, username, ranges, services, pool, options } = claims;
    const account = await this.#directory.account(username);
    // The account may have been removed, and its user name given to another.
    if (account === undefined || account.id !== claims.accountId)
      return denied('wrong-credentials', { allowOrigin });
    if (claims.issuedAt < account.tokensFrom) return denied('token-revoked', { allowOrigin });
    if (account.expiresAt <= this.#clock.now().getTime()) return denied('account-expired', { allowOrigin });
    if (ranges !== undefined && !ranges.has(sender.address)) return denied('wrong-address', { allowOrigin });
    if (!services.allows(purpose)) return denied('wrong-service', { allowOrigin });
    const { access } = grantedTo(account);
    return { ok: true, access: { ...access, tokenId, tokenPool: pool, options }, allowOrigin };
  }
}

/** The result of `find`, or a denial if too many checks are waiting. */
async function refusedAsDenial<Found>(find: () => Promise<Found>): Promise<Found | Denied> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return denied('too-many-checks', { retryAfter: error.retryAfter });
  }
}
