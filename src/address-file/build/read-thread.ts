import { type MessagePort, workerData } from 'node:worker_threads';
import type { RowSource } from '../rows.ts';
import { type CarriedError, carryError } from './carried-error.ts';
import { DeliveryPoints, type SharedPoints } from './delivery-points.ts';
import { Intake, type SettledRows, type SharedIntake, type Taken } from './intake.ts';
import { importSources, type SourcesFinder } from './modules.ts';
import { type FileExtents, Partitions } from './partitions.ts';
import { settle } from './settle.ts';

/** What a thread is told to read. */
export interface ReadTask {
  readonly sources: readonly ExpectedSource[];
  /** A file to create, for the rows. */
  readonly path: string;
  /** For {@link ReadMessage}s. The main thread answers each. */
  readonly port: MessagePort;
}

export interface ExpectedSource {
  /** The index of the source. */
  readonly at: number;
  readonly name: string;
  readonly bytes: number;
}

/** What was taken from a batch of a source, that a source has been read to its end, or all of them. */
export type ReadMessage =
  | { readonly at: number; readonly taken: Taken }
  | { readonly at: number; readonly taken?: never }
  | 'done';

/** What a thread is told to move to its partitions. */
export interface SettleTask {
  readonly waiting: readonly FileExtents[];
  readonly points: SharedPoints;
  /** A file to create, for the rows. */
  readonly path: string;
}

export type Outcome<Result> = { readonly result: Result } | { readonly failed: CarriedError };

/** How many messages may be unanswered, so that a thread does not run ahead of the main thread. */
const MOST_UNANSWERED = 16;

let found: Promise<readonly RowSource[]> | undefined;

/** A thread of a build that reads sources. It finds the sources for itself, once. */
export default async function readGroup(task: ReadTask): Promise<Outcome<SharedIntake>> {
  try {
    return { result: await readAll(task) };
  } catch (error) {
    return { failed: carryError(error) };
  } finally {
    task.port.postMessage('done' satisfies ReadMessage);
  }
}

/** Moves a share of the waiting rows to the partitions of their delivery points. */
export function settleShare({ waiting, points, path }: SettleTask): Outcome<SettledRows> {
  try {
    const partitions = new Partitions(path);
    try {
      const unmatched = settle(waiting, new DeliveryPoints(points), partitions);
      return { result: { file: path, partitions: partitions.allExtents(), unmatched } };
    } finally {
      partitions.close();
    }
  } catch (error) {
    return { failed: carryError(error) };
  }
}

async function readAll({ sources, path, port }: ReadTask): Promise<SharedIntake> {
  found ??= findAll();
  const all = await found;
  const messages = new AnsweredMessages(port);
  const intake = new Intake(path);
  try {
    for (const expected of sources) {
      const { at } = expected;
      await intake.read(sameSource(all, expected), (taken) => messages.send({ at, taken }));
      await messages.send({ at });
    }
    return intake.share();
  } finally {
    intake.close();
  }
}

async function findAll(): Promise<readonly RowSource[]> {
  const finder = workerData as SourcesFinder;
  const module = await importSources(finder);
  return module.findAll(finder.argument);
}

/** @throws Error if the thread found something else at this place than the main thread */
function sameSource(sources: readonly RowSource[], { at, name, bytes }: ExpectedSource): RowSource {
  const source = sources[at];
  if (source?.name === name && source.bytes === bytes) return source;
  throw new Error(`${name} was changed or moved since the build began. Build again once it is complete.`);
}

/** Sends messages, and waits for answers if too many are missing. */
class AnsweredMessages {
  readonly #port: MessagePort;
  #unanswered = 0;
  #resume: (() => void) | undefined;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', () => {
      this.#unanswered--;
      this.#resume?.();
    });
  }

  async send(message: ReadMessage): Promise<void> {
    this.#port.postMessage(message);
    this.#unanswered++;
    while (this.#unanswered > MOST_UNANSWERED) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
    }
  }
}
