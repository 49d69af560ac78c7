import { Refusal } from '../refusal.ts';

/** Lets a few pieces of work run at once and a bounded number wait, first come first served. */
export class Turns {
  #free: number;
  readonly #most: number;
  readonly #refusal: string;
  readonly #waiting: (() => void)[] = [];

  /** `refusal` is said to whoever finds the queue full. */
  constructor(atOnce: number, waiting: number, refusal: string) {
    this.#free = atOnce;
    this.#most = waiting;
    this.#refusal = refusal;
  }

  /** Does the work when its turn has come. @throws Refusal `too-many-requests` where too many wait already. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else if (this.#waiting.length < this.#most) await new Promise<void>((go) => this.#waiting.push(go));
    else throw new Refusal('too-many-requests', this.#refusal, { retryAfter: 1 });
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
