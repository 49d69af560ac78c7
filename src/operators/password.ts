import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { Lane } from '../accounts/lane.ts';
import { subscriberNetwork } from '../accounts/subscriber-network.ts';
import { BoundedMap } from '../caches/bounded-map.ts';
import type { Schema } from '../database/schema.ts';
import { itemAt } from '../present.ts';
import { invalidField, Refusal } from '../refusal.ts';
import type { Operator } from './operator.ts';

/**
 * The shortest and longest password, in characters. NIST SP 800-63B asks for at least 8 characters, and for
 * no rules about kinds of characters.
 */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;

/**
 * The parameters of argon2id that OWASP recommends: 19 MiB, 2 passes. Guessing must be slow because people
 * choose these passwords. The secrets of clients are random, so they need no slow hash.
 */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The most password checks that run at once, and the most that wait in the queue. A check holds 19 MiB and
 * one of Node's four pool threads for about 30 ms.
 */
export const PASSWORD_CHECKS = { atOnce: 2, waiting: 50, waitingEach: 5 } as const;

/**
 * The number of wrong passwords for one name from one network after which further attempts must wait, and the
 * length of the wait.
 */
export const WRONG_PASSWORDS = 10;
export const WAIT_SECONDS = 300;

/**
 * The same limit for wrong passwords for one name from all networks together. It is high because others can
 * use it to keep the operator out.
 */
export const WRONG_PASSWORDS_OF_NAME = 200;

/** The number of names and networks to remember, which takes about 2 MB. */
const REMEMBERED = 10_000;

/**
 * Stores the password of an operator.
 *
 * @throws Refusal `invalid-request` if the password is too short or too long
 */
export async function setPassword(kysely: Kysely<Schema>, operator: number, password: string): Promise<void> {
  const { least, most } = PASSWORD_LENGTH;
  if (password.length < least || password.length > most)
    throw invalidField('password', `must have ${least} to ${most} characters`);
  const password_hash = await hash(password, ARGON2);
  await kysely.updateTable('operator').set({ password_hash }).where('id', '=', operator).execute();
}

interface Failures {
  readonly count: number;
  readonly last: number;
}

/**
 * Checks the passwords of operators. Each process keeps its own count of wrong passwords, in bounded memory.
 */
export class OperatorPasswords {
  readonly #kysely: Kysely<Schema>;
  readonly #uptime: () => number;
  readonly #turns = new Lane({ ...PASSWORD_CHECKS, refusal: 'Too many people sign in at once. Try again.' });
  readonly #failures = new BoundedMap<string, Failures>(REMEMBERED);
  #nobody: Promise<string> | undefined;

  /** @param uptime returns the seconds on a clock that is never set back */
  constructor(kysely: Kysely<Schema>, uptime: () => number) {
    this.#kysely = kysely;
    this.#uptime = uptime;
  }

  /**
   * Finds the operator with this name and password; undefined if either is wrong. Wrong passwords, unknown
   * names and operators without a password take the same time.
   *
   * @throws Refusal `too-many-requests` after {@link WRONG_PASSWORDS} wrong passwords, with the seconds to
   * wait
   */
  async find(claim: { name: string; password: string; address: string }): Promise<Operator | undefined> {
    const network = subscriberNetwork(claim.address);
    const places = [
      { key: JSON.stringify([claim.name, network]), most: WRONG_PASSWORDS },
      { key: JSON.stringify([claim.name]), most: WRONG_PASSWORDS_OF_NAME },
    ];
    for (const { key, most } of places) this.#refuseAfter(key, most);
    const row = await this.#kysely
      .selectFrom('operator')
      .select(['id', 'name', 'role', 'password_hash'])
      .where('name', '=', claim.name)
      .executeTakeFirst();
    this.#nobody ??= hash('', ARGON2);
    const hashed = row?.password_hash ?? (await this.#nobody);
    const isShort = claim.password.length <= PASSWORD_LENGTH.most;
    const isRight = await this.#turns.take(network, () => verify(hashed, isShort ? claim.password : ''));
    if (isRight && row !== undefined && row.password_hash !== null && isShort) {
      this.#failures.delete(itemAt(places, 0).key);
      return { id: row.id, name: row.name, role: row.role };
    }
    for (const { key } of places) this.#add(key);
    return undefined;
  }

  #refuseAfter(key: string, most: number): void {
    const failures = this.#failures.get(key);
    if (failures === undefined || failures.count < most) return;
    const left = Math.ceil(failures.last + WAIT_SECONDS - this.#uptime());
    if (left > 0)
      throw new Refusal('too-many-requests', `Too many wrong passwords. Try again in ${left} seconds.`, {
        retryAfter: left,
      });
    this.#failures.delete(key);
  }

  #add(key: string): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    this.#failures.set(key, { count, last: this.#uptime() });
  }
}
