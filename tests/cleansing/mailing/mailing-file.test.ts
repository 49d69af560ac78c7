import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fettle } from '../../cli/fettle.ts';

/* The step as a client meets it: in a workflow over a file, with a second output. */
const WORKFLOW = `
name: Mailing
description: A mailing file.
inputs:
  Contacts:
    kind: file
    description: Contacts.
    columns: { name: text, address: text, postcode: text, dps: text, mps_flag: text }
steps:
  - step: unusable-records
  - step: mailing-file
    options: { blankName: Replace }
outputs:
  Contacts: { kind: file, path: /out/contacts.csv }
  Mailing: { step: mailing-file, kind: file, path: /out/mailing.csv }
`;

const CONTACTS = `name,address,postcode,dps,mps_flag
Mr Zed Last,"9 High Street, Chester",CH2 4NE,2B,
Mrs Ann Stop,"1 High Street, Chester",CH2 4NE,1A,MPS
asdf qwerty,"1 High Street, Chester",CH2 4NE,1A,
Miss Bea Early,"2 Mill Lane, Birmingham",B1 1AA,,
Acme Ltd,"3 Works Road, Leeds",LS1 4AP,4C,
Mr Con First,"1 High Street, Chester",CH2 4NE,1A,
Mr Far Away,"Hauptstrasse 1, 10115 Berlin, Germany",,,
`;

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-mailing-'));
  await writeFile(at('workflow.yaml'), WORKFLOW);
  await writeFile(at('in.csv'), CONTACTS);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (threads: number, ...more: string[]) =>
  fettle(
    [
      'run',
      at('workflow.yaml'),
      '--input',
      `Contacts=${at('in.csv')}`,
      '--output',
      `Contacts=${at(`out${threads}.csv`)}`,
      '--output',
      `Mailing=${at(`mailing${threads}.csv`)}`,
      '--threads',
      String(threads),
      ...more,
    ],
    {},
  );

test('a workflow gives the sorted mailing file, and each record with its status', async () => {
  const { code, out, error } = await run(1);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect((await readFile(at('mailing1.csv'), 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/)).toEqual([
    'id,title,first_name,last_name,address_line_1,address_line_2,address_line_3,address_line_4,town,postcode,dps,country',
    '4,Miss,Bea,Early,2 Mill Lane,,,,BIRMINGHAM,B1 1AA,,',
    '6,Mr,Con,First,1 High Street,,,,CHESTER,CH2 4NE,1A,',
    '1,Mr,Zed,Last,9 High Street,,,,CHESTER,CH2 4NE,2B,',
    '5,,,,Acme Ltd,3 Works Road,,,LEEDS,LS1 4AP,4C,',
    '',
  ]);
  const records = (await readFile(at('out1.csv'), 'utf8')).trim().split(/\r?\n/);
  expect(records.slice(1).map((line) => line.split(',').at(-1))).toEqual([
    'Mailed',
    'Suppressed',
    'Unusable',
    'Mailed',
    'Mailed',
    'Mailed',
    'NonUk',
  ]);
  for (const [statistic, count] of [
    ['mailed', 4],
    ['withDps', 3],
    ['suppressed', 1],
    ['unusable', 1],
    ['nonUk', 1],
  ]) {
    expect(out).toMatch(new RegExp(`mailing-file\\.${statistic}\\s+│ ${count} `));
  }
});

test('two threads give the same bytes as one', async () => {
  expect((await run(2, '--quiet')).code).toBe(0);
  expect(await readFile(at('mailing2.csv'), 'utf8')).toBe(await readFile(at('mailing1.csv'), 'utf8'));
});

test('a minimum match level without a match level column is refused with the reason', async () => {
  await writeFile(at('workflow.yaml'), WORKFLOW.replace('blankName: Replace', 'minimumMatchLevel: Street'));
  const { code, error } = await run(1, '--quiet', '--force');
  expect(code).toBe(1);
  expect(error).toContain('paf_match_level');
});
