import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id (the package's default algorithm) with 7 MiB and five passes: 8 ms a hash on a 2-core machine. OWASP's password storage sheet counts
 * this equal to 19 MiB and two passes (10 ms here); the smaller memory lets several run at once on a small machine.
 * A secret has 256 random bits, so this guards a leaked table against nothing but a weak random source: enough.
 */
const COST = { memoryCost: 7168, timeCost: 5, parallelism: 1 };

/** What an unknown client or secret is checked against, so that it takes as long as a known one. */
let stranger: Promise<string> | undefined;

/** Hashes the random part of a secret, with a salt of its own. */
export function hashSecret(random: string): Promise<string> {
  return hash(random, COST);
}

/**
 * Whether `random` is what was hashed. Without a hash the answer is false after the same work. The comparison of
 * the two digests inside argon2 takes constant time.
 */
export async function isSecret(hashed: string | undefined, random: string): Promise<boolean> {
  stranger ??= hashSecret('');
  const matches = await verify(hashed ?? (await stranger), random);
  return matches && hashed !== undefined;
}
