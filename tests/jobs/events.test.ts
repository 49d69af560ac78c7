import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { STREAMS_OF_CLIENT } from '../../src/http/batch/jobs/events.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { COPY } from './workflows.ts';

let web: TestService;
let other: TestService;
let client: TestClient;

beforeAll(async () => {
  // The job is submitted to one process, watched at it and at another, and done by that other one.
  web = await startService({}, { worker: false });
  client = await web.client('Watcher', COPY);
  await client.upload('contacts', { x: 0 }, [['a'], ['b']]);
});
afterAll(async () => {
  await other?.close();
  await web?.close();
});

const start = (name: string) =>
  client.send('POST', '/Job', {
    body: { name, workflowName: 'Copy', inputDatasets: { Contacts: 'contacts' } },
  });

const open = (
  name: string,
  {
    url = web.url,
    headers = {},
    signal,
  }: { url?: string; headers?: Record<string, string>; signal?: AbortSignal } = {},
) =>
  fetch(`${url}/Job/${name}/events`, {
    headers: { authorization: `Bearer ${client.token}`, ...headers },
    ...(signal && { signal }),
  });

/** The jobs of a whole stream, in order. */
async function statesOf(stream: Response): Promise<Job[]> {
  return [...(await stream.text()).matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as Job);
}

describe('GET /Job/{name}/events', () => {
  test('sends the current state and each change until the end, from any process', async () => {
    await start('Watched');
    const here = await open('Watched');
    expect(here.headers.get('content-type')).toMatch(/^text\/event-stream/);
    other = await startService({ DATABASE_URL: web.database.url, FETTLE_PUBLIC_URL: web.url });
    const { port } = other.server.server.address() as AddressInfo;
    const there = await open('Watched', { url: `http://127.0.0.1:${port}` });
    for (const states of await Promise.all([statesOf(here), statesOf(there)]))
      expect(states.at(-1)).toMatchObject({ status: 2, percentComplete: 100 });
    const job = await client.finished('Watched');
    const again = await statesOf(await open('Watched'));
    expect(again).toEqual([job]);
  });

  test('tells a browser to stop reconnecting after the end', async () => {
    expect((await open('Watched', { headers: { 'last-event-id': 'end' } })).status).toBe(204);
  });

  test('limits the streams of each client, and frees a place when a stream closes', async () => {
    await other.close();
    await start('Long');
    const leave = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: STREAMS_OF_CLIENT }, () => open('Long', { signal: leave.signal })),
    );
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    const refused = await open('Long');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    leave.abort();
    await expect
      .poll(async () => {
        const one = new AbortController();
        const { status } = await open('Long', { signal: one.signal });
        one.abort();
        return status;
      })
      .toBe(200);
  });

  test('ends when the service stops', async () => {
    const reader = (await open('Long')).body!.getReader();
    for (let text = ''; !text.includes('data: '); ) {
      const { done, value } = await reader.read();
      expect(done).toBe(false);
      text += new TextDecoder().decode(value);
    }
    const closing = web.close();
    expect(await reader.read()).toMatchObject({ done: true });
    await closing;
  });
});
