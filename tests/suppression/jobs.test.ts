import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listVersions, withdrawVersion } from '../../src/suppression/release/versions.ts';
import { installFor } from '../jobs/install.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { loadFor } from '../support/suppression.ts';

const WORKFLOW = `
name: Suppress
description: Asks the lists.
inputs:
  People:
    columns: { name: text, address: text, postcode: text, telephone: text, last_transaction: date }
parameters:
  List: { type: text, default: complaints }
steps:
  - step: mps
  - { step: deceased, options: { outputType: Suppress } }
  - { step: tps, options: { files: TPS } }
  - { step: in-house, options: { list: { parameter: List } } }
outputs:
  People: {}
`;

const PEOPLE = 'name,address,postcode,date,source\n';

const RECORDS = [
  { name: 'Bob Smith', address: '12 High St', postcode: 'EH1 2AD', telephone: '01632 960001' },
  { name: 'Jane Dead', address: '1 Low Road', postcode: 'EH1 2AD', telephone: '' },
  { name: 'Jane Alive', address: '1 Low Road', postcode: 'EH1 2AD', telephone: '07700 900123' },
];

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({ FETTLE_LACKING_SECONDS: '0' });
  client = await service.client('Bureau');
  await client.upload(
    'people',
    { name: 0, address: 0, postcode: 0, telephone: 0, last_transaction: 3 },
    RECORDS,
  );
});
afterAll(() => service.close());

const submit = (name: string, parameters = {}) =>
  client.send<{ errors?: Record<string, string[]> }>('POST', '/Job', {
    body: { name, workflowName: 'Suppress', inputDatasets: { People: 'people' }, parameters },
  });

describe('a step without its list', () => {
  test('is refused when the workflow is installed, with the name of every missing list', async () => {
    await expect(installFor(service, 'Bureau', WORKFLOW)).rejects.toThrow(
      'Suppress refers to the suppression lists deceased, mps, tps, but no version is in use',
    );
  });

  test('is refused again when a job is submitted', async () => {
    await loadFor(service, 'mps', `${PEOPLE}Robert Smith,12 High Street,EH1 2AD,2024-01-01,Royal\n`);
    await loadFor(service, 'deceased', `${PEOPLE}Jane Dead,1 Low Rd,EH1 2AD,2024-01-01,Registrars\n`);
    const tps = await loadFor(service, 'tps', 'telephone\n01632960001\n');
    // The in-house list is named by a parameter: it is known only when a job is submitted.
    await installFor(service, 'Bureau', WORKFLOW);
    await withdrawVersion(service.database.kysely, tps, new Date());
    const { status, body } = await submit('Too early');
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      workflowName: [expect.stringContaining('refers to the suppression lists complaints, tps')],
    });
    expect((await client.get('/Job/Too%20early')).status).toBe(404);
  });
});

describe('a job', () => {
  beforeAll(async () => {
    await loadFor(service, 'tps', 'telephone\n01632960001\n');
    await loadFor(service, 'in-house', 'telephone\n07700900123\n', { list: 'complaints' });
  });

  test('flags and suppresses by every list, and counts the records', async () => {
    const job = await client.run({
      name: 'First',
      workflowName: 'Suppress',
      inputDatasets: { People: 'people' },
    });
    expect(job).toMatchObject({ status: 2, error: null });
    const records = await client.download('first_people');
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({
      name: 'Bob Smith',
      mps_flag: 'MPS',
      mps_source: 'Royal',
      mps_date: '2024-01-01',
      mps_match_level: 'Forename',
      tps_flag: 'TPS',
      in_house_flag: null,
    });
    expect(records[1]).toMatchObject({
      name: 'Jane Alive',
      mps_flag: null,
      tps_flag: null,
      in_house_flag: 'INH',
      in_house_source: 'complaints',
    });
    expect(job.statistics).toMatchObject({
      'records.read': 3,
      'records.suppressed': 1,
      'mps.found': 1,
      'deceased.found': 1,
      'tps.found': 1,
      'in-house.found': 1,
    });
  });

  test('names the in-house list that is missing', async () => {
    const { status, body } = await submit('Elsewhere', { List: 'friends' });
    expect(status).toBe(400);
    expect(body.errors!['workflowName']![0]).toContain('the suppression list friends');
  });

  test('fails with a message if its list is missing, and lets no listed person through', async () => {
    const name = await loadFor(service, 'tps', 'telephone\n01632960001\n');
    const versions = await listVersions(service.database.kysely, new Date());
    const { folder } = versions.find(({ list, version }) => `${list}/${version}` === name)!;
    await rm(folder, { recursive: true });
    const job = await client.run({
      name: 'Gone',
      workflowName: 'Suppress',
      inputDatasets: { People: 'people' },
    });
    expect(job).toMatchObject({ status: 3, outputDatasets: {} });
    expect(job.error).toContain('of the suppression list tps');
    expect(job.error).toContain('cannot be used');
    await withdrawVersion(service.database.kysely, name, new Date());
  });
});
