import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { CheckLanes } from './check-lanes.ts';
import { splitSecret } from './client-secret.ts';
import { isSecret } from './secret-hash.ts';

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
  readonly #lanes: CheckLanes;

  constructor({ database, clock, uptime }: { database: Database; clock: Clock; uptime: () => number }) {
    this.#database = database;
    this.#clock = clock;
    this.#lanes = new CheckLanes(uptime);
  }

  /**
   * The client that this is a good secret of, or undefined. An unknown client, an unknown, expired or malformed secret and
   * another client's secret all take one look-up and one hash, like a good one: neither answer nor timing tells them apart.
   * Wrong secrets never keep a right one out, whatever client id and address they are sent with.
   *
   * @throws Refusal `too-many-requests` with the seconds to wait: more checks than the machine can do now ({@link CheckLanes}).
   */
  async verifySecret(claim: {
    clientId: string;
    secret: string;
    address: string;
  }): Promise<AuthenticatedClient | undefined> {
    const clientId = CLIENT_ID_SHAPE.test(claim.clientId) ? claim.clientId : '';
    const parts = splitSecret(claim.secret) ?? { id: '', random: '' };
    const renew = (hash: string) => this.#renew(parts.id, hash);
    return this.#lanes.check(
      { secret: JSON.stringify([clientId, claim.secret]), address: claim.address },
      () => this.#read(clientId, parts.id),
      async (found) => {
        const isGood = await isSecret(found?.hash ?? undefined, parts.random, renew);
        return isGood && found !== undefined ? { id: found.id, clientId } : undefined;
      },
    );
  }

  #read(clientId: string, secretId: string): Promise<{ id: number; hash: string | null } | undefined> {
    return this.#database.kysely
      .selectFrom('client_login')
      .leftJoin('client_secret', (join) =>
        join
          .onRef('client_secret.client_id', '=', 'client_login.client_id')
          .on(sql<boolean>`client_secret.credential_id is not distinct from client_login.credential_id`)
          .on('client_secret.id', '=', secretId)
          .on(sql<boolean>`coalesce(client_secret.expires_at > ${this.#clock.now()}, true)`),
      )
      .select(['client_login.client_id as id', 'client_secret.hash'])
      .where('client_login.public_id', '=', clientId)
      .executeTakeFirst();
  }

  async #renew(secretId: string, hash: string): Promise<void> {
    await this.#database.kysely
      .updateTable('client_secret')
      .set({ hash })
      .where('id', '=', secretId)
      .execute();
  }
}
