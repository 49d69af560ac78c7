import { Journal } from './journal.ts';
import { type Amount, type Amounts, addAmount, type Spender, type Spending, type Usage } from './spend.ts';
import { Spendings } from './spendings.ts';
import { Tick } from './tick.ts';

/**
 * What a node has spent and not settled: in this tick of the event loop, then in the journal, then frozen for a settlement. A node that begins
 * anew begins a new journal in it.
 *
 * What cannot be written to the journal was spent all the same, since its answer has left: it is settled from memory. From then on the ledger
 * takes nothing more until the disk does.
 */
export class Ledger {
  readonly #folder: string;
  readonly #failed: () => void;
  readonly #spendings = new Spendings();
  /** Spent, not in the journal yet. */
  readonly #tick = new Tick(() => this.flush());
  /** In the journal, not frozen yet. */
  #usage: Amounts = new Map();
  #journal!: Journal;
  #isFailing = false;
  #isClosed = false;

  /**
   * @param folder of the journals, which exists
   * @param failed told when something could not be written
   */
  constructor(folder: string, failed: () => void) {
    this.#folder = folder;
    this.#failed = failed;
  }

  /** Begins the journal of a node, and returns the one before, which is to be closed. @throws Error of the file system */
  begin(node: string): Journal | undefined {
    const former = this.#journal as Journal | undefined;
    this.#journal = Journal.begin(this.#folder, node);
    return former;
  }

  /** Whether the last line could not be written. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Whether the journal takes lines: where the last could not be written, an empty one is tried. */
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

  /** Whether there is anything in the journal, or noted, that is not frozen. */
  get isEmpty(): boolean {
    return this.#usage.size === 0;
  }

  /** What a call is going to be spent on. `time` in milliseconds since 1970. */
  spendingOf(spender: Spender, usage: Usage, time: number): Spending {
    return this.#spendings.of(spender, usage, time);
  }

  /** Credits were spent. */
  spend(spending: Spending, credits: number): void {
    if (!this.#isClosed) this.#tick.add(spending, credits);
  }

  /** A call was made that costs nothing. It is not in the journal: a crash may lose it. */
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

  /** Writes what is left of the tick, and gives out all that a settlement is to cover. */
  freeze(): [Spending, Amount][] {
    this.flush();
    this.#journal.turn();
    const usage = [...this.#usage];
    this.#usage = new Map();
    return usage;
  }

  /** Gives out the number of a settlement: it covers all lines with lower ones. */
  takeNumber(): number {
    return this.#journal.takeNumber();
  }

  /** Removes the files of the journal of which all is settled. */
  dropSettled(): void {
    this.#journal.dropSettled();
  }

  /** Forgets what is in the journal: it is settled from there. */
  abandon(): void {
    this.flush();
    this.#usage = new Map();
  }

  /** Writes what is left, and closes the journal; removes it where all of it is settled. */
  close({ remove }: { remove: boolean }): void {
    this.flush();
    this.#isClosed = true;
    this.#journal.close({ remove });
  }
}

const NOTHING: Amounts = new Map();
