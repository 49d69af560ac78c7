import { Presets, SingleBar } from 'cli-progress';
import type { Input } from './input.ts';

/** Something to be read: how long it is and how far it has been read, in any one unit. */
type Measured = Pick<Input, 'size' | 'bytesRead'>;

/** A progress bar on a terminal: how much of the files has been read, records a second, time left. */
export class RunProgress {
  readonly #inputs: readonly Measured[];
  readonly #bar: SingleBar | undefined;
  readonly #started = performance.now();
  #records = 0;

  constructor(inputs: readonly Measured[], wanted: boolean) {
    this.#inputs = inputs;
    if (!wanted || !process.stderr.isTTY) return;
    const format = '{bar} {percentage}% | {records} records | {rate}/s | {eta_formatted} left';
    this.#bar = new SingleBar({ format, etaBuffer: 50, hideCursor: true }, Presets.shades_classic);
    this.#bar.start(
      Math.max(
        1,
        sum(inputs, ({ size }) => size),
      ),
      0,
      { records: '0', rate: '0' },
    );
  }

  add(records: number): void {
    this.#records += records;
    const rate = Math.round(this.#records / ((performance.now() - this.#started) / 1000));
    const payload = { records: this.#records.toLocaleString('en-GB'), rate: rate.toLocaleString('en-GB') };
    this.#bar?.update(
      sum(this.#inputs, (input) => input.bytesRead()),
      payload,
    );
  }

  stop(): void {
    this.#bar?.stop();
  }
}

function sum(inputs: readonly Measured[], figure: (input: Measured) => number): number {
  return inputs.reduce((total, input) => total + figure(input), 0);
}
