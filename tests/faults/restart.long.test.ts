import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signal } from '../../harness/installation.ts';
import { assertSame } from '../../harness/round.ts';
import { inSeconds, Scene } from '../../harness/scene.ts';

/**
 * The limit on a machine that is busy with other tests. No time goes into waiting for a missed heartbeat,
 * because none counts as missed for an hour.
 */
const RESUME_SECONDS = 60;

describe.skipIf(process.platform !== 'linux')('a job whose PostgreSQL was killed', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await Scene.open({
      blocks: 60,
      environment: { FETTLE_FAULTS: 'task.store-block:delay=30@1+,step.record:throw#7' },
    });
    await scene.undisturbed();
  });

  afterAll(() => scene?.close(), 60_000);

  async function serveAgain(): Promise<void> {
    scene.server = scene.installation.serve();
    await scene.server.ready();
  }

  test('resumes after the service was killed, too, and starts again', async () => {
    const { installation, server } = scene;
    await scene.submit('both killed');
    await scene.progress(150);
    await scene.ignoreHeartbeats();
    signal(installation.postmaster()!, 'SIGKILL');
    await server.killNow();
    const killed = performance.now();
    await serveAgain();
    const stored = await scene.done();
    expect(stored).toBeGreaterThanOrEqual(150);
    await scene.progress(10, stored, RESUME_SECONDS);
    console.info(`server and PostgreSQL killed: first block after ${inSeconds(performance.now() - killed)}`);
    assertSame('the job', [await scene.outcome('both killed')], [await scene.undisturbed()]);
  });

  test('resumes without a restart of the service, which starts PostgreSQL again', async () => {
    const { installation, server } = scene;
    await scene.submit('database killed');
    await scene.progress(150);
    const [pid, url] = [installation.postmaster()!, await installation.databaseUrl()];
    signal(pid, 'SIGKILL');
    const killed = performance.now();
    await wait(100);
    const stored = await scene.progress(0);
    await scene.progress(10, stored, RESUME_SECONDS);
    console.info(`PostgreSQL killed: next block after ${inSeconds(performance.now() - killed)}`);
    assertSame('the job', [await scene.outcome('database killed')], [await scene.undisturbed()]);
    expect(server.isRunning).toBe(true);
    expect(installation.postmaster()).not.toBe(pid);
    expect(await installation.databaseUrl()).toBe(url);
  });
});
