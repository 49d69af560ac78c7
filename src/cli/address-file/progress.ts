import { Presets, SingleBar } from 'cli-progress';
import type { BuildProgress } from '../../address-file/build/build.ts';
import { count } from '../print.ts';

const FORMAT = '{stage} {bar} {percentage}% | {detail} | {eta_formatted} left';

const STAGES = {
  read: 'Reading',
  make: 'Making ',
  index: 'Indexing',
  typeahead: 'Typeahead',
  seal: 'Sealing',
} as const;

/** The progress bar of a build on a terminal, restarted for each stage. */
export class BuildBar {
  readonly #wanted: boolean;
  readonly #started = performance.now();
  #bar: SingleBar | undefined;
  #stage = '';

  constructor(wanted: boolean) {
    this.#wanted = wanted && process.stderr.isTTY === true;
  }

  readonly update = ({ stage, source, done, total, rows }: BuildProgress): void => {
    if (!this.#wanted) return;
    const name = `${stage} ${source}`;
    if (name !== this.#stage) this.#begin(name, total);
    this.#bar?.update(done, { stage: STAGES[stage], detail: this.#detail(stage, source, done, total, rows) });
  };

  stop(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }

  #begin(name: string, total: number): void {
    this.stop();
    this.#stage = name;
    this.#bar = newBar(total);
  }

  #detail(stage: BuildProgress['stage'], source: string, done: number, total: number, rows: number): string {
    if (stage === 'make' || stage === 'index') return `${count(done)} of ${count(total)} parts`;
    if (stage === 'typeahead') return `${count(done)} of ${count(total)} streets`;
    if (stage === 'seal') return 'checksum';
    const rate = rows / ((performance.now() - this.#started) / 1000);
    return `${source} | ${count(rows)} rows, ${count(Math.round(rate))}/s`;
  }
}

/** The progress bar for reading every byte of a file. */
export class CheckProgress {
  readonly #wanted: boolean;
  #bar: SingleBar | undefined;

  constructor(wanted: boolean) {
    this.#wanted = wanted && process.stderr.isTTY === true;
  }

  readonly update = (done: number, total: number): void => {
    if (!this.#wanted) return;
    this.#bar ??= newBar(total);
    this.#bar.update(done, { stage: 'Checking', detail: 'every byte' });
  };

  stop(): void {
    this.#bar?.stop();
  }
}

function newBar(total: number): SingleBar {
  const bar = new SingleBar({ format: FORMAT, etaBuffer: 50, hideCursor: true }, Presets.shades_classic);
  bar.start(Math.max(1, total), 0, { stage: '', detail: '' });
  return bar;
}
