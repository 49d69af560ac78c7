import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { FettleProcess } from '../../harness/fettle-process.ts';
import { assertSame } from '../../harness/round.ts';
import { Scene } from '../../harness/scene.ts';
import { STARTS_WITHOUT_PROGRESS } from '../../src/jobs/worker.ts';

/**
 * If only the heartbeat shows that a worker is gone, its tasks continue within this many seconds on a machine
 * that is not busy.
 */
const TAKE_OVER_SECONDS = 15;

/** How much a busy machine may add. */
const BUSY_SECONDS = 30;

/**
 * Starts that the test adds to the recorded count and does not make, because each takes two seconds of
 * processor time. The real starts before and after them show that each start counts.
 */
const WRITTEN_DOWN = 5;

const MOST_STARTS = 'select coalesce(max(starts), 0) as number from task';

/** The second test mostly waits for a heartbeat to be missed, so the two run side by side. */
describe.skipIf(process.platform !== 'linux').concurrent('a task whose worker', () => {
  test('dies at the same block each time fails its job after a bounded number of starts, with the reason', {
    timeout: 400_000,
  }, async () => {
    const scene = await Scene.open({ blocks: 8 }, '--no-worker');
    try {
      const { installation } = scene;
      const first = installation.worker();
      await scene.undisturbed();
      await first.stop();
      const started = performance.now();
      // Restarts the process whenever it ends, as a service manager does.
      let ends = 0;
      let isOver = false;
      let worker: FettleProcess;
      const manage = async () => {
        for (; ; ends++) {
          worker = installation.worker({ FETTLE_FAULTS: 'task.store-block:exit#5' });
          await worker.ended;
          if (isOver) return;
        }
      };
      const managing = manage();
      await scene.submit('poison');
      while ((await scene.number(MOST_STARTS)) < 2) await wait(50);
      await scene.installation.ask(`update task set starts = starts + ${WRITTEN_DOWN} where starts >= 2`);
      const job = await scene.client.finished('poison', 350);
      console.info(`failed after ${ends} ends and ${Math.round((performance.now() - started) / 1000)} s`);
      expect(job.status).toBe(3);
      expect(job.error).toBe(
        `In block 5 of Contacts: the worker ended ${STARTS_WITHOUT_PROGRESS} times while working on it`,
      );
      // The first end comes right after the block before was stored.
      expect(ends).toBeLessThanOrEqual(STARTS_WITHOUT_PROGRESS + 1 - WRITTEN_DOWN);
      isOver = true;
      await worker!.stop();
      await managing;
      installation.worker();
      await scene.submit('after');
      assertSame('the next job', [await scene.outcome('after')], [await scene.undisturbed()]);
    } finally {
      await scene.close();
    }
  });

  test('is paused beyond its heartbeat is taken over, and its work is not done twice', {
    timeout: 200_000,
  }, async () => {
    const environment = { FETTLE_FAULTS: 'task.store-block:delay=60@1+,step.record:throw#7' };
    const scene = await Scene.open({ blocks: 60, environment }, '--no-worker');
    try {
      const workers = [scene.installation.worker(), scene.installation.worker()];
      await Promise.all(workers.map((worker) => worker.ready()));
      await scene.undisturbed();
      await scene.submit('paused');
      await scene.progress(60);
      const [paused, other] = workers as [FettleProcess, FettleProcess];
      paused.kill('SIGSTOP');
      const claims = await scene.tasksUnderWay();
      const at = performance.now();
      // The other worker's own task ends and others follow; the paused one's is the last to be taken up.
      while (await scene.areAbandoned(claims)) await wait(50);
      const seconds = (performance.now() - at) / 1000;
      console.info(`taken over after ${seconds.toFixed(1)} s`);
      expect(seconds).toBeLessThan(TAKE_OVER_SECONDS + BUSY_SECONDS);
      paused.kill('SIGCONT');
      assertSame('the job', [await scene.outcome('paused')], [await scene.undisturbed()]);
      expect([paused.isRunning, other.isRunning]).toEqual([true, true]);
      // The paused worker works again.
      await other.killNow();
      await scene.submit('alone');
      assertSame('the next job', [await scene.outcome('alone')], [await scene.undisturbed()]);
      await paused.stop();
    } finally {
      await scene.close();
    }
  });
});
