import { afterAll, beforeAll, expect, test } from 'vitest';
import { Worker } from '../../src/jobs/worker.ts';
import { listVersions, withdrawVersion } from '../../src/suppression/release/versions.ts';
import { startService, type TestService } from '../support/service.ts';
import { loadFor } from '../support/suppression.ts';

const WORKFLOW = `
name: Tps
description: Asks one list.
inputs:
  Calls:
    columns: { telephone: text }
steps:
  - { step: tps, options: { files: TPS } }
outputs:
  Calls: {}
`;

let service: TestService;
let worker: Worker | undefined;

beforeAll(async () => {
  service = await startService({}, { worker: false });
});
afterAll(async () => {
  await worker?.close();
  await service.close();
});

test('a job finishes with the versions that were in use when it was submitted', async () => {
  const { kysely } = service.database;
  const first = await loadFor(service, 'tps', 'telephone\n01632960001\n');
  const client = await service.client('Caller', WORKFLOW);
  await client.upload('calls', { telephone: 0 }, [
    { telephone: '01632 960001' },
    { telephone: '01632 960002' },
  ]);
  await client.send('POST', '/Job', {
    body: { name: 'Waiting', workflowName: 'Tps', inputDatasets: { Calls: 'calls' } },
  });

  // While it waits, another version comes and the first is withdrawn.
  await loadFor(service, 'tps', 'telephone\n01632960002\n');
  await expect(withdrawVersion(kysely, first, new Date(), true)).rejects.toThrow(
    `${first} is withdrawn, but not removed, because jobs under way use it: Waiting.`,
  );
  const ignore = () => undefined;
  worker = await Worker.start(service, service.settings, {
    taskEnded: ignore,
    jobFailed: ignore,
    lacking: ignore,
    unexpected: ignore,
  });
  expect(await client.finished('Waiting')).toMatchObject({ status: 2 });
  const flags = async (name: string) => (await client.download(name)).map((record) => record['tps_flag']);
  expect(await flags('waiting_calls')).toEqual(['TPS', null]);

  await client.run({ name: 'Later', workflowName: 'Tps', inputDatasets: { Calls: 'calls' } });
  expect(await flags('later_calls')).toEqual([null, 'TPS']);

  expect(await withdrawVersion(kysely, first, new Date(), true)).toMatchObject({ state: 'removed' });
  expect((await listVersions(kysely, new Date())).map(({ state }) => state)).toEqual(['in use', 'removed']);
});
