import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, test } from 'vitest';
import { Scene } from '../../harness/scene.ts';
import { leaveTogether } from './support/leave-together.ts';

/** How often the processes are stopped together: which one leaves last is a matter of milliseconds. */
const TIMES = 4;

describe.skipIf(process.platform !== 'linux')('a clean stop', { timeout: 240_000 }, () => {
  test('of several processes at once always stops the database with the last process', async () => {
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

  test('does not wait for a body that never ends', async () => {
    const scene = await Scene.open({ blocks: 1 });
    const socket = connect(scene.installation.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = [
      'PUT /File/in/slow.csv HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${scene.client.token}`,
      'Content-Type: text/csv',
      'Content-Length: 1000000',
      'Expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // The service asks for the body.
    await once(socket, 'data');
    socket.write('id');
    const trickle = setInterval(() => socket.write('x'), 200);
    await scene.server.stop();
    clearInterval(trickle);
    socket.destroy();
    await scene.close();
  });
});
