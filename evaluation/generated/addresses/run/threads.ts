import { Worker } from 'node:worker_threads';
import type { Case } from '../sets/case.ts';
import type { Matched } from './match-all.ts';

/** The input of a thread. */
export interface Share {
  readonly folder: string;
  readonly cases: readonly Pick<Case, 'typed' | 'truth'>[];
}

/** Matches the cases on several threads. The seconds are those of the slowest thread. */
export async function matchOnThreads(
  folder: string,
  cases: readonly Case[],
  threads: number,
): Promise<Matched> {
  const size = Math.ceil(cases.length / threads);
  const shares = Array.from({ length: threads }, (_, at) => cases.slice(at * size, (at + 1) * size));
  const matched = await Promise.all(
    shares.map((share) => onThread({ folder, cases: share.map(({ typed, truth }) => ({ typed, truth })) })),
  );
  return {
    outcomes: matched.flatMap(({ outcomes }) => outcomes),
    seconds: Math.max(...matched.map(({ seconds }) => seconds)),
  };
}

function onThread(share: Share): Promise<Matched> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
