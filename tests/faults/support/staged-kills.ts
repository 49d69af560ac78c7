import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { signal } from '../../../harness/installation.ts';
import { assertSame } from '../../../harness/round.ts';
import type { Scene } from '../../../harness/scene.ts';
import { LEFT, ONE_REJECT, STAGE } from './mailing-scene.ts';

/** A fault that kills the service, and the stage of the job in which it must do so. */
export interface StagedKill {
  readonly stage: number;
  readonly kind: string;
  readonly fault: string;
}

const LAST_STAGE = 'select max(stage) as number from job';

/**
 * Runs a job through these kills, each in its own service, and kills the database as well every third time.
 * The last service ends the job and keeps running.
 *
 * @throws Error unless the job makes the same bytes as an undisturbed one, passes every stage and leaves
 * nothing behind
 */
export async function killInStages(scene: Scene, kills: readonly StagedKill[]): Promise<void> {
  const { installation } = scene;
  let submitted: Promise<void> | undefined;
  await scene.server.stop();
  for (const [at, { stage, kind, fault }] of kills.entries()) {
    const postmaster = installation.postmaster();
    if (at > 0 && at % 3 === 0 && postmaster !== undefined) signal(postmaster, 'SIGKILL');
    scene.server = installation.serve({ FETTLE_FAULTS: `${ONE_REJECT},${fault}` });
    // The first may be killed before it answers: then the client asks the next again.
    submitted ??= scene.submit('killed');
    const ended = await Promise.race([scene.server.ended, wait(60_000, undefined, { ref: false })]);
    expect(ended, `${fault} in stage ${stage}, ${kind}`).toMatchObject({ signal: 'SIGKILL' });
    expect(await scene.number(STAGE)).toBe(stage);
  }
  scene.server = installation.serve({ FETTLE_FAULTS: ONE_REJECT });
  await scene.server.ready();
  await submitted;
  assertSame('the job', [await scene.outcome('killed')], [await scene.undisturbed()]);
  expect(await scene.number(LAST_STAGE), 'no stage is left out').toBe(15);
  expect(await scene.number(LEFT)).toBe(0);
}
