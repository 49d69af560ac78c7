import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FettleProcess } from './support/fettle-process.ts';
import { assertSame } from './support/round.ts';
import { Scene } from './support/scene.ts';

describe.skipIf(process.platform !== 'linux')(
  'a worker that was paused for longer than its heartbeat',
  () => {
    let scene: Scene;
    let workers: FettleProcess[] = [];

    beforeAll(async () => {
      const environment = { FETTLE_FAULTS: 'task.store-block:delay=60@1+,step.record:throw#7' };
      scene = await Scene.open({ blocks: 60, environment }, '--no-worker');
      workers = [scene.installation.worker(), scene.installation.worker()];
      await Promise.all(workers.map((worker) => worker.ready()));
      await scene.undisturbed();
    }, 120_000);

    afterAll(() => scene?.close(), 60_000);

    test('finds its task taken over when it goes on, and doubles nothing', { timeout: 120_000 }, async () => {
      await scene.submit('paused');
      await scene.progress(60);
      const [paused, other] = workers as [FettleProcess, FettleProcess];
      paused.kill('SIGSTOP');
      const claims = await scene.tasksUnderWay();
      expect(claims, 'one task of each worker').toHaveLength(2);
      const at = performance.now();
      // The other worker's own task ends and others follow; the paused one's is the last to be taken up.
      while (await scene.areAbandoned(claims)) await wait(50);
      console.info(`taken over after ${((performance.now() - at) / 1000).toFixed(1)} s`);
      paused.kill('SIGCONT');
      assertSame('the job', [await scene.outcome('paused')], [await scene.undisturbed()]);
      expect([paused.isRunning, other.isRunning]).toEqual([true, true]);
      await other.killNow();
      await scene.submit('zombie alone');
      assertSame('the next job', [await scene.outcome('zombie alone')], [await scene.undisturbed()]);
      await paused.stop();
    });
  },
);
