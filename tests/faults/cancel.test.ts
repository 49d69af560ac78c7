import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { Random, seedOfRun } from '../../harness/random.ts';
import { assertSame } from '../../harness/round.ts';
import { Scene } from '../../harness/scene.ts';

const seed = seedOfRun();

describe.skipIf(process.platform !== 'linux')(
  `cancelling at random moments (FETTLE_TEST_SEED=${seed})`,
  () => {
    let scene: Scene;

    beforeAll(async () => {
      scene = await Scene.open({
        blocks: 40,
        environment: { FETTLE_FAULTS: 'task.store-block:delay=5@1+' },
      });
      await scene.installation.worker().ready();
      await scene.undisturbed();
    });

    afterAll(() => scene?.close(), 60_000);

    test('ends the job at once, leaves no output, and disturbs no other job', {
      timeout: 120_000,
    }, async () => {
      const random = new Random(seed);
      const before = await scene.number(OUTPUTS);
      const statuses: number[] = [];
      for (let time = 1; time <= 8; time++) {
        const name = `cancelled ${time}`;
        await scene.submit(name);
        const polled = scene.finished(name);
        // The moment is a progress, not a time, so it comes before the end on a machine of any speed.
        const moment = random.whole(0, 90);
        const path = `/Job/${encodeURIComponent(name)}`;
        while ((await scene.client.get<Job>(path)).percentComplete < moment) await wait(20);
        const { status, text } = await scene.client.send('DELETE', path);
        const job = await polled;
        expect([200, 400], text).toContain(status);
        expect(job.status, JSON.stringify(job)).toBe(status === 200 ? 4 : 2);
        statuses.push(job.status);
        if (job.status === 2) continue;
        for (const output of Object.values(job.outputDatasets)) {
          expect((await scene.client.send('GET', `/Dataset/${output}`)).status, output).toBe(404);
        }
        const listed = await scene.client.get<Job[]>('/Job');
        expect(listed[0]).toEqual(job);
      }
      expect(statuses.filter((status) => status === 4).length, 'cancelled in time').toBeGreaterThan(2);
      await scene.submit('afterwards');
      assertSame('the next job', [await scene.outcome('afterwards')], [await scene.undisturbed()]);
      const completed = 1 + statuses.filter((status) => status === 2).length;
      expect(await scene.number(OUTPUTS)).toBe(before + 2 * completed);
      const files = await scene.client.get<unknown[]>('/File');
      expect(files).toHaveLength(completed + 1);
      expect(scene.server.output).not.toContain('internal error');
    });
  },
);

/** All datasets made by jobs, visible or not, and so their blocks. */
const OUTPUTS = `select count(*) as number from dataset where role <> 'input'`;
