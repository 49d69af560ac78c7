import type { History } from '../history/history.ts';

/** What every player of a run shares. */
export interface World {
  readonly url: string;
  readonly history: History;
  /** Aborted when the players must finish their current work and stop. */
  readonly over: AbortSignal;
  /** Promises that the service broke, as texts. */
  readonly broken: string[];
}
