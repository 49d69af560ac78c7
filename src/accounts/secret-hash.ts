import { hash, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { Lane } from './lane.ts';

/**
 * We store the SHA-256 of a secret. The service makes every secret and password itself, from 144 or 256
 * random bits. Nobody can guess them, so a slow hash would protect nothing and only make checks expensive:
 * with argon2 (8 ms a check), a few hundred wrong requests at once kept good clients out. Passwords chosen by
 * people would need a slow hash, but there are none.
 */
const PREFIX = 'sha256$';

/**
 * Earlier versions stored argon2id hashes. Such a hash still works, and is replaced by a fast one when its
 * secret is first used. A check holds 7 MiB and one of Node's four pool threads for 8 ms. All the checks that
 * may wait take a second together.
 */
export const SLOW_CHECKS = { atOnce: 2, waiting: 250, waitingEach: 50 } as const;

const slowChecks = new Lane({ ...SLOW_CHECKS, refusal: 'Too many secrets to check at once. Try again.' });

/** The hash to store for a secret that the service made. */
export function hashSecret(secret: string): string {
  return PREFIX + hash('sha256', secret, 'base64url');
}

/** Unknown ids are compared with this hash, so that they cost the same work. */
const NOBODY = hashSecret('');

/**
 * Whether `hashed` is the hash of `secret`; false if `hashed` is undefined. The comparison takes the same
 * time wherever the two differ.
 *
 * @param renew stores a faster hash in place of `hashed`, if that is from an earlier version
 * @throws Refusal `too-many-requests` if too many hashes of earlier versions wait to be checked
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

/** Does the same as {@link isSecret} for a hash of this version. False for hashes of earlier versions. */
export function isFastHashOf(hashed: string | undefined, secret: string): boolean {
  const stored = Buffer.from(hashed ?? NOBODY);
  const given = Buffer.from(hashSecret(secret));
  return stored.length === given.length && timingSafeEqual(stored, given) && hashed !== undefined;
}
