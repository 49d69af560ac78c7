import { readFileSync, writeFileSync } from 'node:fs';
import { median } from '../../harness/figures.ts';

/** The figures of one run: units of work done in the processor time of one yardstick, by row. */
export interface QuickRun {
  /** The date of the run, as `2026-11-23`. */
  readonly date: string;
  /** The commit that was measured. `+` follows it if files had changed since. */
  readonly commit: string;
  readonly machine: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** A row that does less work than before. */
export interface Fall {
  readonly name: string;
  /** The share of the earlier figure that is left, from 0 to 1. */
  readonly left: number;
}

/** All recorded runs, oldest first. */
export const HISTORY_FILE = new URL('../../docs/results/quick.json', import.meta.url);

/** A run is compared with the median of this many earlier runs. */
const COMPARED = 5;

/** A row whose figure is below this share of the earlier ones has fallen. */
const FALLEN = 0.9;

export function readHistory(): readonly QuickRun[] {
  return JSON.parse(readFileSync(HISTORY_FILE, 'utf8')) as readonly QuickRun[];
}

/** Adds a run to the file. Each run has its own line, so that a diff of the file is easy to read. */
export function addToHistory(run: QuickRun): readonly QuickRun[] {
  const history = [...readHistory(), run];
  writeFileSync(HISTORY_FILE, `[\n${history.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
  return history;
}

/** The earlier figure of a row: the median of the last five runs that have it. Undefined if none has. */
export function earlierFigure(history: readonly QuickRun[], name: string): number | undefined {
  const figures = history.flatMap(({ figures }) => figures[name] ?? []).slice(-COMPARED);
  return figures.length === 0 ? undefined : median(figures);
}

/** Returns the rows whose figure is less than nine tenths of the earlier one. */
export function fallsOf(history: readonly QuickRun[], figures: QuickRun['figures']): Fall[] {
  return Object.entries(figures).flatMap(([name, figure]) => {
    const before = earlierFigure(history, name);
    return before !== undefined && figure < FALLEN * before ? [{ name, left: figure / before }] : [];
  });
}
