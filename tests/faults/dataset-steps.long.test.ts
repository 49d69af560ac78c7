import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertSame } from '../../harness/round.ts';
import type { Scene } from '../../harness/scene.ts';
import { LEFT, ONE_REJECT, openMailingScene } from './support/mailing-scene.ts';
import { killInStages, type StagedKill } from './support/staged-kills.ts';

/**
 * A kill in each stage of the job that has tasks. The mailing file neither surveys nor compares, so stages 8
 * to 11 are skipped. At `task.store-…`, a result was made but not stored (in a pass, one block is stored
 * before). At `task.finish`, everything is stored, but the task is not marked done. A kind of stage with two
 * kills is hit in both ways.
 */
const KILLS: readonly StagedKill[] = [
  { stage: 0, kind: 'read', fault: 'task.finish:exit#0' },
  { stage: 1, kind: 'pass', fault: 'task.store-block:exit@2' },
  { stage: 2, kind: 'survey', fault: 'task.survey:exit' },
  { stage: 2, kind: 'survey', fault: 'task.finish:exit#2' },
  { stage: 3, kind: 'sample', fault: 'task.sample:exit' },
  { stage: 3, kind: 'sample', fault: 'task.finish:exit#3' },
  { stage: 4, kind: 'learn', fault: 'task.learn:exit' },
  { stage: 4, kind: 'learn', fault: 'task.finish:exit#4' },
  { stage: 5, kind: 'resolve', fault: 'task.store-chunks:exit' },
  { stage: 5, kind: 'resolve', fault: 'task.finish:exit#5' },
  { stage: 6, kind: 'combine', fault: 'task.finish:exit#6' },
  { stage: 7, kind: 'pass', fault: 'task.finish:exit#7' },
  { stage: 12, kind: 'combine', fault: 'task.store-chunks:exit' },
  { stage: 13, kind: 'pass', fault: 'task.store-block:exit@2' },
  { stage: 14, kind: 'gather', fault: 'task.store-chunks:exit' },
  { stage: 15, kind: 'write', fault: 'task.finish:exit#15' },
];

/** The memory limit of a thread's objects (src/jobs/worker-threads.ts), in MiB. */
const SMALL_THREAD = 256;

/**
 * The memory of the service in addition to such a thread, in MiB. With much more, the limit would not work.
 */
const MOST_MEMORY = 1200;

/**
 * The memory of a thread that combines many records (src/jobs/worker-threads.ts), and of the service in
 * addition, in MiB.
 */
const LARGE_THREAD = 2048;
const OTHERS = 1200;

describe.skipIf(process.platform !== 'linux')(
  'a job with deduplication, a suppression list and a mailing file',
  () => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await openMailingScene();
      await scene.undisturbed();
    }, 240_000);
    afterAll(() => scene?.close(), 60_000);

    test('gives the same bytes on three workers', { timeout: 240_000 }, async () => {
      const workers = Array.from({ length: 2 }, () => scene.installation.worker());
      await Promise.all(workers.map((worker) => worker.ready()));
      await scene.submit('three');
      assertSame('the job', [await scene.outcome('three')], [await scene.undisturbed()]);
      for (const worker of workers) await worker.stop();
    });

    test(
      'whose processes and database are killed in every stage gives the same bytes',
      {
        timeout: 500_000,
      },
      () => killInStages(scene, KILLS),
    );

    test('whose thread runs out of memory in combine is combined by a thread with more memory', {
      timeout: 240_000,
    }, async () => {
      await scene.server.stop();
      const faults = `${ONE_REJECT},task.combine:fill=${SMALL_THREAD * 2}`;
      scene.server = scene.installation.serve({ FETTLE_FAULTS: faults });
      await scene.server.ready();
      await scene.submit('filled');
      assertSame('the job', [await scene.outcome('filled')], [await scene.undisturbed()]);
      expect(scene.server.output).toMatch(/memory limit/);
      expect(scene.server.highestMemory()).toBeLessThan(MOST_MEMORY);
    });

    test('that takes more memory to combine than any thread may fails, says where, and leaves nothing behind', {
      timeout: 240_000,
    }, async () => {
      await scene.server.stop();
      scene.server = scene.installation.serve({ FETTLE_FAULTS: `task.combine:fill=${LARGE_THREAD * 2}` });
      await scene.server.ready();
      await scene.submit('overfilled');
      expect(await scene.finished('overfilled')).toMatchObject({
        status: 3,
        error: expect.stringMatching(/^In step deduplication: .*memory limit/),
      });
      expect(await scene.number(LEFT)).toBe(0);
      expect(scene.server.highestMemory()).toBeLessThan(LARGE_THREAD + OTHERS);
    });
  },
);
