import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { Refusal } from '../refusal.ts';
import { splitSecret } from './client-secret.ts';
import { GuessGuard } from './guess-guard.ts';
import { isSecret } from './secret-hash.ts';
import { Turns } from './turns.ts';

/** Secrets checked at the same time. Each holds 7 MiB and one of Node's four pool threads for 8 ms. */
const CHECKS_AT_ONCE = 2;

/** Checks that may wait for their turn: about a second of work. Any more are asked to come back. */
const CHECKS_WAITING = 250;

/** What `makeClientId` gives out, and so what may be looked up. */
const CLIENT_ID_SHAPE = /^[a-z0-9-]{1,64}$/;

/** Who a secret belongs to. */
export interface AuthenticatedClient {
  readonly id: number;
  readonly clientId: string;
}

/** Checks client secrets: how a client proves who it is at the token endpoint. */
export class ClientAuthenticator {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #guard: GuessGuard;
  readonly #turns = new Turns(
    CHECKS_AT_ONCE,
    CHECKS_WAITING,
    'Too many token requests at once. Keep a token until it expires.',
  );

  constructor({ database, clock, uptime }: { database: Database; clock: Clock; uptime: () => number }) {
    this.#database = database;
    this.#clock = clock;
    this.#guard = new GuessGuard(uptime);
  }

  /**
   * The client that this is a good secret of, or undefined. An unknown client, an unknown, expired or malformed secret and
   * another client's secret all take one look-up and one hash, like a good one: neither answer nor timing tells them apart.
   *
   * @throws Refusal `too-many-requests` with the seconds to wait: too many wrong secrets for this client id or
   *   from this address ({@link FREE_FAILURES}), or more checks than the machine can do now.
   */
  async verifySecret(claim: {
    clientId: string;
    secret: string;
    address: string;
  }): Promise<AuthenticatedClient | undefined> {
    const clientId = CLIENT_ID_SHAPE.test(claim.clientId) ? claim.clientId : '';
    return this.#turns.take(async () => {
      // Asked within the turn, so that guesses sent all at once are counted before most of them are checked.
      const wait = this.#guard.wait(clientId, claim.address);
      if (wait > 0) {
        const detail = 'Too many wrong client secrets. Wait before trying again.';
        throw new Refusal('too-many-requests', detail, { retryAfter: Math.ceil(wait) });
      }
      const client = await this.#check(clientId, claim.secret);
      if (client === undefined) this.#guard.failed(clientId, claim.address);
      else this.#guard.succeeded(clientId, claim.address);
      return client;
    });
  }

  async #check(clientId: string, secret: string): Promise<AuthenticatedClient | undefined> {
    const parts = splitSecret(secret);
    const row = await this.#database.kysely
      .selectFrom('client_login')
      .leftJoin('client_secret', (join) =>
        join
          .onRef('client_secret.client_id', '=', 'client_login.client_id')
          .on(sql<boolean>`client_secret.credential_id is not distinct from client_login.credential_id`)
          .on('client_secret.id', '=', parts?.id ?? '')
          .on(sql<boolean>`coalesce(client_secret.expires_at > ${this.#clock.now()}, true)`),
      )
      .select(['client_login.client_id as id', 'client_secret.hash'])
      .where('client_login.public_id', '=', clientId)
      .executeTakeFirst();
    const isGood = await isSecret(row?.hash ?? undefined, parts?.random ?? '');
    return isGood && row !== undefined ? { id: row.id, clientId } : undefined;
  }
}
