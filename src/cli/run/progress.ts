import { Presets, SingleBar } from 'cli-progress';
import type { Input } from '../files/input.ts';

/** Something that is read: its size, and how much of it has been read, in any unit. */
type Measured = Pick<Input, 'size' | 'bytesRead'>;

/** A phase after reading. It takes about half as long as reading. */
export interface Phase {
  /** Reports that a part of the phase, from 0 to 1, has been done since the last call. */
  advance(part: number): void;
}

/**
 * A progress bar on a terminal: the share of the files that has been read, records per second, and time left.
 */
export class RunProgress {
  readonly #inputs: Measured[];
  readonly #bar: SingleBar | undefined;
  readonly #started = performance.now();
  readonly #phases: MeasuredPhase[];
  #records = 0;

  /** @param phases how many phases come after reading */
  constructor(inputs: readonly Measured[], wanted: boolean, phases = 0) {
    const size = sum(inputs, (input) => input.size) / 2;
    this.#phases = Array.from({ length: phases }, () => new MeasuredPhase(size, () => this.add(0)));
    this.#inputs = [...inputs, ...this.#phases];
    if (!wanted || !process.stderr.isTTY) return;
    // For standard input and pipes it is not known how much is left to read.
    const isKnown = inputs.every((input) => input.size > 0);
    const format = isKnown
      ? '{bar} {percentage}% | {records} records | {rate}/s | {eta_formatted} left'
      : '{records} records | {rate}/s';
    this.#bar = new SingleBar({ format, etaBuffer: 50, hideCursor: true }, Presets.shades_classic);
    this.#bar.start(
      Math.max(
        1,
        sum(this.#inputs, ({ size }) => size),
      ),
      0,
      { records: '0', rate: '0' },
    );
  }

  add(records: number): void {
    this.#records += records;
    if (this.#bar === undefined) return;
    const rate = Math.round(this.#records / ((performance.now() - this.#started) / 1000));
    const payload = { records: this.#records.toLocaleString('en-GB'), rate: rate.toLocaleString('en-GB') };
    this.#bar.update(
      sum(this.#inputs, (input) => input.bytesRead()),
      payload,
    );
  }

  /** Begins the next phase. */
  phase(): Phase {
    return this.#phases.shift() ?? { advance: () => undefined };
  }

  stop(): void {
    this.#bar?.stop();
  }
}

class MeasuredPhase implements Measured, Phase {
  readonly size: number;
  readonly #onAdvance: () => void;
  #done = 0;

  constructor(size: number, onAdvance: () => void) {
    this.size = size;
    this.#onAdvance = onAdvance;
  }

  bytesRead(): number {
    return this.#done * this.size;
  }

  advance(part: number): void {
    this.#done = Math.min(1, this.#done + part);
    this.#onAdvance();
  }
}

function sum(inputs: readonly Measured[], figure: (input: Measured) => number): number {
  return inputs.reduce((total, input) => total + figure(input), 0);
}
