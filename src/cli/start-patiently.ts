import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '../database/connection.ts';
import type { Settings } from '../settings.ts';

/** How long a start goes on trying. PostgreSQL may first have to replay its log. */
const START_SECONDS = 120;

/**
 * Starts a long-lived process. The embedded database may be killed in the very moment in which the process starts on it; it
 * is started again then, and the process with it. A database of the user's own that cannot be reached is reported at once:
 * its address may be wrong.
 *
 * @param start leaves nothing behind when it fails
 */
export async function startPatiently<Started>(
  { databaseUrl }: Settings,
  start: () => Promise<Started>,
): Promise<Started> {
  for (const end = Date.now() + START_SECONDS * 1000; ; await wait(200)) {
    try {
      return await start();
    } catch (error) {
      if (databaseUrl !== undefined || !isDatabaseAway(error) || Date.now() > end) throw error;
    }
  }
}
