import { itemAt, present } from '../present.ts';
/** How long a key signs before the next one takes over: 30 days. */
export const KEY_SIGNS_SECONDS = 30 * 86_400;

/** How long a key is published before it signs: a day, so that all verifiers have fetched it by then. */
export const KEY_LEAD_SECONDS = 86_400;

/**
 * How long a key stays published after the last token that it can have signed expires. A day allows for a
 * clock that is set back, and for a longer token lifetime before a restart.
 */
export const KEY_MARGIN_SECONDS = 86_400;

/** The facts about a key on which its rotation depends. */
export interface KeyTimes {
  readonly kid: string;
  readonly signsFrom: Date;
}

/**
 * The life of a key:
 * - published: it is in the JWKS, but does not sign yet. A new key is published {@link KEY_LEAD_SECONDS}
 *   before the signing key has signed for {@link KEY_SIGNS_SECONDS}. The very first key skips this state,
 *   since nothing else can sign.
 * - signing: it is the newest key whose start has come.
 * - verifying: its successor signs. It stays until its last token has expired and the margin has passed.
 * - gone: its row, with the private key, is deleted.
 *
 * Returns the start of a new key, if one is due, and the keys to delete. If a key starts later than any
 * regular key could, it was made while the clock ran ahead. Such a key does not delay the next one.
 */
export function planRotation(
  keys: readonly KeyTimes[],
  now: Date,
  tokenSeconds: number,
): { create: Date | undefined; remove: string[] } {
  const time = now.getTime() / 1000;
  const starts = keys.map((key) => key.signsFrom.getTime() / 1000);
  const newest = Math.max(...starts.filter((start) => start <= time + KEY_SIGNS_SECONDS + KEY_LEAD_SECONDS));
  const retirement = tokenSeconds + KEY_MARGIN_SECONDS;
  const remove = keys.filter((_, index) =>
    starts.some((start) => start > itemAt(starts, index) && start + retirement <= time),
  );
  return { create: nextStart(keys.length, newest, time), remove: remove.map((key) => key.kid) };
}

function nextStart(keyCount: number, newest: number, time: number): Date | undefined {
  if (keyCount === 0) return new Date(time * 1000);
  if (newest + KEY_SIGNS_SECONDS - KEY_LEAD_SECONDS > time) return undefined;
  return new Date(Math.max(time + KEY_LEAD_SECONDS, newest + KEY_SIGNS_SECONDS) * 1000);
}

/**
 * Returns the key that signs at `now`: the newest key whose start has come. If the clock was set back before
 * all starts, returns the oldest key. `keys` must not be empty.
 */
export function signingAt<Key extends KeyTimes>(keys: readonly Key[], now: Date): Key {
  const byStart = keys.toSorted((a, b) => a.signsFrom.getTime() - b.signsFrom.getTime());
  return byStart.findLast((key) => key.signsFrom <= now) ?? present(byStart[0], 'a key that signs');
}
