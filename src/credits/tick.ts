import type { Journal } from './journal.ts';
import { type Amounts, addAmount, type Spending } from './spend.ts';

/** So many answers may have left before what they cost is in the journal: a process that is killed gives those away. */
export const ANSWERS_UNWRITTEN = 16;

/**
 * What the answers cost that have left in one tick of the event loop, and who waits until it is in the journal: they are written together, up to
 * {@link ANSWERS_UNWRITTEN} a line. At a thousand answers a tick the write costs an answer half a microsecond; at one, 8 µs.
 */
export class Tick {
  #amounts: Amounts = new Map();
  #calls = 0;
  #written: PromiseWithResolvers<void> | undefined;
  readonly #flush: () => void;

  /** `flush` is called when so many answers have left, or at the end of a tick in which one has. */
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

  /** Resolves when all that was added is in the journal, or could not be written to it. */
  written(): Promise<void> {
    return this.#written?.promise ?? WRITTEN;
  }

  /** Writes it now. Returns it, and whether it could be written. */
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
