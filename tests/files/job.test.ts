import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { FileClient } from './file-client.ts';

const WORKFLOW = `
name: Copy
description: Copies contacts.
inputs:
  Contacts: { kind: file, columns: { name: text } }
steps: []
outputs:
  Clean: { kind: file, path: "/out/{job}.csv" }
`;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.close());

test('a file is uploaded in parts, cleansed by a job and downloaded', async () => {
  const testClient = await service.client('bureau', WORKFLOW);
  const client = new FileClient(testClient);
  const rows = Array.from({ length: 20_000 }, (_, at) => `Zoë ${at},${at}`);
  const csv = Buffer.from(`name,number\r\n${rows.join('\r\n')}\r\n`);
  for (let first = 0; first < csv.length; first += 100_001) {
    const end = Math.min(first + 100_001, csv.length);
    expect((await client.part('/in/contacts.csv', csv, first, end)).status).toBe(
      end === csv.length ? 201 : 200,
    );
  }
  const job = await testClient.run({
    name: 'Round trip 1',
    workflowName: 'Copy',
    inputFilename: 'in/contacts.csv',
  });
  expect([job.status, job.error]).toEqual([2, null]);
  const path = job.outputFilenames['Clean']!;
  expect(path).toBe('/out/Round trip 1.csv');
  const { status, headers, bytes } = await client.get(encodeURI(path));
  expect([status, headers['content-type']]).toEqual([200, 'text/csv']);
  const lines = bytes
    .toString()
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  expect(lines).toEqual(['name,number', ...rows]);
  expect((await client.list('?prefix=/out')).paths).toEqual([path]);
  expect((await client.remove('/in/contacts.csv')).status).toBe(204);
});
