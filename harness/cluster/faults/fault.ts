import type { Random } from '../../random.ts';
import type { Cluster } from '../cluster.ts';

/** A fault that has been chosen: whom it strikes and for how long. */
export interface Fault {
  /** Such as `power-off database1 for 5.2 s`. */
  readonly name: string;
  /** Whether the database may change its primary, or be away as long as that takes. */
  readonly isFailOver: boolean;
  /** Does it, waits as long as it lasts, and undoes it. */
  strike(): Promise<void>;
}

/** Chooses whom a fault strikes. @returns undefined if it cannot strike now */
export type FaultKind = (cluster: Cluster, random: Random) => Promise<Fault | undefined>;
