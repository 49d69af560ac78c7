import { hash, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { Turns } from './turns.ts';

/**
 * What is kept of a secret: its SHA-256. Every secret and password is made by this service from 144 or 256 random bits, so there is
 * nothing to guess, and a slow hash would protect nothing. It would only make checking dear: with argon2 (8 ms a check) a few hundred
 * wrong requests at once kept good clients out. Passwords that people choose would need a slow hash; there are none.
 */
const PREFIX = 'sha256$';

/**
 * Versions before this one kept argon2id. Such a hash is checked as it is and replaced by a fast one when the secret is first used.
 * A check holds 7 MiB and one of Node's four pool threads for 8 ms; all that may wait take a second.
 */
export const SLOW_CHECKS = { atOnce: 2, waiting: 250, waitingEach: 50 } as const;

const slowChecks = new Turns({ ...SLOW_CHECKS, refusal: 'Too many secrets to check at once. Try again.' });

/** What is stored in place of a secret that the service made. */
export function hashSecret(secret: string): string {
  return PREFIX + hash('sha256', secret, 'base64url');
}

/** What an unknown secret is compared with, so that the work is the same. */
const NOBODY = hashSecret('');

/**
 * Whether `secret` is what was hashed; false where there is no hash. The comparison takes the same time wherever the two differ.
 *
 * @param renew stores a faster hash in place of `hashed`, which is of an earlier version
 * @throws Refusal `too-many-requests` where too many hashes of an earlier version wait to be checked
 */
export async function isSecret(
  hashed: string | undefined,
  secret: string,
  renew: (faster: string) => Promise<unknown>,
): Promise<boolean> {
  if (hashed?.startsWith('$argon2')) {
    const isRight = await slowChecks.take(hashed, () => verify(hashed, secret));
    if (isRight) await renew(hashSecret(secret));
    return isRight;
  }
  return isFastHashOf(hashed, secret);
}

/** The same for a hash of this version. False for any other. */
export function isFastHashOf(hashed: string | undefined, secret: string): boolean {
  const stored = Buffer.from(hashed ?? NOBODY);
  const given = Buffer.from(hashSecret(secret));
  return stored.length === given.length && timingSafeEqual(stored, given) && hashed !== undefined;
}
