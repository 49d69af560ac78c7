import { type Kysely, sql } from 'kysely';
import { BoundedMap } from '../caches/bounded-map.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import type { Listener } from '../database/listener.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

/** The most revoked tokens that are stored for one client or account. */
export const MOST_REVOKED = 10_000;

/** How long a row outlives its token, in seconds: a day, in case the clock is set back. */
const MARGIN_SECONDS = 86_400;

/** How often rows of expired tokens are deleted. */
const SWEEP_MILLISECONDS = 3_600_000;

/** A token's owner: the row id of a batch client, or of an account of the web services. */
export type TokenOwner = { readonly client: number } | { readonly account: number };

/**
 * Called with the id of each revoked token. Called without an id if announcements may have been missed. All
 * tokens must then be forgotten.
 */
type Forget = (tokenId: string | undefined) => void;

/**
 * Tokens that were revoked before they expired. This class keeps nothing in memory. A cache of tokens calls
 * {@link has} when it first sees a token, and drops the token when its revocation is announced. So memory is
 * bounded by the caches, and every process refuses a revoked token within milliseconds, also after a restart.
 */
export class RevokedTokens {
  readonly #kysely: Kysely<Schema>;
  readonly #clock: Clock;
  readonly #forget: Forget[] = [];
  readonly #sweep: NodeJS.Timeout;

  private constructor(database: Database, clock: Clock) {
    this.#kysely = database.kysely;
    this.#clock = clock;
    this.#sweep = setInterval(() => void this.#removeExpired().catch(() => undefined), SWEEP_MILLISECONDS);
    this.#sweep.unref();
  }

  static async open(parts: { database: Database; listener: Listener; clock: Clock }): Promise<RevokedTokens> {
    const tokens = new RevokedTokens(parts.database, parts.clock);
    await parts.listener.hear('fettle_revoked_token', (tokenId) => tokens.#announce(tokenId));
    parts.listener.onConnect(async () => tokens.#announce(undefined));
    await tokens.#removeExpired();
    return tokens;
  }

  close(): void {
    clearInterval(this.#sweep);
  }

  onRevoked(forget: Forget): void {
    this.#forget.push(forget);
  }

  /** @throws Error if the database is away */
  async has(tokenId: string): Promise<boolean> {
    const row = await this.#kysely
      .selectFrom('revoked_token')
      .select('token_id')
      .where('token_id', '=', tokenId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Revokes a token. Once this resolves, this process refuses it; others do as soon as they hear the
   * announcement.
   *
   * @throws as {@link revokeToken} does
   */
  async revoke(token: { tokenId: string; expiresAt: Date }, owner: TokenOwner): Promise<void> {
    await revokeToken(this.#kysely, token, owner);
    this.#announce(token.tokenId);
  }

  #announce(tokenId: string | undefined): void {
    for (const forget of this.#forget) forget(tokenId);
  }

  async #removeExpired(): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - MARGIN_SECONDS * 1000);
    await this.#kysely.deleteFrom('revoked_token').where('expires_at', '<', before).execute();
  }
}

/**
 * Stores that a token is revoked and announces it to all processes. Revoking it again changes nothing.
 *
 * @throws Refusal `too-many-requests` if {@link MOST_REVOKED} revoked tokens of the owner are stored already
 */
export async function revokeToken(
  kysely: Kysely<Schema>,
  { tokenId, expiresAt }: { tokenId: string; expiresAt: Date },
  owner: TokenOwner,
): Promise<void> {
  const ids = 'client' in owner ? { client_id: owner.client } : { account_id: owner.account };
  const [column, id] = Object.entries(ids)[0] as ['client_id' | 'account_id', number];
  const { count } = await kysely
    .selectFrom('revoked_token')
    .select(sql<number>`count(*)`.as('count'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  if (count >= MOST_REVOKED) {
    const detail = `${MOST_REVOKED} tokens of this owner are revoked already. Revoke more when some of them have expired.`;
    throw new Refusal('too-many-requests', detail, { retryAfter: 3600 });
  }
  await kysely
    .insertInto('revoked_token')
    .values({ token_id: tokenId, expires_at: expiresAt, ...ids })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The verified tokens that a process remembers, by their text, until they are revoked. */
export class RememberedTokens<Token extends { readonly tokenId: string }> {
  readonly #tokens: BoundedMap<string, Token>;
  #generation = 0;

  constructor(bound: number, revoked: RevokedTokens) {
    this.#tokens = new BoundedMap(bound);
    revoked.onRevoked((tokenId) => {
      this.#generation++;
      if (tokenId === undefined) this.#tokens.clear();
      else this.#tokens.deleteWhere((token) => token.tokenId === tokenId);
    });
  }

  /**
   * Increases with each revocation. What was read from the database under an earlier generation may be out of
   * date.
   */
  get generation(): number {
    return this.#generation;
  }

  get(token: string): Token | undefined {
    return this.#tokens.get(token);
  }

  /** Remembers a token, unless any token was revoked since its check began. */
  set(token: string, verified: Token, generation: number): void {
    if (generation === this.#generation) this.#tokens.set(token, verified);
  }
}
