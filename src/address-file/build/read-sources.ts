import { on } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { bundled } from '../../bundled.ts';
import { itemAt } from '../../present.ts';
import { ThreadPool } from '../../thread-pool.ts';
import type { RowSource } from '../rows.ts';
import { carriedError } from './carried-error.ts';
import type { Intake, SettledRows, SharedIntake } from './intake.ts';
import type { SourcesFinder } from './modules.ts';
import type { FileExtents } from './partitions.ts';
import type { Outcome, ReadMessage, ReadTask, SettleTask } from './read-thread.ts';
import type { Reading } from './reading.ts';
import { shares } from './settle.ts';

/** Reads the sources one after the other, in the calling thread. */
export async function readInTurn(
  sources: readonly RowSource[],
  intake: Intake,
  reading: Reading,
): Promise<void> {
  for (const [at, source] of sources.entries()) {
    await intake.read(source, (taken) => reading.count(at, taken));
    reading.end(at);
  }
  intake.settle();
}

export interface ThreadedReading {
  readonly sources: readonly RowSource[];
  /** The indexes of the sources that a thread reads in order. Groups are begun in this order. */
  readonly groups: readonly (readonly number[])[];
  readonly threads: number;
  readonly finder: SourcesFinder;
  /** A file to create for the rows of a task, by the number of the task. */
  readonly fileOf: (task: number) => string;
}

/**
 * Reads groups of sources at the same time, each on a thread and into an intake and a file of its own. The
 * calling thread joins these intakes, and counts what was taken. Then the threads divide the waiting rows
 * among them.
 *
 * @throws Error as {@link readInTurn} does, but if a source cannot be read, the error's class is `Error`
 */
export async function readOnThreads(
  { sources, groups, threads, finder, fileOf }: ThreadedReading,
  intake: Intake,
  reading: Reading,
): Promise<void> {
  const size = Math.min(threads, groups.length);
  const pool = new ThreadPool<ReadTask | SettleTask, Outcome<unknown>>({
    filename: bundled(new URL('./read-thread.ts', import.meta.url)),
    minThreads: size,
    maxThreads: size,
    workerData: finder,
  });
  const stop = new AbortController();
  const read = async (group: readonly number[], number: number) => {
    const { port1: port, port2 } = new MessageChannel();
    const expected = group.map((at) => {
      const { name, bytes } = itemAt(sources, at);
      return { at, name, bytes };
    });
    const task: ReadTask = { sources: expected, path: fileOf(number), port: port2 };
    const [outcome] = await Promise.all([
      pool.run(task, { transferList: [port2] }),
      listen(port, reading, stop.signal),
    ]);
    intake.join(resultOf(outcome as Outcome<SharedIntake>));
  };
  const settle = async (waiting: readonly FileExtents[], number: number) => {
    const path = fileOf(groups.length + number);
    const task: SettleTask = { waiting, points: intake.points.shared, path };
    const outcome = await pool.run(task, { name: 'settleShare' });
    intake.joinSettled(resultOf(outcome as Outcome<SettledRows>));
  };
  try {
    await Promise.all(groups.map(read));
    await Promise.all(shares(intake.takeWaiting(), size).map(settle));
    await pool.close();
  } catch (error) {
    stop.abort();
    await pool.destroy();
    throw error;
  }
}

/** @throws Error if the thread failed */
function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('failed' in outcome) throw carriedError(outcome.failed);
  return outcome.result;
}

/** Counts what a thread has taken, and answers each message, until the thread is done. */
async function listen(port: MessagePort, reading: Reading, signal: AbortSignal): Promise<void> {
  const messages = on(port, 'message', { signal }) as AsyncIterable<[ReadMessage]>;
  try {
    for await (const [message] of messages) {
      // The thread cannot close the port: Piscina lets it sleep before the port would say so.
      if (message === 'done') return;
      if (message.taken === undefined) reading.end(message.at);
      else await reading.count(message.at, message.taken);
      port.postMessage(undefined);
    }
  } finally {
    port.close();
  }
}
