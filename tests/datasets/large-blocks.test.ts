import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGE_BODY_BYTES } from '../../src/http/bodies/read-bodies.ts';
import { expectProblem, type ProblemKind } from '../http/problem.ts';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

/* Large bodies are read and packed on other threads. Clients must not notice any difference. */

const FILLER = 'x'.repeat(90_000);
let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService();
  client = await service.client('Large', COPY);
});
afterAll(() => service.close());

/** Sends a small body and a large one that differ only in white space. */
async function bothWays(path: string, body: string) {
  const large = body.replace('{', `{${' '.repeat(LARGE_BODY_BYTES)}`);
  const [one, other] = [body, large].map((body) => client.send('PATCH', path, { body }));
  return [await one!, await other!] as const;
}

test('records of a large block come back as they were sent', async () => {
  const sent = [
    { text: `${FILLER} Zoë 𠜎 "quoted" \u2028`, number: '1.10' },
    { text: FILLER, number: '9007199254740993' },
    { text: FILLER.replaceAll('x', 'é'), number: null },
  ];
  const records = sent.map(({ text, number }) => `{"text":${JSON.stringify(text)},"number":${number}}`);
  await client.send('POST', '/Dataset', { body: { name: 'values', columns: { text: 0, number: 2 } } });
  const body = `{"blockNumber":7,"records":[${records}]}`;
  expect(Buffer.byteLength(body)).toBeGreaterThan(LARGE_BODY_BYTES);
  const answer = await client.send('PATCH', '/Dataset/values/data', { body });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    blockNumber: 7,
    recordCount: 3,
    dataset: { name: 'values', recordCount: 3 },
  });
  await client.send('PUT', '/Dataset/values', { body: { completed: true } });
  const job = await client.run({ name: 'Copy', workflowName: 'Copy', inputDatasets: { Contacts: 'values' } });
  expect(job.status).toBe(2);
  const page = await fetch(`${service.url}/Dataset/copy_clean/data`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(await page.text()).toContain(`"records":[${records}]`);
});

test.each<[string, string, ProblemKind]>([
  ['a wrong value', '{"blockNumber":0,"records":[{"n":1},{"n":"x"},{"unknown":1}]}', 'invalid-request'],
  ['a wrong record', '{"blockNumber":0,"records":[17]}', 'invalid-request'],
  ['an unknown member', '{"blockNumber":0,"records":[],"more":1}', 'invalid-request'],
  ['no number', '{"records":[]}', 'invalid-request'],
  ['a wrong number', '{"blockNumber":-1,"records":[]}', 'invalid-request'],
  ['too many records', `{"blockNumber":0,"records":[${'[],'.repeat(1000)}[]]}`, 'invalid-request'],
  ['a list', '[{"blockNumber":0,"records":[]}]', 'invalid-request'],
  ['too many values', `{"blockNumber":0,"records":[[${'1,'.repeat(1_000_000)}1]]}`, 'too-large'],
])('%s in a large block is refused with the same message as in a small block', async (_what, body, kind) => {
  await client.send('POST', '/Dataset', { body: { name: 'refusals', columns: { n: 1 } } });
  const [small, large] = await bothWays('/Dataset/refusals/data', body);
  expectProblem(large, kind);
  const { instance: _, ...said } = large.body as unknown as Record<string, unknown>;
  expect(small.body).toMatchObject(said);
});

test('a large body that is not JSON, not UTF-8 or in another character set is refused', async () => {
  const filler = ' '.repeat(LARGE_BODY_BYTES);
  const send = (body: string | Buffer, type = 'application/json') =>
    fetch(`${service.url}/Dataset/refusals/data`, {
      method: 'PATCH',
      body: body as string,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': type },
    });
  await client.send('POST', '/Dataset', { body: { name: 'refusals', columns: { n: 1 } } });
  const noJson = await send(`${filler}{"blockNumber":0,`);
  expect([noJson.status, await noJson.text()]).toEqual([
    400,
    expect.stringContaining('The body is not valid JSON'),
  ]);
  const noText = await send(Buffer.concat([Buffer.from(filler), Buffer.from([0x22, 0xff, 0x22])]));
  expect([noText.status, await noText.text()]).toEqual([400, expect.stringContaining('not valid UTF-8')]);
  expect((await send(`${filler}{}`, 'application/json; charset=latin1')).status).toBe(415);
});

test('a large block for a dataset that is not there, or complete, is refused', async () => {
  const body = { blockNumber: 0, records: Array.from({ length: 4 }, () => [FILLER]) };
  expectProblem(await client.send('PATCH', '/Dataset/nowhere/data', { body }), 'not-found');
  await client.upload('complete', { text: 0 }, [['a']]);
  expectProblem(await client.send('PATCH', '/Dataset/complete/data', { body }), 'wrong-state');
});

test('clients that leave while sending large blocks do not block the service', async () => {
  await client.send('POST', '/Dataset', { body: { name: 'left', columns: { text: 0 } } });
  const body = JSON.stringify({ blockNumber: 0, records: Array.from({ length: 100 }, () => [FILLER]) });
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
  for (let round = 0; round < 10; round++) {
    const leaves = new AbortController();
    const sent = fetch(`${service.url}/Dataset/left/data`, {
      method: 'PATCH',
      body,
      headers,
      signal: leaves.signal,
    });
    setTimeout(() => leaves.abort(), 40);
    await sent.catch(() => undefined);
  }
  // All that they took is given back: a body of nearly a client's whole share is taken.
  const whole = JSON.stringify({ blockNumber: 1, records: Array.from({ length: 340 }, () => [FILLER]) });
  await expect
    .poll(
      async () =>
        (await fetch(`${service.url}/Dataset/left/data`, { method: 'PATCH', body: whole, headers })).status,
      { timeout: 30_000 },
    )
    .toBe(200);
});
