import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_COLUMNS, contacts } from '../../harness/contacts.ts';
import { assertSame } from '../../harness/round.ts';
import { inSeconds, Scene } from '../../harness/scene.ts';
import { leaveTogether } from './support/leave-together.ts';

const BLOCKS = 60;

describe.skipIf(process.platform !== 'linux')('a clean stop', { timeout: 120_000 }, () => {
  let scene: Scene;

  beforeAll(async () => {
    // The block after those of the dataset is held back, too.
    const faults = `task.store-block:delay=30@1+,dataset.store-block:delay=1000@${BLOCKS + 1}`;
    scene = await Scene.open({ blocks: BLOCKS, environment: { FETTLE_FAULTS: faults } });
    await scene.undisturbed();
  }, 120_000);

  afterAll(() => scene?.close(), 60_000);

  async function serveAgain(): Promise<void> {
    scene.server = scene.installation.serve();
    await scene.server.ready();
  }

  test('answers the requests that were sent before the stop', async () => {
    await scene.client.once('POST', '/Dataset', { name: 'last', columns: CONTACT_COLUMNS }, /never/);
    const sent = fetch(`${scene.installation.url}/Dataset/last/data`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${scene.client.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ blockNumber: 0, records: contacts(5, 1) }),
    });
    await wait(300);
    const [answer] = await Promise.all([sent, scene.server.stop()]);
    expect([answer.status, await answer.json()]).toMatchObject([200, { recordCount: 5 }]);
    await serveAgain();
    expect(await scene.client.get('/Dataset/last')).toMatchObject({ recordCount: 5 });
  });

  test('leaves nothing running, and the next start takes the job up at once', async () => {
    const { installation, server } = scene;
    await scene.submit('stopped');
    await scene.progress(150);
    await server.stop();
    expect(installation.postmaster(), 'PostgreSQL').toBeUndefined();
    await serveAgain();
    const ready = performance.now();
    const stored = await scene.done();
    await scene.progress(10, stored);
    const took = performance.now() - ready;
    console.info(`clean stop: next block ${inSeconds(took)} after the start`);
    expect(took / 1000).toBeLessThan(8);
    assertSame('the job', [await scene.outcome('stopped')], [await scene.undisturbed()]);
  });

  test('does not wait for ever for a body that does not end', async () => {
    const socket = connect(scene.installation.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `PUT /File/in/slow.csv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${scene.client.token}\r\nContent-Type: text/csv\r\nContent-Length: 1000000\r\n\r\nid`,
    );
    const trickle = setInterval(() => socket.write('x'), 200);
    await wait(500);
    await scene.server.stop(30);
    clearInterval(trickle);
    socket.destroy();
    await serveAgain();
  });

  test('leaves the database to those that stay, and the last of several that leave at once stops it', async () => {
    await leaveTogether(scene);
  });
});
