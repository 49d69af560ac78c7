import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_COLUMNS, contacts } from './support/contacts.ts';
import type { FettleProcess } from './support/fettle-process.ts';
import { signal } from './support/installation.ts';
import { assertSame } from './support/round.ts';
import { Scene } from './support/scene.ts';

/** A killed process's tasks are given to others when its heartbeat has stopped for 10 s; it is looked for every 3 s. */
const RESUME_SECONDS = 30;

describe.skipIf(process.platform !== 'linux')('a restart', { timeout: 120_000 }, () => {
  let scene: Scene;
  let workers: FettleProcess[] = [];

  beforeAll(async () => {
    scene = await Scene.open({
      blocks: 60,
      environment: { FETTLE_FAULTS: 'task.store-block:delay=30@1+,step.record:throw#7' },
    });
    await scene.undisturbed();
  }, 120_000);

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

  test('after everything but PostgreSQL was killed adopts it, and the job goes on within 30 s to the same output', async () => {
    const { installation, server } = scene;
    workers = [installation.worker(), installation.worker()];
    await Promise.all(workers.map((worker) => worker.ready()));
    await scene.submit('all killed');
    await scene.progress(150);
    const postmaster = installation.postmaster();
    await Promise.all([server, ...workers].map((process) => process.killNow()));
    expect(installation.postmaster(), 'PostgreSQL outlives those that started it').toBe(postmaster);
    const stored = await scene.done();
    const abandoned = await scene.tasksUnderWay();
    const killed = performance.now();
    await serveAgain();
    expect(await scene.done()).toBe(stored);
    expect(installation.postmaster()).toBe(postmaster);
    await scene.progress(10, stored, RESUME_SECONDS);
    const first = performance.now() - killed;
    while (await scene.areAbandoned(abandoned)) await wait(50);
    const all = performance.now() - killed;
    assertSame('the job', [await scene.outcome('all killed')], [await scene.undisturbed()]);
    console.info(`all killed: first block after ${seconds(first)}, all tasks taken up after ${seconds(all)}`);
    expect(all / 1000).toBeLessThan(RESUME_SECONDS);
  });

  test('after PostgreSQL was killed too goes on likewise', async () => {
    const { installation, server } = scene;
    await scene.submit('both killed');
    await scene.progress(150);
    signal(installation.postmaster()!, 'SIGKILL');
    await server.killNow();
    const killed = performance.now();
    await serveAgain();
    const stored = await scene.done();
    expect(stored).toBeGreaterThanOrEqual(150);
    await scene.progress(10, stored, RESUME_SECONDS);
    console.info(`server and PostgreSQL killed: first block after ${seconds(performance.now() - killed)}`);
    assertSame('the job', [await scene.outcome('both killed')], [await scene.undisturbed()]);
  });

  test('is not needed when PostgreSQL alone was killed: the service starts it again and goes on', async () => {
    const { installation, server } = scene;
    await scene.submit('database killed');
    await scene.progress(150);
    const [pid, url] = [installation.postmaster()!, await installation.databaseUrl()];
    signal(pid, 'SIGKILL');
    const killed = performance.now();
    await wait(100);
    const stored = await scene.progress(0);
    await scene.progress(10, stored, RESUME_SECONDS);
    console.info(`PostgreSQL killed: next block after ${seconds(performance.now() - killed)}`);
    assertSame('the job', [await scene.outcome('database killed')], [await scene.undisturbed()]);
    expect(server.isRunning).toBe(true);
    expect(installation.postmaster()).not.toBe(pid);
    expect(await installation.databaseUrl()).toBe(url);
  });

  test('after a clean stop takes the job up at once; nothing runs in between', async () => {
    const { installation, server } = scene;
    await scene.submit('stopped');
    await scene.progress(150);
    await server.stop();
    expect(installation.postmaster(), 'PostgreSQL').toBeUndefined();
    await serveAgain();
    const ready = performance.now();
    const stored = await scene.done();
    await scene.progress(10, stored, RESUME_SECONDS);
    const took = performance.now() - ready;
    console.info(`clean stop: next block ${seconds(took)} after the start`);
    expect(took / 1000).toBeLessThan(8);
    assertSame('the job', [await scene.outcome('stopped')], [await scene.undisturbed()]);
  });

  test('answers what was sent before it was asked to stop', async () => {
    await scene.server.stop();
    scene.server = scene.installation.serve({ FETTLE_FAULTS: 'dataset.store-block:delay=1000' });
    await scene.server.ready();
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
    const { installation } = scene;
    for (let time = 1; time <= 2; time++) {
      workers = [installation.worker(), installation.worker()];
      await Promise.all(workers.map((worker) => worker.ready()));
      await workers[0]!.stop();
      expect(installation.postmaster(), 'PostgreSQL while two use it').toBeDefined();
      await Promise.all([scene.server, workers[1]!].map((process) => process.stop()));
      expect(installation.postmaster(), `PostgreSQL after both have left, time ${time}`).toBeUndefined();
      await serveAgain();
    }
  });
});

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
