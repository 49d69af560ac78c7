import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { type Ended, ownProcess } from './fettle.ts';

/*
 * `-` is standard input and output. This file tests explain-pair and the commands on the database;
 * outputs.test.ts tests run, profile and match.
 */

const PEOPLE = 'Name,Postcode\nAnn Smith,CH2 4NE\nAnne Smith,ch24ne\n';

let folder: string;
let service: TestService;
let acme: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-streams-'));
  service = await startService({}, { worker: false });
  acme = await service.client('Acme');
});
afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

const fettle = (words: readonly string[], input: string | Uint8Array = ''): Promise<Ended> =>
  ownProcess(words, { DATABASE_URL: service.database.url, FETTLE_DATA: join(folder, 'data') }, folder, input);

describe('- as standard input or output', () => {
  test('dataset import reads standard input, plain or gzip', async () => {
    for (const [name, input] of [
      ['plain', PEOPLE],
      ['packed', gzipSync(PEOPLE)],
    ] as const) {
      expect(await fettle(['dataset', 'import', name, '-', '--client', 'Acme'], input)).toEqual({
        code: 0,
        out: `Imported 2 records as ${name}.\n`,
        error: '',
      });
      expect((await acme.get(`/Dataset/${name}`)).body).toMatchObject({ recordCount: 2, completed: true });
    }
  });

  test('dataset import counts rejected rows that have nowhere to go on standard error, and --rejects keeps them', async () => {
    const words = ['dataset', 'import', 'ragged', '-', '--client', 'Acme'];
    const ragged = `${PEOPLE}too,many,fields\n`;
    const counted = await fettle(words, ragged);
    expect(counted).toMatchObject({ code: 0, out: 'Imported 2 records as ragged.\n' });
    expect(counted.error).toBe('1 row was rejected and not kept. Name a file for them with --rejects.\n');
    await fettle([...words.with(2, 'kept'), '--rejects', 'rejects.csv'], ragged);
    expect(await readFile(join(folder, 'rejects.csv'), 'utf8')).toContain('"too,many,fields"');
  });

  test('dataset import leaves no dataset if standard input is empty or not CSV', async () => {
    for (const input of ['', '%PDF-1.7\n']) {
      const { code, out, error } = await fettle(
        ['dataset', 'import', 'none', '-', '--client', 'Acme'],
        input,
      );
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(error).toMatch(/^error: Standard input /i);
      expect((await acme.get('/Dataset/none')).status).toBe(404);
    }
  });

  test('dataset export writes records to standard output, and the summary to standard error', async () => {
    expect(await fettle(['dataset', 'export', 'plain', '-', '--client', 'Acme'])).toEqual({
      code: 0,
      out: 'name,postcode\r\nAnn Smith,CH2 4NE\r\nAnne Smith,ch24ne\r\n',
      error: 'Wrote 2 records.\n',
    });
  });

  test('suppression load reads standard input', async () => {
    const numbers = 'telephone\n01632 960001\n01632 960002\n';
    const { code, out, error } = await fettle(['suppression', 'load', 'tps', '-', '--invented'], numbers);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^Loaded tps\/1: 2 rows in /);
    expect((await readdir(folder)).filter((name) => name.includes('bad-rows'))).toEqual([]);
    const bad = await fettle(
      ['suppression', 'load', 'ctps', '-', '--invented', '--max-bad', '50%'],
      `${numbers}nobody\n`,
    );
    expect(bad.out).toMatch(/^Loaded ctps\/1: 2 rows .* and 1 bad rows\./);
    expect(await readFile(join(folder, 'ctps.bad-rows.csv'), 'utf8')).toContain('4');
  });

  test('explain-pair reads standard input', async () => {
    await writeFile(
      join(folder, 'pairs.yaml'),
      `name: Pairs
description: Finds duplicates.
inputs: { People: { columns: { name: text, postcode: text } } }
steps: [{ step: deduplication, id: duplicates }]
outputs: { People: {} }
`,
    );
    const { code, out, error } = await fettle(
      ['explain-pair', '-', '1', '2', '--workflow', 'pairs.yaml'],
      PEOPLE,
    );
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^1: Ann Smith, .*CH2 4NE\n2: Anne Smith, /);
  });
});
