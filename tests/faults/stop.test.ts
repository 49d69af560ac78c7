import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_COLUMNS, contacts } from '../../harness/contacts.ts';
import { assertSame } from '../../harness/round.ts';
import { inSeconds, Scene } from '../../harness/scene.ts';
import { leaveTogether } from './support/leave-together.ts';

const BLOCKS = 60;

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

describe.skipIf(process.platform !== 'linux')('a clean stop', () => {
  let scene: Scene;

  beforeAll(async () => {
    // The block after those of the dataset is held back, too.
    const faults = `task.store-block:delay=30@1+,dataset.store-block:delay=1000@${BLOCKS + 1}`;
    scene = await Scene.open({ blocks: BLOCKS, environment: { FETTLE_FAULTS: faults } });
    await scene.undisturbed();
  });

  afterAll(() => scene?.close(), 60_000);

  async function serveAgain(): Promise<void> {
    scene.server = scene.installation.serve();
    await scene.server.ready();
  }

  /**
   * Sends a block. Resolves once the service has begun with the request.
   *
   * @returns the promise of its answer
   */
  async function sendBlock(dataset: string, block: object): Promise<{ answer: Promise<Answer> }> {
    const body = JSON.stringify(block);
    const headers = {
      authorization: `Bearer ${scene.client.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The service asks for the body when it has begun.
      expect: '100-continue',
    };
    const sent = request(`${scene.installation.url}/Dataset/${dataset}/data`, { method: 'PATCH', headers });
    const answer = once(sent, 'response').then(async ([response]) => ({
      status: response.statusCode,
      body: await json(response),
    }));
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.end(body);
    return { answer };
  }

  test('answers earlier requests, leaves nothing running, and lets the next start resume the job at once', async () => {
    const { installation, server, client } = scene;
    await client.once('POST', '/Dataset', { name: 'last', columns: CONTACT_COLUMNS }, /never/);
    await scene.submit('stopped');
    await scene.progress(150);
    // The next start can go by nothing but the claims that the stop frees.
    await scene.ignoreHeartbeats();
    const { answer } = await sendBlock('last', { blockNumber: 0, records: contacts(5, 1) });
    await server.stop();
    expect(await answer).toMatchObject({ status: 200, body: { recordCount: 5 } });
    expect(installation.postmaster(), 'PostgreSQL').toBeUndefined();

    await serveAgain();
    const ready = performance.now();
    const stored = await scene.done();
    await scene.progress(10, stored);
    console.info(`clean stop: next block ${inSeconds(performance.now() - ready)} after the start`);
    expect(await client.get('/Dataset/last')).toMatchObject({ recordCount: 5 });
    assertSame('the job', [await scene.outcome('stopped')], [await scene.undisturbed()]);
  });

  test('leaves the database running for other processes, and the last of several that stop together stops it', async () => {
    await leaveTogether(scene);
  });
});
