import { Journal } from './journal.ts';
import type { Pools } from './pools.ts';
import { type Amount, type Amounts, addAmount, type Spender, type Spending, type Usage } from './spend.ts';
import { Spendings } from './spendings.ts';
import { Tick } from './tick.ts';

/**
 * What a node has spent and not settled: in this tick of the event loop, then in the journal, then frozen for a settlement. A node that begins
 * anew begins a new journal in it.
 */
export class Ledger {
  readonly #folder: string;
  readonly #pools: Pools;
  readonly #failed: () => void;
  readonly #spendings = new Spendings();
  /** Spent, not in the journal yet. */
  readonly #tick = new Tick(() => this.flush());
  /** In the journal, not frozen yet. */
  #usage: Amounts = new Map();
  #journal!: Journal;

  /**
   * @param folder of the journals, which exists
   * @param pools to which goes back what could not be written
   * @param failed told when something could not be written: what was spent in that tick was not spent
   */
  constructor(folder: string, pools: Pools, failed: () => void) {
    this.#folder = folder;
    this.#pools = pools;
    this.#failed = failed;
  }

  /** Begins the journal of a node, and returns the one before, which is to be closed. @throws Error of the file system */
  begin(node: string): Journal | undefined {
    const former = this.#journal as Journal | undefined;
    this.#journal = Journal.begin(this.#folder, node);
    return former;
  }

  /** Whether nothing can be written at this moment. */
  get isFailing(): boolean {
    return this.#tick.isFailing;
  }

  /** Whether there is anything in the journal, or noted, that is not frozen. */
  get isEmpty(): boolean {
    return this.#usage.size === 0;
  }

  /** Credits were spent. `time` in milliseconds since 1970. */
  spend(spender: Spender, usage: Usage, time: number, credits: number): void {
    this.#tick.add(this.#spendings.of(spender, usage, time), credits);
  }

  /** A call was made that costs nothing. It is not in the journal: a crash may lose it. */
  note(spender: Spender, usage: Usage, time: number): void {
    addAmount(this.#usage, this.#spendings.of(spender, usage, time), 1, 0);
  }

  /** Resolves when everything spent so far is in the journal. @throws Refusal `unavailable` */
  written(): Promise<void> {
    return this.#tick.written();
  }

  /** Writes the tick to the journal. Where that fails nothing of it was spent, and its calls fail. */
  flush(): void {
    const { written, failed } = this.#tick.write(this.#journal);
    for (const [spending, { calls, credits }] of written) addAmount(this.#usage, spending, calls, credits);
    for (const [{ pools }, { credits }] of failed) {
      for (const id of pools) this.#pools.get(id)?.undo(credits);
    }
    if (failed.size > 0) this.#failed();
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
    this.#journal.close({ remove });
  }
}
