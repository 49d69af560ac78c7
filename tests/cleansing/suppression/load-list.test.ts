import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIST_FIELDS, LIST_REQUIREMENTS } from '../../../src/cleansing/suppression/list-layout.ts';
import { ListRefused } from '../../../src/cleansing/suppression/load-list.ts';
import { LIST_KINDS, type ListKind } from '../../../src/suppression/list-kind.ts';
import { readPage } from '../../docs/page.ts';
import { TestLists } from './lists.ts';

let lists: TestLists;
beforeAll(async () => {
  lists = await TestLists.start();
});
afterAll(() => lists.close());

/** A good row for each kind. */
const GOOD: Readonly<Record<ListKind, string>> = {
  mps: 'name,address,postcode\nMr R Smith,12 High Street,EH1 2AD\n',
  goneaway: 'surname,forename,udprn\nSmith,Robert,50000001\n',
  deceased: 'name,address,postcode,date_of_death\nMr R Smith,12 High Street,EH1 2AD,1/2/2024\n',
  mover:
    'name,address,postcode,new_address,new_postcode\nMr R Smith,12 High Street,EH1 2AD,1 Elsewhere,EH1 2AE\n',
  tps: 'telephone\n01632960001\n',
  ctps: 'telephone\n01632960001\n',
  'business-goneaway': 'company,address,postcode\nAcme Ltd,12 High Street,EH1 2AD\n',
  'in-house': 'email\na@example.org\n',
};

describe('each kind of list', () => {
  test.each(LIST_KINDS)('%s is loaded from its layout', async (kind) => {
    const { manifest, badRows } = await lists.load(kind, GOOD[kind]);
    expect(badRows).toEqual([]);
    expect(manifest).toMatchObject({ kind, rows: 1, badRows: 0, sources: { [kind]: 1 } });
  });

  test.each(LIST_KINDS)('%s is refused without its columns', async (kind) => {
    await expect(lists.load(kind, 'colour,size\nred,12\n')).rejects.toThrow(`A file of kind ${kind}`);
  });

  test.each(LIST_KINDS)('%s has its columns in docs/operators/suppression.md', (kind) => {
    const page = readPage('docs/operators/suppression.md');
    expect(page).toContain(`\`${kind}\``);
    for (const field of LIST_REQUIREMENTS[kind].flat()) expect(page).toContain(`\`${field}\``);
  });

  test('the page docs/operators/suppression.md names every column', () => {
    const page = readPage('docs/operators/suppression.md');
    const shown = Object.entries(LIST_FIELDS).filter(([, meaning]) => meaning !== '');
    expect(
      shown.filter(([field, meaning]) => !page.includes(`\`${field}\``) || !page.includes(meaning)),
    ).toEqual([]);
  });
});

describe('rows that cannot be used', () => {
  test('are counted and reported with line and reason', async () => {
    const csv = `name,address,postcode,date
Mr R Smith,12 High Street,EH1 2AD,2024-01-01
,12 High Street,EH1 2AD,2024-01-01
The Occupier,12 High Street,EH1 2AD,2024-01-01
Mr R Smith,12 High Street,,2024-01-01
Mr R Smith,12 High Street,XX,2024-01-01
Mr R Smith,12 High Street,EH1 2AD,31/02/2024
Mr R Smith,12 High Street,EH1 2AD,soon
Mr R Smith,12 High Street,EH1 2AD,2024-01-01,too,many
"Mrs
Jones","1 High Street",EH1 2AD,20240101
`;
    const { manifest, badRows } = await lists.load('deceased', csv, 1);
    expect(badRows.sort()).toEqual([
      '3 has no readable surname',
      '4 has no readable surname',
      '5 has neither a readable postcode nor a UDPRN',
      '6 has neither a readable postcode nor a UDPRN',
      '7 has a `date` that is not a valid day',
      '8 has a `date` that is not a valid day',
      '9 has 6 fields, but the header has 4',
    ]);
    expect(manifest).toMatchObject({ rows: 2, badRows: 7 });
  });

  test('stop the loading if there are too many, and leave nothing behind', async () => {
    const rows = Array.from({ length: 100 }, (_, at) =>
      at < 5 ? 'none' : `016329600${String(at).padStart(2, '0')}`,
    );
    const csv = `telephone\n${rows.join('\n')}\n`;
    await expect(lists.load('tps', csv, 0.04)).rejects.toThrow(
      '5 of 100 rows are bad (5.0 %); at most 4 % may be',
    );
    expect((await lists.load('tps', csv, 0.05)).manifest).toMatchObject({ rows: 95, badRows: 5 });
  });

  test.each([
    ['an empty file', ''],
    ['a header alone', 'telephone\n'],
    ['no CSV', '\u0000\u0001\u0002PK\u0003'],
  ])('%s is refused', async (_, csv) => {
    await expect(lists.load('tps', csv)).rejects.toThrow();
  });

  test('a column that does not hold sources is refused', async () => {
    const rows = Array.from({ length: 1001 }, (_, at) => `01632960001,${at}`);
    await expect(lists.load('tps', `telephone,source\n${rows.join('\n')}\n`)).rejects.toThrow(ListRefused);
  });
});

test('other headings, delimiters and encodings are understood', async () => {
  const csv =
    '\ufeffLast Name;First Name;Addr1;Post Town;Post Code;Supplier\nSmith;Robert;12 High Street;Town;EH1 2AD;Ours\n';
  const { manifest } = await lists.load('mps', csv);
  expect(manifest).toMatchObject({ rows: 1, sources: { Ours: 1 } });
});

test('telephone numbers, email addresses and ids are stored only as digests', async () => {
  const { folder } = await lists.load(
    'in-house',
    'email,telephone,id,name\njane.doe@example.org,01632 960001,C-12345,Jane Merriweather\n',
  );
  for (const name of await readdir(folder)) {
    const content = (await readFile(join(folder, name))).toString('latin1').toLowerCase();
    for (const secret of ['jane', 'doe', '1632', 'c-12345', 'merriweather']) {
      expect(content.includes(secret), `${secret} in ${name}`).toBe(false);
    }
  }
});

test('any file is loaded row by row or refused, and never half loaded', async () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Mr R Smith',
      'EH1 2AD',
      '01632960001',
      '2024-01-01',
      '',
      '"',
      "'",
      ',',
      '\n',
      '=1+1',
      '\u0000',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  const kind = fc.constantFrom(...LIST_KINDS);
  await fc.assert(
    fc.asyncProperty(
      kind,
      fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }),
      async (kind, rows) => {
        const header = 'name,company,address,postcode,telephone,date,source,email,new_address,new_postcode';
        const csv = `${header}\n${rows.map((row) => row.join(',')).join('\n')}\n`;
        try {
          const { folder, manifest, badRows } = await lists.load(kind, csv, 1);
          expect(manifest.badRows).toBe(badRows.length);
          expect(existsSync(`${folder}.loading`)).toBe(false);
        } catch (error) {
          expect(error).toBeInstanceOf(ListRefused);
        }
      },
    ),
    { numRuns: 60 },
  );
});
