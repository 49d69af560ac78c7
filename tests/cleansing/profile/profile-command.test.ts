import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileReport } from '../../../src/cleansing/profile/report.ts';
import { fettle } from '../../cli/fettle.ts';

let folder: string;
const at = (name: string) => join(folder, name);

const BEFORE = `Name,E-mail,Town,Source
Mr John Smith,john@example.com,Chester,web
JANE BROWN,jane@example,Chester,web
,,chester ,phone
"<script>alert(1)</script>",x,Hull,"<b>&amp;"
`;
const AFTER = `Name,E-mail,Town,Gender
Mr John Smith,john@example.com,Chester,M
Jane Brown,jane@example.com,Chester,F
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-profile-'));
  await writeFile(at('before.csv'), BEFORE);
  await writeFile(at('after.csv'), AFTER);
  await writeFile(at('packed.csv.gz'), gzipSync(BEFORE));
  await writeFile(at('ragged.csv'), `${BEFORE}too,few\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function json(...args: string[]): Promise<ProfileReport> {
  const { code, out, error } = await fettle(['profile', ...args, '--json'], {});
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as ProfileReport;
}

describe('fettle profile', () => {
  test('prints a table', async () => {
    const { code, out } = await fettle(['profile', at('before.csv')], {});
    expect(code).toBe(0);
    expect(out).toMatch(/E-mail\s+│ text/);
    expect(out).toContain('before.csv: 4 records, 0 rows rejected.');
  });

  test('prints JSON, also of a compressed file, and counts unreadable rows', async () => {
    const report = await json(at('before.csv'));
    expect(report.table).toMatchObject({ source: 'before.csv', records: 4, rejected: 0, fillRate: 14 / 16 });
    expect(report.table.columns.map(({ name, label, filled }) => [name, label, filled])).toEqual([
      ['name', 'Name', 3],
      ['e_mail', 'E-mail', 3],
      ['town', 'Town', 4],
      ['source', 'Source', 4],
    ]);
    expect((await json(at('packed.csv.gz'))).table.columns).toEqual(report.table.columns);
    expect((await json(at('ragged.csv'))).table).toMatchObject({ records: 4, rejected: 1 });
  });

  test('masks names and addresses unless asked not to', async () => {
    const plain = JSON.stringify(await json(at('before.csv')));
    expect(plain).not.toContain('Smith');
    expect(plain).not.toContain('john@');
    expect(plain).toContain('Chester');
    expect(JSON.stringify(await json(at('before.csv'), '--show-values'))).toContain('Mr John Smith');
  });

  test('explains why a file is not a table', async () => {
    const { code, error } = await fettle(['profile', at('nowhere.csv')], {});
    expect(code).toBe(1);
    expect(error).toMatch(/^error: .*nowhere\.csv/);
  });

  test('writes a self-contained page', async () => {
    const { code } = await fettle(
      ['profile', at('before.csv'), at('after.csv'), '--out', at('report.html')],
      {},
    );
    expect(code).toBe(0);
    const page = await readFile(at('report.html'), 'utf8');
    expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|https?:|javascript:/i);
    expect(page).toContain("default-src 'none'");
  });
});
