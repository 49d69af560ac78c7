import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertSame } from './support/round.ts';
import { Scene } from './support/scene.ts';

describe.skipIf(process.platform !== 'linux')('a block that ends its worker each time', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await Scene.open({ blocks: 8 });
    await scene.undisturbed();
  }, 120_000);

  afterAll(() => scene?.close(), 60_000);

  test('does so a bounded number of times, then its job fails and says so; other jobs complete', {
    timeout: 400_000,
  }, async () => {
    const started = performance.now();
    await scene.server.stop();
    const serve = () => scene.installation.serve({ FETTLE_FAULTS: 'task.store-block:exit#5' });
    let ends = 0;
    let isOver = false;
    // What a service manager does: whenever the process has ended, it is started again.
    const manager = (async () => {
      for (scene.server = serve(); ; scene.server = serve(), ends++) {
        await scene.server.ended;
        if (isOver) return;
      }
    })();
    await scene.submit('poison');
    const job = await scene.client.finished('poison', 350);
    expect(job.status).toBe(3);
    expect(job.error).toMatch(/^In block 5 of Contacts: the worker ended 8 times while at it/);
    // One more than starts without progress: at its first end it had just stored the block before.
    expect(ends).toBeLessThanOrEqual(9);
    console.info(`failed after ${ends} ends and ${Math.round((performance.now() - started) / 1000)} s`);
    isOver = true;
    await scene.server.stop();
    await manager;
    scene.server = scene.installation.serve();
    await scene.server.ready();
    await scene.submit('after');
    assertSame('the job', [await scene.outcome('after')], [await scene.undisturbed()]);
  });
});
