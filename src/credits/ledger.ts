import { Journal } from './journal.ts';
import { type Amount, type Amounts, addAmount, type Spender, type Spending, type Usage } from './spend.ts';
import { Spendings } from './spendings.ts';
import { Tick } from './tick.ts';

/**
 * What a node has spent and not settled: first the current tick of the event loop, then the journal, then the
 * amounts frozen for a settlement. A node that begins anew begins a new journal here.
 *
 * An amount that cannot be written to the journal was spent all the same, because its answer has left. Such an
 * amount is settled from memory. The ledger then accepts nothing more until the disk accepts lines again.
 */
export class Ledger {
  readonly #folder: string;
  readonly #failed: () => void;
  readonly #spendings = new Spendings();
  /** Spent, but not in the journal yet. */
  readonly #tick = new Tick(() => this.flush());
  /** In the journal, but not frozen yet. */
  #usage: Amounts = new Map();
  #journal!: Journal;
  #isFailing = false;
  #isClosed = false;

  /**
   * @param folder the folder of the journals, which must exist
   * @param failed called when a line could not be written
   */
  constructor(folder: string, failed: () => void) {
    this.#folder = folder;
    this.#failed = failed;
  }

  /**
   * Begins a node's journal and returns the previous one, which the caller must close.
   *
   * @throws Error of the file system
   */
  begin(node: string): Journal | undefined {
    const former = this.#journal as Journal | undefined;
    this.#journal = Journal.begin(this.#folder, node);
    return former;
  }

  /** Whether the last line could not be written. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Whether the journal accepts lines. If the last line failed, writes an empty one to find out. */
  canWrite(): boolean {
    if (!this.#isFailing) return true;
    try {
      this.#journal.write(NOTHING);
      this.#isFailing = false;
    } catch {
      this.#failed();
    }
    return !this.#isFailing;
  }

  /** Whether everything in the journal, or noted, is frozen. */
  get isEmpty(): boolean {
    return this.#usage.size === 0;
  }

  /** The kind of spending of a call. `time` in milliseconds since 1970. */
  spendingOf(spender: Spender, usage: Usage, time: number): Spending {
    return this.#spendings.of(spender, usage, time);
  }

  /** Adds spent credits. */
  spend(spending: Spending, credits: number): void {
    if (!this.#isClosed) this.#tick.add(spending, credits);
  }

  /** Counts a call that costs nothing. The journal does not hold it, so a crash may lose it. */
  note(spender: Spender, usage: Usage, time: number): void {
    addAmount(this.#usage, this.#spendings.of(spender, usage, time), 1, 0);
  }

  /** Resolves when everything spent so far is in the journal, or could not be written to it. */
  written(): Promise<void> {
    return this.#tick.written();
  }

  /** Writes the tick to the journal. */
  flush(): void {
    const { spent, isWritten } = this.#tick.write(this.#journal);
    for (const [spending, { calls, credits }] of spent) addAmount(this.#usage, spending, calls, credits);
    if (isWritten) return;
    this.#isFailing = true;
    this.#failed();
  }

  /** Writes the rest of the tick, and hands over everything that a settlement is to cover. */
  freeze(): [Spending, Amount][] {
    this.flush();
    this.#journal.turn();
    const usage = [...this.#usage];
    this.#usage = new Map();
    return usage;
  }

  /** Gives a settlement its number. It covers all lines with lower numbers. */
  takeNumber(): number {
    return this.#journal.takeNumber();
  }

  /** Deletes the journal files that are settled completely. */
  dropSettled(): void {
    this.#journal.dropSettled();
  }

  /** Forgets the amounts in the journal. They are settled from there. */
  abandon(): void {
    this.flush();
    this.#usage = new Map();
  }

  /** Writes the rest and closes the journal. With `remove`, deletes it: all of it is settled. */
  close({ remove }: { remove: boolean }): void {
    this.flush();
    this.#isClosed = true;
    this.#journal.close({ remove });
  }
}

const NOTHING: Amounts = new Map();
