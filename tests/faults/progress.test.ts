import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TWO_FILES } from '../../harness/contacts.ts';
import { Scene } from '../../harness/scene.ts';

describe.skipIf(process.platform !== 'linux')('a job that writes two files in turn', () => {
  let scene: Scene;

  beforeAll(async () => {
    const environment = { FETTLE_FAULTS: 'task.store-block:delay=10@1+' };
    scene = await Scene.open({ blocks: 40, environment, workflow: TWO_FILES[0]! });
  });

  afterAll(() => scene?.close(), 60_000);

  test('never falls back in its progress', async () => {
    await scene.submit('two files');
    // Each poll is compared with the one before, and there are many.
    const job = await scene.client.finished('two files', 50, 20);
    expect(job.percentComplete).toBe(100);
  });
});
