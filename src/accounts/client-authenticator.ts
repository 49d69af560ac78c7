import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { CheckLanes } from './check-lanes.ts';
import { splitSecret } from './client-secret.ts';
import { isSecret } from './secret-hash.ts';

/** The shape of the ids that `makeClientId` makes. Other ids are not looked up. */
const CLIENT_ID_SHAPE = /^[a-z0-9-]{1,64}$/;

/** The client that a secret belongs to. */
export interface AuthenticatedClient {
  readonly id: number;
  readonly clientId: string;
}

/** Checks client secrets, with which a client proves its identity at the token endpoint. */
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
   * Returns the client that the secret belongs to, or undefined. An unknown client, another client's secret,
   * and an unknown, expired or malformed secret all cost one query and one hash, as a right secret does.
   * Neither answer nor timing tells them apart. Wrong secrets never block a right one, whatever client id and
   * address they come with.
   *
   * @throws Refusal `too-many-requests`, with the seconds to wait, if too many checks wait
   * ({@link CheckLanes})
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
