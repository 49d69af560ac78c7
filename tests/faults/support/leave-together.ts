import { expect } from 'vitest';
import type { Scene } from '../../../harness/scene.ts';

/**
 * Stops one of three processes, then the other two at once.
 *
 * @throws Error unless PostgreSQL stops with the last one, and not before
 */
export async function leaveTogether(scene: Scene): Promise<void> {
  const { installation } = scene;
  const workers = [installation.worker(), installation.worker()];
  await Promise.all(workers.map((worker) => worker.ready()));
  await workers[0]!.stop();
  expect(installation.postmaster(), 'PostgreSQL while two use it').toBeDefined();
  await Promise.all([scene.server, workers[1]!].map((process) => process.stop()));
  expect(installation.postmaster(), 'PostgreSQL after both have left').toBeUndefined();
}
