import type { Journal } from './journal.ts';
import { type Amounts, addAmount, type Spending } from './spend.ts';

/**
 * At most this many answers leave before their cost is in the journal. A process that is killed gives those
 * away.
 */
export const ANSWERS_UNWRITTEN = 16;

/**
 * The cost of the answers that left in one tick of the event loop, and the callers that wait until it is in
 * the journal. The answers share a line, up to {@link ANSWERS_UNWRITTEN} of them. With a thousand answers a
 * tick, writing costs half a microsecond an answer; with one, 8 µs.
 */
export class Tick {
  #amounts: Amounts = new Map();
  #calls = 0;
  #written: PromiseWithResolvers<void> | undefined;
  readonly #flush: () => void;

  /**
   * @param flush called after {@link ANSWERS_UNWRITTEN} answers, or at the end of a tick in which an answer
   * left
   */
  constructor(flush: () => void) {
    this.#flush = flush;
  }

  add(spending: Spending, credits: number): void {
    addAmount(this.#amounts, spending, 1, credits);
    this.#calls++;
    if (this.#calls === ANSWERS_UNWRITTEN) this.#flush();
    else if (this.#written === undefined) {
      this.#written = Promise.withResolvers();
      setImmediate(this.#flush);
    }
  }

  /** Resolves when everything added so far is in the journal, or could not be written to it. */
  written(): Promise<void> {
    return this.#written?.promise ?? WRITTEN;
  }

  /** Writes the amounts now. Returns them, and whether they could be written. */
  write(journal: Journal): { spent: Amounts; isWritten: boolean } {
    const spent = this.#amounts;
    if (this.#calls === 0) return { spent, isWritten: true };
    this.#amounts = new Map();
    this.#calls = 0;
    let isWritten = true;
    try {
      journal.write(spent);
    } catch {
      isWritten = false;
    }
    this.#written?.resolve();
    this.#written = undefined;
    return { spent, isWritten };
  }
}

const WRITTEN = Promise.resolve();
