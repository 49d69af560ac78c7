import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertSame } from '../../harness/round.ts';
import type { Scene } from '../../harness/scene.ts';
import { LEFT, openMailingScene, STAGE } from './support/mailing-scene.ts';

/** The stage that compares, in such a job. */
const RESOLVE = 5;

/**
 * All three attempts to store the first job's first partition fail. After that, storing takes its time in
 * every partition.
 */
const FAILING_THEN_SLOW = [1, 2, 3]
  .map((time) => `task.store-chunks:throw@${time}`)
  .concat('task.store-chunks:delay=1500@4+')
  .join();

describe.skipIf(process.platform !== 'linux')(
  'a job with deduplication, a suppression list and a mailing file',
  () => {
    let scene: Scene;

    beforeAll(async () => {
      scene = await openMailingScene();
      const statistics = Object.fromEntries(JSON.parse((await scene.undisturbed()).statistics));
      for (const name of ['mps.found', 'deduplication.groups', 'deduplication.knownGroups', 'mailing.mailed'])
        expect(statistics[name], name).toBeGreaterThan(10);
    }, 240_000);

    afterAll(() => scene?.close(), 60_000);

    // In this order each service does what several tests need: a start takes two seconds of processor time.

    test('leaves nothing behind, and percentComplete and statistics never fall', {
      timeout: 120_000,
    }, async () => {
      await scene.submit('watched');
      let last = { percentComplete: 0, statistics: {} as Record<string, number>, status: 0 };
      while (last.status < 2) {
        const job = await scene.client.get<typeof last>('/Job/watched');
        expect(job.percentComplete).toBeGreaterThanOrEqual(last.percentComplete);
        for (const [name, count] of Object.entries(last.statistics)) {
          expect(job.statistics[name], name).toBeGreaterThanOrEqual(count);
        }
        last = job;
        await wait(15);
      }
      expect(last).toMatchObject({ status: 2, percentComplete: 100 });
      assertSame('the job', [await scene.outcome('watched')], [await scene.undisturbed()]);
      expect(await scene.number(LEFT)).toBe(0);
    });

    test('that fails in a partition says where, and leaves nothing behind', {
      timeout: 240_000,
    }, async () => {
      await scene.server.stop();
      scene.server = scene.installation.serve({ FETTLE_FAULTS: FAILING_THEN_SLOW });
      await scene.server.ready();
      await scene.submit('failing');
      const job = await scene.finished('failing');
      expect(job).toMatchObject({
        status: 3,
        error: 'In partition 0 of step deduplication: injected at task.store-chunks',
      });
      expect(await scene.number(LEFT)).toBe(0);
    });

    test('that is cancelled while it compares leaves nothing behind', { timeout: 240_000 }, async () => {
      await scene.submit('cancelled');
      while ((await scene.number(STAGE)) < RESOLVE) await wait(20);
      const { status } = await scene.client.send('DELETE', '/Job/cancelled');
      expect(status).toBe(200);
      // The thread is still in its pause. The chunks that it then stores must have no dataset to belong to.
      await wait(2000);
      expect(await scene.number(LEFT)).toBe(0);
      expect((await scene.finished('cancelled')).status).toBe(4);
    });
  },
);
