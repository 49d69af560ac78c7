import { setTimeout as wait } from 'node:timers/promises';
import { ConnectionError, RefusedError } from '../../../client/src/index.ts';

/** How long a player goes on, and how long it waits between two calls, in milliseconds. */
const PATIENCE = 180_000;
const AGAIN = 500;

/** How often the client package gave up on a call, which was then repeated. */
export const givenUp = { calls: 0 };

/**
 * Repeats a call of the client package for as long as it fails only because the service cannot be reached or
 * is unavailable. The package itself repeats each request a few times.
 *
 * @throws whatever else the call throws; the last failure if it fails for too long
 */
export async function persist<Result>(call: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + PATIENCE; ; await wait(AGAIN)) {
    try {
      return await call();
    } catch (error) {
      const passes =
        error instanceof ConnectionError || (error instanceof RefusedError && error.status > 501);
      if (!passes || Date.now() > end) throw error;
      givenUp.calls++;
    }
  }
}
