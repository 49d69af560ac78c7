import { fitScaling, rateOf, type Scaling, workersFor } from './scaling.ts';

/** What a number of workers did with a job (bench/shares.ts). */
export interface Measurement {
  readonly what: string;
  readonly workers: number;
  /** The share of a processor that each worker had. */
  readonly share: number;
  readonly records: number;
  /** Records a second. */
  readonly rate: number;
  /** The processor time of the workers, and of all others: the database and the service. */
  readonly workerSeconds: number;
  readonly restSeconds: number;
}

/** The rows of the table, in millions of records an hour. */
const MILLIONS = [10, 50, 100, 500, 1000];

/** Bytes of the database's log for a record, by `npm run bench -- database-work` (docs/results/cluster.md). */
const LOG_BYTES: Readonly<Record<string, number>> = { 'contact cleansing': 47, deduplication: 302 };

/** Fits a model to the measurements of each job. @returns the model and "what N million records an hour need" */
export function sizingTable(measurements: readonly Measurement[]): string {
  const jobs = [...new Set(measurements.map(({ what }) => what))];
  return jobs
    .map((what) =>
      tableOf(
        what,
        measurements.filter((one) => one.what === what),
      ),
    )
    .join('\n\n');
}

function tableOf(what: string, measured: readonly Measurement[]): string {
  const scaling = fitScaling(measured);
  const share = measured[0]?.share ?? Number.NaN;
  // All others do the same work for a record, whatever the number of workers. The cheapest is the least disturbed.
  const rest = Math.min(...measured.map(({ restSeconds, records }) => restSeconds / records));
  const { single, contention, coherency } = scaling;
  return [
    `${what}: one worker with ${share} of a processor does ${Math.round(single)} records/s; contention ${contention.toFixed(4)}, coherency ${coherency.toFixed(6)}`,
    `Model against measurement: ${measured.map(({ workers, rate }) => `${workers}: ${Math.round(rateOf(scaling, workers))} / ${Math.round(rate)}`).join(', ')}`,
    '',
    `| Million records an hour | Records a second | Workers with ${share} of a processor | Processors of workers | Processors of database and service | Log |`,
    '|---|---|---|---|---|---|',
    ...MILLIONS.map((millions) => rowOf({ what, millions, scaling, share, rest })),
  ].join('\n');
}

interface Row {
  readonly what: string;
  readonly millions: number;
  readonly scaling: Scaling;
  readonly share: number;
  /** Processor seconds of the database and the service for a record. */
  readonly rest: number;
}

function rowOf({ what, millions, scaling, share, rest }: Row): string {
  const rate = (millions * 1e6) / 3600;
  const workers = workersFor(scaling, rate);
  const log = (rate * (LOG_BYTES[what] ?? Number.NaN)) / 1e6;
  const cells = [
    millions,
    Math.round(rate),
    workers ?? 'not reached',
    workers === undefined ? '' : (workers * share).toFixed(1),
    (rate * rest).toFixed(2),
    `${log.toFixed(1)} MB/s`,
  ];
  return `| ${cells.join(' | ')} |`;
}
