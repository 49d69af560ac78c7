import type { Random } from '../../random.ts';
import type { Cluster } from '../cluster.ts';

/** A fault with its victim and its duration already chosen. */
export interface Fault {
  /** What the fault does, such as `power-off database1 for 5.2 s`. */
  readonly name: string;
  /** Whether the database may change its primary, or may be away for as long as such a change takes. */
  readonly isFailOver: boolean;
  /** Causes the fault, waits for its duration, and ends it. */
  strike(): Promise<void>;
}

/** Chooses the victim of a fault. @returns undefined if the fault is impossible at the moment */
export type FaultKind = (cluster: Cluster, random: Random) => Promise<Fault | undefined>;
