import { Refusal } from '../refusal.ts';
import type { Journal } from './journal.ts';
import { type Amounts, addAmount, type Spending } from './spend.ts';

/** When a call that could not be written to the journal is worth another try. */
const RETRY_SECONDS = 5;

/**
 * What is spent in one tick of the event loop, and who waits until it is in the journal: the requests that were read together are
 * written together. At a thousand calls a tick the write costs a call nothing; at one, 8 µs.
 */
export class Tick {
  #amounts: Amounts = new Map();
  #written: PromiseWithResolvers<void> | undefined;
  /** What could not be written since the event loop last came by, for those who have yet to ask. */
  #failed: Promise<void> | undefined;
  readonly #flush: () => void;

  /** `flush` is called at the end of a tick in which something was spent. */
  constructor(flush: () => void) {
    this.#flush = flush;
  }

  /** Whether calls of this moment are failing: one more would not know whether it is among them. */
  get isFailing(): boolean {
    return this.#failed !== undefined;
  }

  add(spending: Spending, credits: number): void {
    addAmount(this.#amounts, spending, 1, credits);
    if (this.#written !== undefined) return;
    this.#written = Promise.withResolvers();
    // Nobody may be waiting for it.
    this.#written.promise.catch(() => undefined);
    setImmediate(this.#flush);
  }

  /** Resolves when all that was added is in the journal. @throws Refusal `unavailable` where it cannot be written */
  written(): Promise<void> {
    return this.#failed ?? this.#written?.promise ?? WRITTEN;
  }

  /** Writes it now. Returns what was written, and what could not be and so counts as not spent. */
  write(journal: Journal): { written: Amounts; failed: Amounts } {
    const [amounts, written] = [this.#amounts, this.#written];
    if (written === undefined) return { written: NOTHING, failed: NOTHING };
    this.#amounts = new Map();
    this.#written = undefined;
    try {
      journal.write(amounts);
    } catch (cause) {
      const detail = 'The disk takes no more. This call was not made, and costs nothing.';
      written.reject(new Refusal('unavailable', detail, { retryAfter: RETRY_SECONDS, cause }));
      this.#failed = written.promise;
      setImmediate(() => {
        this.#failed = undefined;
      });
      return { written: NOTHING, failed: amounts };
    }
    written.resolve();
    return { written: amounts, failed: NOTHING };
  }
}

const WRITTEN = Promise.resolve();
const NOTHING: Amounts = new Map();
