import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { BoundedMap } from '../../caches/bounded-map.ts';
import type { Database } from '../../database/connection.ts';
import type { Listener } from '../../database/listener.ts';
import type { Schema } from '../../database/schema.ts';
import type { Licence } from '../../licence.ts';
import type { Granted } from './access.ts';
import { AddressRanges, AllowedServices, Domains } from './restrictions.ts';

/** How many accounts, and how many keys, are kept in memory. Each takes about 1 KB. */
const REMEMBERED = 50_000;

/**
 * Unknown keys are remembered for this many seconds, so that a program with a revoked key does not cost a
 * query a call.
 */
const UNKNOWN_REMEMBERED = 10_000;
const UNKNOWN_SECONDS = 1;

/** How often the number of changes is read: the delay that a lost notification causes. */
const POLL_MILLISECONDS = 1000;

/** If the database has been away for this long, everything in memory is discarded. */
const OUT_OF_TOUCH_SECONDS = 300;

/** An account, as far as authentication needs it. */
export interface KnownAccount {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string;
  readonly licences: ReadonlySet<Licence>;
  readonly isSandbox: boolean;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** The account's tokens issued before this moment are revoked. In milliseconds since 1970. */
  readonly tokensFrom: number;
  /** The account's pool of credits. */
  readonly pool: number;
}

/** A key, as far as authentication needs it. */
export interface KnownKey {
  readonly id: string;
  readonly digest: Buffer;
  readonly account: KnownAccount;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** The domains of a client key; undefined for other keys. */
  readonly domains: Domains | undefined;
  /** Addresses that may use the key; undefined: any. */
  readonly ranges: AddressRanges | undefined;
  readonly services: AllowedServices;
  readonly dailyLimit: number | null;
  /** The verdict on a request that passes all checks. */
  readonly granted: Granted;
}

/**
 * The accounts and keys that this process has read. Each is read when it is first needed. The database
 * announces every change, and the process then forgets the account. The number of changes, read once a
 * second, reveals announcements that were missed. So every process refuses a revoked key within milliseconds,
 * or within a second if its connection breaks at that moment.
 */
export class AccountDirectory {
  readonly #kysely: Kysely<Schema>;
  readonly #uptime: () => number;
  readonly #keys = new BoundedMap<string, KnownKey>(REMEMBERED);
  /**
   * The same keys by their texts, which saves their digests. V8 hashes the text with a secret of the process, so
   * the time of a look-up tells nothing about other keys.
   */
  readonly #keysByText = new BoundedMap<string, KnownKey>(REMEMBERED);
  readonly #accounts = new BoundedMap<string, KnownAccount>(REMEMBERED);
  readonly #unknown = new BoundedMap<string, number>(UNKNOWN_REMEMBERED);
  readonly #reading = new Map<string, Promise<KnownKey | undefined>>();
  readonly #poll: NodeJS.Timeout;
  /**
   * The number of changes seen, and a count of the times that anything was forgotten. A row that was read
   * before the latest of those times is not remembered.
   */
  #version = -1;
  #generation = 0;
  #inTouchAt: number;

  private constructor(database: Database, uptime: () => number) {
    this.#kysely = database.kysely;
    this.#uptime = uptime;
    this.#inTouchAt = uptime();
    this.#poll = setInterval(() => void this.#look().catch(() => undefined), POLL_MILLISECONDS).unref();
  }

