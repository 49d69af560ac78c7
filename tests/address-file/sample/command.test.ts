import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fettle } from '../../cli/fettle.ts';

const root = mkdtempSync(join(tmpdir(), 'fettle-sample-command-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sample = (...words: string[]) => fettle(['address-file', 'sample', ...words], {});

test('the command writes a delivery and lists what it wrote', async () => {
  const out = join(root, 'delivery');
  const said = JSON.parse(
    (await sample('--addresses', '500', '--form', 'csv-16', '--out', out, '--json')).out,
  );
  expect(said).toMatchObject({ folder: out, addresses: 500 });
  const rows = readFileSync(join(out, 'paf', 'CSV PAF', 'CSV PAF.csv'), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(rows.length).toBe(500);
  expect(new Set(rows.map((row) => row.split(',').length))).toStrictEqual(new Set([16]));
});

test('the command refuses impossible options', async () => {
  const refused = async (...words: string[]) => (await sample(...words, '--out', join(root, 'none'))).error;
  expect(await refused('--addresses', 'many')).toMatch(/from 1 to 30000000/);
  expect(await refused('--form', 'xml')).toMatch(/csv-20/);
});
