import { describe, test } from 'vitest';
import { Scene } from '../../harness/scene.ts';
import { leaveTogether } from './support/leave-together.ts';

/** Who of several processes leaves last is a matter of milliseconds. */
const TIMES = 4;

describe.skipIf(process.platform !== 'linux')('a clean stop', { timeout: 240_000 }, () => {
  test('of several processes at once stops the database with the last one, every time', async () => {
    const scene = await Scene.open({ blocks: 1 });
    try {
      for (let time = 0; time < TIMES; time++) {
        await leaveTogether(scene);
        scene.server = scene.installation.serve();
        await scene.server.ready();
      }
    } finally {
      await scene.close();
    }
  });
});
