import { Refusal } from '../refusal.ts';

/** How much work a {@link Lane} accepts. */
export interface LaneLimits {
  /** Pieces of work done at the same time. */
  readonly atOnce: number;
  /** Pieces of work that may wait. */
  readonly waiting: number;
  /** Pieces of work that one party may have waiting. */
  readonly waitingEach: number;
  /** The message to a party that may not wait. */
  readonly refusal: string;
}

/**
 * Runs a few pieces of work at once and lets a bounded number wait, first come, first served. No party can
 * fill the queue alone.
 */
export class Lane {
  readonly #limits: LaneLimits;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #waitingOf = new Map<string, number>();

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /**
   * Runs the work when its turn has come.
   *
   * @param party the party that the work counts against
   * @throws Refusal `too-many-requests` if too many pieces of work are waiting
   */
  async take<Result>(party: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.atOnce) this.#running++;
    else await this.#wait(party);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  async #wait(party: string): Promise<void> {
    const { waiting, waitingEach, refusal } = this.#limits;
    const own = this.#waitingOf.get(party) ?? 0;
    if (this.#waiting.length >= waiting || own >= waitingEach) {
      throw new Refusal('too-many-requests', refusal, { retryAfter: 1 });
    }
    this.#waitingOf.set(party, own + 1);
    await new Promise<void>((go) => this.#waiting.push(go));
    const left = (this.#waitingOf.get(party) ?? 1) - 1;
    if (left === 0) this.#waitingOf.delete(party);
    else this.#waitingOf.set(party, left);
  }
}
