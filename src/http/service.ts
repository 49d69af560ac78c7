import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import type { TaskQueue } from '../jobs/queue.ts';
import type { Settings } from '../settings.ts';

/** What every HTTP surface is given: the parts of the running service that it may use. */
export interface Service {
  readonly settings: Settings;
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly clock: Clock;
  /** The address that clients use, without a trailing slash; also the issuer of tokens. */
  readonly publicUrl: () => string;
}
