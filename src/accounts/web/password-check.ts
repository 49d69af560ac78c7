import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { isStorable } from '../../storable-text.ts';
import { CheckLanes } from '../check-lanes.ts';
import { isFastHashOf, isSecret } from '../secret-hash.ts';
import type { AccountDirectory, KnownAccount } from './directory.ts';

/**
 * No password that the service makes is longer. A longer text is wrong and is not hashed, because
 * hashing megabytes would take long.
 */
const PASSWORD_LENGTH = 200;

/** The longest user name that is looked up. */
const USERNAME_LENGTH = 100;

/**
 * Checks passwords. The right password of an account in memory costs 2 µs and no query: a program may send it
 * with each look-up. For everything else the database is read. Wrong passwords and unknown user names take
 * the same time.
 */
export class PasswordCheck {
  readonly #kysely: Kysely<Schema>;
  readonly #directory: AccountDirectory;
  readonly #lanes: CheckLanes;

  constructor(parts: { kysely: Kysely<Schema>; directory: AccountDirectory; uptime: () => number }) {
    this.#kysely = parts.kysely;
    this.#directory = parts.directory;
    this.#lanes = new CheckLanes(parts.uptime);
  }

  /**
   * Finds the account with this user name and password; undefined if either is wrong.
   *
   * @throws Refusal `too-many-requests` if too many passwords wait to be checked; Error if the database is
   * away
   */
  async find(claim: {
    username: string;
    password: string;
    address: string;
  }): Promise<KnownAccount | undefined> {
    const isUsable = claim.username.length <= USERNAME_LENGTH && isStorable(claim.username);
    const username = isUsable ? claim.username : '';
    const password = claim.password.length <= PASSWORD_LENGTH ? claim.password : '';
    const known = this.#directory.knownAccount(username);
    if (known !== undefined && isFastHashOf(known.passwordHash, password)) return known;
    const secret = JSON.stringify([username, password]);
    return this.#lanes.check(
      { secret, address: claim.address },
      () => this.#directory.readAccount(username),
      async (account) => {
        const renew = async (hash: string) => {
          if (account !== undefined) await this.#renew(account, hash);
        };
        return (await isSecret(account?.passwordHash, password, renew)) ? account : undefined;
      },
    );
  }

  /** Stores a new hash, unless the password was changed in the meantime. */
  async #renew({ id, passwordHash }: KnownAccount, hash: string): Promise<void> {
    await this.#kysely
      .updateTable('account')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .execute();
  }
}