  static async open(parts: {
    database: Database;
    listener: Listener;
    uptime: () => number;
  }): Promise<AccountDirectory> {
    const directory = new AccountDirectory(parts.database, parts.uptime);
    await parts.listener.hear('fettle_access', (payload) => directory.#hear(payload));
    await directory.#look();
    return directory;
  }

  close(): void {
    clearInterval(this.#poll);
  }

  /** The remembered key with this digest. The comparison takes the same time wherever the digests differ. */
  knownKey(digest: Buffer): KnownKey | undefined {
    const key = this.#keys.get(nameOf(digest));
    return key !== undefined && timingSafeEqual(key.digest, digest) ? key : undefined;
  }

  /** The remembered key with this text, if it was noted. */
  keyOfText(text: string): KnownKey | undefined {
    return this.#keysByText.get(text);
  }

  /** Notes the text of a key that was just found in memory. A change of its account makes both forgotten. */
  noteText(written: string, key: KnownKey): void {
    this.#keysByText.set(written, key);
  }

  /** Whether this key was looked for a moment ago and does not exist. */
  isUnknown(digest: Buffer): boolean {
    return (this.#unknown.get(nameOf(digest)) ?? Number.NEGATIVE_INFINITY) > this.#uptime();
  }

  /** Reads a key that is not in memory. @throws Error if the database is away */
  async readKey(digest: Buffer): Promise<KnownKey | undefined> {
    const name = nameOf(digest);
    const reading =
      this.#reading.get(name) ?? this.#readKey(digest, name).finally(() => this.#reading.delete(name));
    this.#reading.set(name, reading);
    const key = await reading;
    return key !== undefined && timingSafeEqual(key.digest, digest) ? key : undefined;
  }

  /** The account with this user name. @throws Error if it is not in memory and the database is away */
  async account(username: string): Promise<KnownAccount | undefined> {
    return this.knownAccount(username) ?? this.readAccount(username);
  }

  /** The account with this user name, if it is in memory. */
  knownAccount(username: string): KnownAccount | undefined {
    return this.#accounts.get(username);
  }

  /** The account with this user name, as the database has it now. @throws Error if the database is away */
  async readAccount(username: string): Promise<KnownAccount | undefined> {
    const generation = this.#generation;
    const row = await selectAccount(this.#kysely).where('account.username', '=', username).executeTakeFirst();
    if (row === undefined) return undefined;
    const account = accountOf(row);
    if (generation === this.#generation) this.#accounts.set(username, account);
    return account;
  }

  async #readKey(digest: Buffer, name: string): Promise<KnownKey | undefined> {
    const generation = this.#generation;
    const row = await selectAccount(this.#kysely)
      .innerJoin('api_key', 'api_key.account_id', 'account.id')
      .select(['api_key.id as key_id', 'api_key.digest', 'api_key.expires_at as key_expires_at'])
      .select(['allowed_domains', 'allowed_ips', 'allowed_services', 'daily_limit'])
      .where('api_key.digest', '=', digest)
      .executeTakeFirst();
    const isCurrent = generation === this.#generation;
    if (row === undefined) {
      if (isCurrent) this.#unknown.set(name, this.#uptime() + UNKNOWN_SECONDS);
      return undefined;
    }
    const account = accountOf(row);
    const key: KnownKey = {
      id: row.key_id,
      digest: row.digest,
      account,
      expiresAt: row.key_expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
      domains: row.allowed_domains.length > 0 ? new Domains(row.allowed_domains) : undefined,
      ranges: row.allowed_ips.length > 0 ? new AddressRanges(row.allowed_ips) : undefined,
      services: new AllowedServices(row.allowed_services),
      dailyLimit: row.daily_limit,
      granted: grantedTo(account, row.key_id),
    };
    if (isCurrent) this.#keys.set(name, key);
    return key;
  }

  /** Hears `<account>:<version>`, from the trigger `announce_change`. */
  #hear(payload: string): void {
    const [account, version] = payload.split(':').map(Number);
    this.#generation++;
    this.#unknown.clear();
    this.#keys.deleteWhere((key) => key.account.id === account);
    this.#keysByText.deleteWhere((key) => key.account.id === account);
    this.#accounts.deleteWhere((known) => known.id === account);
    if (version === this.#version + 1) this.#version = version;
  }

  async #look(): Promise<void> {
    try {
      const row = await this.#kysely.selectFrom('access_change').select('version').executeTakeFirstOrThrow();
      this.#inTouchAt = this.#uptime();
      // This change was heard while the query ran, so the version read is the older one.
      if (row.version <= this.#version) return;
      this.#forget();
      this.#version = row.version;
    } catch (error) {
      if (this.#uptime() - this.#inTouchAt > OUT_OF_TOUCH_SECONDS) this.#forget();
      throw error;
    }
  }

  #forget(): void {
    this.#generation++;
    this.#unknown.clear();
    this.#keys.clear();
    this.#keysByText.clear();
    this.#accounts.clear();
  }
}

/**
 * The name of a key in memory: the first eight bytes of its digest. The rest is compared in constant time.
 */
function nameOf(digest: Buffer): string {
  return digest.toString('latin1', 0, 8);
}

function selectAccount(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('account')
    .innerJoin('credit_pool', (join) =>
      join.onRef('credit_pool.account_id', '=', 'account.id').on('credit_pool.token_id', 'is', null),
    )
    .select(['account.id', 'account.username', 'account.password_hash', 'account.licences'])
    .select(['account.sandbox', 'account.expires_at', 'account.tokens_from', 'credit_pool.id as pool']);
}

function accountOf(row: {
  id: number;
  username: string;
  password_hash: string;
  licences: string[];
  sandbox: boolean;
  expires_at: Date | null;
  tokens_from: Date | null;
  pool: number;
}): KnownAccount {
  return {
    id: row.id,
    username: row.username,
    passwordHash: row.password_hash,
    licences: new Set(row.licences as Licence[]),
    isSandbox: row.sandbox,
    expiresAt: row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
    tokensFrom: row.tokens_from?.getTime() ?? 0,
    pool: row.pool,
  };
}

/** The rights of an account, reached by user name or by one of its keys. */
export function grantedTo(account: KnownAccount, keyId?: string): Granted {
  const { id, username, licences, isSandbox, pool } = account;
  return {
    ok: true,
    access: {
      accountId: id,
      username,
      keyId,
      tokenId: undefined,
      licences,
      isSandbox,
      pool,
      tokenPool: undefined,
      options: undefined,
    },
    allowOrigin: undefined,
  };
}
