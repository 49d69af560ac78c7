import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FettleProcess } from '../../harness/fettle-process.ts';
import { Installation, signal } from '../../harness/installation.ts';
import { assertSame } from '../../harness/round.ts';
import { inSeconds, Scene } from '../../harness/scene.ts';
import { EmbeddedServer } from '../../src/database/embedded-server.ts';

/**
 * The limit on a machine that is busy with other tests. No time goes into waiting for a missed heartbeat,
 * because none counts as missed for an hour.
 */
const RESUME_SECONDS = 60;

describe.skipIf(process.platform !== 'linux')('a restart', () => {
  let scene: Scene;
  let workers: FettleProcess[] = [];

  beforeAll(async () => {
    scene = await Scene.open({
      blocks: 60,
      environment: { FETTLE_FAULTS: 'task.store-block:delay=30@1+,step.record:throw#7' },
    });
    await scene.undisturbed();
  });

  afterAll(() => scene?.close(), 60_000);

  afterEach(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(workers.map(({ ended }) => ended));
    workers = [];
  });

  async function serveAgain(): Promise<void> {
    scene.server = scene.installation.serve();
    await scene.server.ready();
  }

  test('adopts PostgreSQL after everything else was killed, and the job continues at once to the same output', async () => {
    const { installation, server } = scene;
    workers = [installation.worker()];
    await Promise.all(workers.map((worker) => worker.ready()));
    await scene.submit('all killed');
    await scene.progress(150);
    const postmaster = installation.postmaster();
    await scene.ignoreHeartbeats();
    await Promise.all([server, ...workers].map((process) => process.killNow()));
    expect(installation.postmaster(), 'PostgreSQL outlives those that started it').toBe(postmaster);
    const stored = await scene.done();
    const abandoned = await scene.tasksUnderWay();
    const killed = performance.now();
    await serveAgain();
    // The service may have gone on by now.
    expect(await scene.done()).toBeGreaterThanOrEqual(stored);
    expect(installation.postmaster()).toBe(postmaster);
    await scene.progress(10, stored, RESUME_SECONDS);
    const first = performance.now() - killed;
    while (await scene.areAbandoned(abandoned)) await wait(50);
    const all = performance.now() - killed;
    assertSame('the job', [await scene.outcome('all killed')], [await scene.undisturbed()]);
    console.info(
      `all killed: first block after ${inSeconds(first)}, all tasks taken up after ${inSeconds(all)}`,
    );
    expect(all / 1000).toBeLessThan(RESUME_SECONDS);
  });

  test('is not needed if another process on the machine lives, because it sees that a worker is dead', async () => {
    const { installation } = scene;
    const worker = installation.worker();
    workers = [worker];
    await worker.ready();
    await scene.submit('sibling');
    await scene.progress(150);
    await scene.ignoreHeartbeats();
    await worker.killNow();
    const abandoned = await scene.tasksUnderWay();
    const killed = performance.now();
    while (await scene.areAbandoned(abandoned)) await wait(50);
    const took = performance.now() - killed;
    console.info(`a worker killed beside another: all tasks taken up after ${inSeconds(took)}`);
    expect(took / 1000).toBeLessThan(RESUME_SECONDS);
    assertSame('the job', [await scene.outcome('sibling')], [await scene.undisturbed()]);
  });
});

/** Less than the time that a stop waits for a server that does not end. */
const STOP_MILLISECONDS = 45_000;

describe.skipIf(process.platform !== 'linux')('a database that replays its log', () => {
  test('is stopped within the usual time', async () => {
    const installation = await Installation.create();
    try {
      const server = await EmbeddedServer.open(installation.folder);
      signal(installation.databaseProcesses()[1]!, 'SIGKILL');
      const answers = () => installation.withDatabase(({ pool }) => pool.query('select'));
      while (await answers().then(Boolean, () => false)) await wait(5);
      const began = performance.now();
      await server.close();
      expect(performance.now() - began).toBeLessThan(STOP_MILLISECONDS);
      expect(installation.postmaster()).toBeUndefined();
    } finally {
      await installation.remove();
    }
  });
});
