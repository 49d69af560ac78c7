import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import type { Listener } from '../database/listener.ts';

/** What a node's credits need. */
export interface CreditsOptions {
  readonly database: Database;
  readonly listener: Listener;
  /** The journals lie in `credits/` of this folder. */
  readonly dataFolder: string;
  readonly clock: Clock;
  /** Seconds that nobody sets back. */
  readonly uptime: () => number;
  /** Told of what goes wrong behind the scenes; it is tried again. */
  readonly report: (what: string, error?: unknown) => void;
  /** Other times than the usual ones, for tests. */
  readonly inTouchSeconds?: number;
  readonly lostSeconds?: number;
}
