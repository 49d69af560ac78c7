import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'fettle-sample-command-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(...words: string[]): string {
  return execFileSync(process.execPath, ['src/cli/main.ts', 'address-file', 'sample', ...words], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

test('the command writes a delivery and says what it wrote', { timeout: 60_000 }, () => {
  const out = join(root, 'delivery');
  const said = JSON.parse(run('--addresses', '500', '--form', 'csv-16', '--out', out, '--json'));
  expect(said).toMatchObject({ folder: out, addresses: 500 });
  const rows = readFileSync(join(out, 'paf', 'CSV PAF', 'CSV PAF.csv'), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(rows.length).toBe(500);
  expect(new Set(rows.map((row) => row.split(',').length))).toStrictEqual(new Set([16]));
});

test('the command refuses what it cannot do', { timeout: 60_000 }, () => {
  expect(() => run('--addresses', 'many', '--out', join(root, 'none'))).toThrow(/from 1 to 30000000/);
  expect(() => run('--form', 'xml', '--out', join(root, 'none'))).toThrow(/csv-20/);
});
