import { hash, randomBytes } from 'node:crypto';
import { BoundedMap } from '../../bounded-map.ts';
import { GuessGuard } from '../guess-guard.ts';
import { isSecret } from '../secret-hash.ts';
import { Turns } from '../turns.ts';
import type { KnownAccount } from './directory.ts';

/** Passwords checked at the same time, and waiting for their turn (src/accounts/client-authenticator.ts has the reasons). */
const CHECKS_AT_ONCE = 2;
const CHECKS_WAITING = 250;

/** Right passwords remembered, by a digest under a key that dies with the process. */
const REMEMBERED = 10_000;

/** No password of ours is longer, and hashing megabytes takes long. */
const PASSWORD_LENGTH = 200;

/**
 * Checks passwords. argon2 takes 8 ms on purpose, too long for every look-up of a program that sends its password with each; so one
 * that was right is remembered until the password changes. Unknown user names take as long as wrong passwords.
 */
export class PasswordCheck {
  readonly #guard: GuessGuard;
  readonly #turns = new Turns(CHECKS_AT_ONCE, CHECKS_WAITING, 'Too many passwords to check at once.');
  readonly #secret = randomBytes(32).toString('base64');
  /** User name and password, digested → the hash that they were right for. */
  readonly #right = new BoundedMap<string, string>(REMEMBERED);

  constructor(uptime: () => number) {
    this.#guard = new GuessGuard(uptime);
  }

  /**
   * Whether this is the password of `account` (undefined: there is none of that user name), or the seconds to wait
   * before another try.
   *
   * @throws Refusal `too-many-requests` where too many passwords wait to be checked
   */
  async isRight(
    account: KnownAccount | undefined,
    claim: { username: string; password: string; address: string },
  ): Promise<boolean | number> {
    const { username, password, address } = claim;
    const name = this.#nameOf(username, password);
    if (account !== undefined && this.#right.get(name) === account.passwordHash) return true;
    return this.#turns.take(async () => {
      const wait = this.#guard.wait(username, address);
      if (wait > 0) return Math.ceil(wait);
      const isRight = await isSecret(
        account?.passwordHash,
        password.length <= PASSWORD_LENGTH ? password : '',
      );
      if (!isRight || account === undefined) {
        this.#guard.failed(username, address);
        return false;
      }
      this.#guard.succeeded(username, address);
      this.#right.set(name, account.passwordHash);
      return true;
    });
  }

  #nameOf(username: string, password: string): string {
    return hash('sha256', this.#secret + JSON.stringify([username, password]));
  }
}
