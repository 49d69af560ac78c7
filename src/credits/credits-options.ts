import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import type { Listener } from '../database/listener.ts';

/** What the credits of a node need. */
export interface CreditsOptions {
  readonly database: Database;
  readonly listener: Listener;
  /** The journals are in `credits/` of this folder. */
  readonly dataFolder: string;
  readonly clock: Clock;
  /** Seconds on a clock that is never set back. */
  readonly uptime: () => number;
  /** Called for failures in the background. The work is tried again. */
  readonly report: (what: string, error?: unknown) => void;
  /** Override the usual times, for tests. */
  readonly inTouchSeconds?: number;
  readonly lostSeconds?: number;
}
