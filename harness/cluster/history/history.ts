import { DATASET_MODEL, type DatasetAnswer, type DatasetRequest } from './dataset-model.ts';
import { JOB_MODEL, type JobAnswer, type JobRequest } from './job-model.ts';
import { findViolation, type Violation } from './linearizable.ts';
import type { Model, Operation } from './operation.ts';

/** A request of any kind: when it began and ended, and how it was answered. */
export interface Exchange {
  readonly client: string;
  /** Method and route, such as `PATCH /Dataset/{name}/data`. */
  readonly route: string;
  readonly begin: number;
  readonly end: number;
  /** 0 if the connection broke. */
  readonly status: number;
  /** Whether the service itself answered, not the balancer in front of it. */
  readonly isFromService: boolean;
  /** Whether the answer said when to try again. */
  readonly hasRetryAfter: boolean;
}

/** Everything that clients asked and saw. */
export class History {
  readonly exchanges: Exchange[] = [];
  readonly #datasets = new Map<string, Operation<DatasetRequest, DatasetAnswer>[]>();
  readonly #jobs = new Map<string, Operation<JobRequest, JobAnswer>[]>();

  dataset(name: string, operation: Operation<DatasetRequest, DatasetAnswer>): void {
    append(this.#datasets, name, operation);
  }

  job(name: string, operation: Operation<JobRequest, JobAnswer>): void {
    append(this.#jobs, name, operation);
  }

  /** The number of datasets and jobs in the history. */
  get keys(): number {
    return this.#datasets.size + this.#jobs.size;
  }

  /** One text for each dataset and job whose history is impossible with a single copy of the data. */
  violations(): string[] {
    return [
      ...violationsOf('dataset', this.#datasets, DATASET_MODEL),
      ...violationsOf('job', this.#jobs, JOB_MODEL),
    ];
  }
}

function append<Item>(map: Map<string, Item[]>, name: string, item: Item): void {
  const items = map.get(name);
  if (items === undefined) map.set(name, [item]);
  else items.push(item);
}

function* violationsOf<State, Asked, Answer>(
  what: string,
  histories: ReadonlyMap<string, readonly Operation<Asked, Answer>[]>,
  model: Model<State, Asked, Answer>,
): Generator<string> {
  for (const [name, operations] of histories) {
    let violation: Violation<Asked, Answer> | undefined;
    try {
      violation = findViolation(operations, model);
    } catch (error) {
      yield `The ${what} ${name} could not be judged. ${error}`;
      continue;
    }
    if (violation === undefined) continue;
    yield [
      `The ${what} ${name} has no possible order. The longest:`,
      ...violation.order.map(describe),
      'Nothing of this fits after it:',
      ...violation.rest.map(describe),
    ].join('\n  ');
  }
}

function describe({ client, asked, begin, end, answer }: Operation): string {
  const times = `${begin.toFixed(0)}-${Number.isFinite(end) ? end.toFixed(0) : '?'} ms`;
  return `${times} ${client}: ${JSON.stringify(asked)} -> ${JSON.stringify(answer) ?? 'unknown'}`;
}
