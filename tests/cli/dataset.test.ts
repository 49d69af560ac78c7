import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { createDatabase } from '../support/database.ts';
import { startService, type TestService } from '../support/service.ts';
import { type Ended, fettle } from './fettle.ts';

const COPY =
  'name: Copy\ndescription: Copies.\ninputs: { Records: { columns: { name: text } } }\noutputs: { Records: {} }\n';

let folder: string;
let databaseUrl: string;
let service: TestService;
let acme: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-cli-'));
  databaseUrl = await createDatabase();
  service = await startService({ DATABASE_URL: databaseUrl });
  acme = await service.client('Acme', COPY);
  await service.client('Other');
});

afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

const dataset = (...words: string[]): Promise<Ended> =>
  fettle(['dataset', ...words], { DATABASE_URL: databaseUrl }, folder);

describe('fettle dataset, while a service is running', () => {
  test('import creates a complete dataset, which the API serves', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => `Ann ${at},${at},2024-02-29\r\n`).join('');
    await writeFile(join(folder, 'people.csv'), `Full Name,Age,Since\r\n${rows}`);
    const types = ['--type', 'age=integer', '--type', 'since=date'];
    expect(await dataset('import', 'people', 'people.csv', '--client', 'Acme', ...types)).toEqual({
      code: 0,
      out: 'Imported 2,500 records as people.\n',
      error: '',
    });
    expect((await acme.get('/Dataset/people')).body).toEqual({
      name: 'people',
      columns: { full_name: 0, age: 1, since: 3 },
      input: true,
      recordCount: 2500,
      completed: true,
    });
    expect((await acme.get<unknown[]>('/Dataset')).body).toHaveLength(1);
  });

  test('import reports the unreadable rows and keeps the others', async () => {
    const rows = 'name,age\nAnn,30\nBob\nCid,old\nDee,40\n';
    await writeFile(join(folder, 'ragged.csv.gz'), gzipSync(rows));
    const { code, out } = await dataset(
      'import',
      'ragged',
      'ragged.csv.gz',
      '--client',
      'Acme',
      '--type',
      'age=integer',
    );
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Imported 2 records as ragged.\nWrote 2 rejected rows to ragged.rejects.csv.\n',
    });
    const rejects = await readFile(join(folder, 'ragged.rejects.csv'), 'utf8');
    expect(rejects.split('\r\n')[1]).toMatch(/^ragged,2,3,,/);
    expect(rejects.split('\r\n')[2]).toMatch(/^ragged,3,4,,age must be an integer\.,"Cid,old"/);
  });

  test.each([
    ['a name that is taken', ['people', 'people.csv'], 'error: "people" is the name of another dataset\n'],
    ['a name that breaks the rule', ['People', 'people.csv'], /^error: name must begin with a-z/],
    ['a file that is not there', ['none', 'none.csv'], /^error: .*none\.csv/],
    [
      'a column that is not there',
      ['x', 'people.csv', '--type', 'height=decimal'],
      /^error: `people.csv` has no column `height`\. Its columns are `full_name`, `age`, `since`\./,
    ],
    [
      'a type that is not there',
      ['x', 'people.csv', '--type', 'age=number'],
      /^error: --type age must be one of /,
    ],
  ])('import refuses %s, and leaves no dataset', async (_what, words, message) => {
    const before = (await acme.get<unknown[]>('/Dataset')).body;
    const { code, out, error } = await dataset('import', ...words, '--client', 'Acme');
    expect({ code, out }).toEqual({ code: words.includes('age=number') ? 2 : 1, out: '' });
    expect(error).toMatch(message);
    expect((await acme.get<unknown[]>('/Dataset')).body).toEqual(before);
  });

  test('import refuses more columns than a dataset may have', async () => {
    const header = Array.from({ length: 501 }, (_, at) => `c${at}`).join(',');
    await writeFile(join(folder, 'wide.csv'), `${header}\n`);
    const { error } = await dataset('import', 'wide', 'wide.csv', '--client', 'Acme');
    expect(error).toBe('error: `wide.csv` has 501 columns; the limit is 500.\n');
  });

  test('export writes imported data and the output of jobs', async () => {
    await dataset('export', 'people', 'again.csv', '--client', 'Acme');
    const exported = await readFile(join(folder, 'again.csv'), 'utf8');
    const imported = await readFile(join(folder, 'people.csv'), 'utf8');
    expect(exported).toBe(imported.replace('Full Name,Age,Since', 'full_name,age,since'));

    await acme.upload('small', { name: 0 }, [{ name: 'Zoë' }, { name: '=1+1' }]);
    const job = await acme.run({ name: 'copy', workflowName: 'Copy', inputDatasets: { Records: 'small' } });
    const { out } = await dataset('export', job.outputDatasets['Records']!, 'copy.tsv', '--client', 'Acme');
    expect(out).toBe('Wrote 2 records to copy.tsv.\n');
    expect(await readFile(join(folder, 'copy.tsv'), 'utf8')).toBe("name\r\nZoë\r\n'=1+1\r\n");
  });

  test('export refuses an incomplete dataset, and leaves no file', async () => {
    await acme.send('POST', '/Dataset', { body: { name: 'open', columns: { name: 0 } } });
    const { code, error } = await dataset('export', 'open', 'open.csv', '--client', 'Acme');
    expect({ code, error }).toEqual({
      code: 1,
      error: 'error: The dataset open is incomplete. Only complete datasets can be exported.\n',
    });
    await expect(readFile(join(folder, 'open.csv'))).rejects.toThrow('ENOENT');
  });

  test('list and show agree with the API', async () => {
    const listed = JSON.parse((await dataset('list', '--client', 'Acme', '--json')).out) as {
      name: string;
    }[];
    const items = (await acme.get<{ name: string; recordCount: number }[]>('/Dataset')).body;
    expect(listed.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
    expect((await dataset('list', '--client', 'Acme')).out).toMatch(/people +│ input +│ complete +│ 2,500/);
    expect((await dataset('list', '--client', 'Acme')).out).toMatch(/open +│ input +│ incomplete +│ 0/);

    const shown = JSON.parse((await dataset('show', 'people', '--client', 'Acme', '--json')).out);
    expect(shown).toEqual((await acme.get('/Dataset/people')).body);
    expect((await dataset('show', 'people', '--client', 'Acme')).out).toMatch(/since +│ date \(3\)/);
  });

  test('each client sees only its own datasets', async () => {
    expect(JSON.parse((await dataset('list', '--client', 'Other', '--json')).out)).toEqual([]);
    expect((await dataset('show', 'people', '--client', 'Other')).error).toBe(
      'error: There is no dataset with this name.\n',
    );
    expect((await dataset('list', '--client', 'Nobody')).error).toBe(
      'error: There is no client named Nobody.\n',
    );
  });

  test('remove deletes a dataset', async () => {
    expect((await dataset('remove', 'open', '--client', 'Acme', '--yes')).out).toBe('Removed open.\n');
    expect((await acme.get('/Dataset/open')).status).toBe(404);
    expect((await dataset('remove', 'open', '--client', 'Acme', '--yes')).code).toBe(1);
  });
});
