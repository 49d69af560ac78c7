import { RECORDS } from '../../engine/statistics.ts';
import { isStandardOutput } from '../files/target.ts';
import { count } from '../print.ts';
import { printTable } from '../print-table.ts';
import type { Rejects } from './rejects.ts';
import type { RunOptions } from './run-options.ts';

/** What the end of a run prints. */
interface RunSummary {
  readonly statistics: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** The paths of the outputs. */
  readonly paths: readonly string[];
  readonly rejects: Rejects;
  /** Standard error if an output goes to standard output, otherwise standard output. */
  readonly stream: NodeJS.WritableStream;
  readonly options: Pick<RunOptions, 'quiet' | 'inWords' | 'strict'>;
}

/**
 * Prints the statistics and the number of rejected rows. Warns if too many rows were rejected; with `--strict`
 * the process then ends with code 1.
 */
export function printSummary({ statistics, seconds, paths, rejects, stream, options }: RunSummary): void {
  if (options.quiet !== true) {
    const rows =
      options.inWords?.(statistics) ??
      Object.entries(statistics).map(([name, figure]) => [name, count(figure)]);
    printTable(['Statistic', 'Count'], rows, stream);
    printRecords(stream, statistics, seconds, paths);
  }
  const rejected = rejects.summary();
  // Rows that were rejected and not kept are always reported.
  if (rejected !== undefined && (options.quiet !== true || rejects.path === undefined)) {
    (rejects.path === undefined ? process.stderr : stream).write(`${rejected}\n`);
  }
  const warning = rejects.warning(statistics[RECORDS.read] ?? 0);
  if (warning === undefined) return;
  process.stderr.write(`${warning}\n`);
  if (options.strict === true) process.exitCode = 1;
}

function printRecords(
  stream: NodeJS.WritableStream,
  statistics: Readonly<Record<string, number>>,
  seconds: number,
  paths: readonly string[],
): void {
  const records = statistics[RECORDS.read] ?? 0;
  const rate = count(Math.round(records / Math.max(seconds, 0.001)));
  stream.write(`${count(records)} records in ${seconds.toFixed(1)} s (${rate} a second).\n`);
  for (const path of paths) if (!isStandardOutput(path)) stream.write(`Wrote ${path}\n`);
}
