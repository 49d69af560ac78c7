import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fettle, ownProcess } from './fettle.ts';

/*
 * Mistakes of new users, and the answers of the command: the exit code (2 if the command line is wrong,
 * otherwise 1) and the line on standard error, which says what happened, where, and what to do. The command
 * leaves nothing behind, and prints nothing on standard output.
 */

const RUN = 'run copy.yaml --input People=people.csv --output People=o.csv';
const WITH = (file: string) => `run copy.yaml --input People=${file} --output People=o.csv`;

const WRONG_USES: readonly (readonly [line: string, code: 1 | 2, message: string])[] = [
  ['rnu', 2, "unknown command 'rnu'. Did you mean run? See `fettle --help`."],
  ['run', 2, "missing required argument 'workflow'. See `fettle run --help`."],
  [
    'run copy.yaml',
    2,
    'The input People of the workflow is missing. Name its file with `--input People=FILE`.',
  ],
  [
    'run copy.yaml --input People=people.csv',
    2,
    'No output is named. Name at least one: `--output People=FILE`.',
  ],
  [`${RUN} --inptu x`, 2, "unknown option '--inptu'. Did you mean --input? See `fettle run --help`."],
  [
    'run copy.yaml --input people.csv',
    2,
    "argument 'people.csv' is invalid. It must have the form NAME=VALUE.",
  ],
  [`${RUN} --input People=other.csv`, 2, 'People may be given only once.'],
  [
    `${RUN} --input Persons=other.csv`,
    2,
    '--input Persons: the workflow has no such input. Its inputs are People.',
  ],
  [
    `${RUN} --output Persons=p.csv`,
    2,
    '--output Persons: the workflow has no such output. Its outputs are People.',
  ],
  ['run copy.yaml --input People=people.csv --output People=', 2, '`--output People=` names no file.'],
  [`${RUN} --threads 0`, 2, '`--threads` takes a whole number from 1 to 1024 (got 0).'],
  [`${RUN} --param Max=1`, 2, '`--param Max`: Unknown parameter Max: there are none.'],
  [
    `${RUN} --map nmae=name`,
    2,
    '`--map nmae=name`: the workflow has no such column. Its input `People` needs `name`.',
  ],
  [`${RUN} --map name=nmae`, 1, '`people.csv` has no column `nmae`. Its columns are `name`.'],
  [
    WITH('none.csv'),
    1,
    'There is no file or folder `none.csv`. Check the path; it is relative to the current folder.',
  ],
  [WITH('folder'), 1, '`folder` is a folder. Name a file in it.'],
  [WITH('people.csv/x'), 1, 'A part of `people.csv/x` is a file and not a folder. Check the path.'],
  [WITH('empty.csv'), 1, '`empty.csv` has no rows. It must begin with a header row.'],
  [
    WITH('book.xlsx'),
    1,
    '`book.xlsx` is damaged or cut off: it begins like an Excel workbook but cannot be unpacked.',
  ],
  [
    WITH('book.xlsx.gz'),
    1,
    '`book.xlsx.gz` is damaged or cut off: it begins like an Excel workbook but cannot be unpacked.',
  ],
  [
    WITH('old.xls'),
    1,
    '`old.xls` is an Excel workbook of an old version (.xls) or with a password, not CSV. Save it as .xlsx without a password, or the sheet as CSV UTF-8, and use that file.',
  ],
  [WITH('list.json'), 1, '`list.json` is damaged or cut off: its JSON array does not end (line 1).'],
  [
    WITH('table.parquet'),
    1,
    '`table.parquet` is damaged or cut off: it begins like a Parquet file but cannot be read.',
  ],
  [WITH('page.pdf'), 1, '`page.pdf` is a PDF document, not CSV.'],
  [WITH('page.html'), 1, '`page.html` is an XML or HTML document, not CSV.'],
  [WITH('cut.csv.gz'), 1, '`cut.csv.gz` is damaged or cut off: it begins as gzip and cannot be unpacked.'],
  [
    WITH('other.csv'),
    1,
    '`other.csv` has no column `name` (needed by input `People` of the workflow). Its columns are `full_name`, `town`. Map it with `--map name=full_name`.',
  ],
  [
    'run email.yaml --input People=other.csv --output People=o.csv',
    1,
    '`other.csv` has no column `town_name` (needed by step `tidy`). Its columns are `full_name`, `town`. Map it with `--map town_name=town`.',
  ],
  [
    'run names.yaml --input People=german.csv --output People=o.csv',
    1,
    'Map them with `--map forename=vorname --map surname=COLUMN`.',
  ],
  [
    WITH('twice.csv'),
    1,
    'Choose the one for input `People` of the workflow with `--map name=name` or `--map name=name_2`.',
  ],
  [
    'run copy.yaml --input People=people.csv --output People=people.csv',
    2,
    'are the same file. Name another file for the output.',
  ],
  [
    'run copy.yaml --input People=people.csv --output People=other.csv',
    1,
    '`other.csv` already exists. Name another file, or replace it with `--force`.',
  ],
  [
    'run copy.yaml --input People=people.csv --output People=folder',
    1,
    '`folder` is a folder and cannot be written as a file. Name a file.',
  ],
  [
    'run copy.yaml --input People=people.csv --output People=none/o.csv',
    1,
    'There is no folder `none` to write `o.csv` in. Create it first.',
  ],
  ['run typed.yaml --input People=people.csv --output People=o.csv', 2, '`--param Max` is required.'],
  [
    'run typed.yaml --input People=people.csv --output People=o.csv --param Max=abc',
    2,
    '`--param Max` must be an integer, not "abc".',
  ],
  [
    'run none.yaml --input People=people.csv --output People=o.csv',
    1,
    'There is no file or folder `none.yaml`.',
  ],
  [
    'run folder --input People=people.csv --output People=o.csv',
    1,
    '`folder` is a folder. Name a workflow file.',
  ],
  [
    'run addresses.yaml --input People=people.csv --output People=o.csv --address-file ADDRESSES --strict',
    1,
    'INVENTED, and `--strict` refuses them.',
  ],
  [
    'run addresses.yaml --input People=people.csv --output People=o.csv --address-file folder',
    1,
    'folder cannot be used: there is no manifest in it.',
  ],
  ['profile', 2, "missing required argument 'file'. See `fettle profile --help`."],
  ['profile people.csv --out people.csv', 2, '`--out people.csv` and `people.csv` are the same file.'],
  [
    'profile people.csv --out - --json',
    2,
    '`--json` and `--out -` both write to standard output. Name a file with `--out FILE`.',
  ],
  ['match', 2, 'Give either an address or --review FILE.'],
  ['match --review people.csv --below 101', 2, '`--below` takes a percentage from 0 to 100 (got 101).'],
  [
    'match --review people.csv --address-file ADDRESSES',
    1,
    '`people.csv` has no column with the usual name of an address column. Its columns are `name`. Choose one with `--map address=COLUMN`.',
  ],
  [
    'explain-pair people.csv 1 2',
    2,
    "required option '--workflow <file>' not specified. See `fettle explain-pair --help`.",
  ],
  [
    'explain-pair people.csv 1 2 --workflow copy.yaml',
    1,
    'The workflow has no step `deduplication`, so it compares no records.',
  ],
  ['workflow steps adress-cleansing', 2, 'Unknown step adress-cleansing; did you mean address-cleansing?'],
  [
    'address-file build --out f',
    2,
    'No source of addresses is named. Name one with --paf, --list or --from.',
  ],
  ['address-file build --list none.csv --out f', 1, 'There is no file or folder `none.csv`.'],
  [
    'address-file build --list - --out f',
    2,
    '`--list -`: an address file is made from files and folders into a folder.',
  ],
  [
    'address-file build --list list.csv --out f --max-bad 50',
    2,
    '`--max-bad` takes a share of rows, such as 5% or 0.05 (got 50).',
  ],
  ['address-file use', 2, 'Name either a folder or --previous.'],
  [
    'address-file sample --out folder',
    1,
    'folder is not empty. Name a folder that is empty or does not exist.',
  ],
  ['suppression load mbs list.csv', 2, 'There is no kind of list called mbs. The kinds are mps, tps,'],
  [
    'suppression load tps list.csv --effective soon',
    2,
    '`--effective` takes a day, such as 2026-11-01 (got soon).',
  ],
  ['account top-up Shop many', 2, '`CREDITS` takes a whole number from 0 to 1000000000000000 (got many).'],
  ['job list --client Acme --page 0', 2, '`--page` takes a whole number from 1 (got 0).'],
  [
    'dataset import people people.csv',
    2,
    "required option '--client <name>' not specified. See `fettle dataset import --help`.",
  ],
  [
    'dataset import people people.csv --client Acme --type name=string',
    2,
    '--type name must be one of text, integer, decimal, date, boolean, not string.',
  ],
];

/** Every twentieth command runs in a process of its own, as a user's does. The others share one process. */
const OWN_PROCESS = 20;

let folder: string;
let left: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-wrong-'));
  const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
  const workflow = (name: string, more = '', columns = 'name: text') =>
    put(
      `${name}.yaml`,
      `name: ${name}\ndescription: For a test.\ninputs: { People: { columns: { ${columns} } } }\n${more}outputs: { People: {} }\n`,
    );
  workflow('copy');
  workflow('typed', 'parameters: { Max: { type: integer, required: true } }\n');
  workflow('addresses', 'steps: [{ step: address-cleansing, columns: { address: name } }]\n');
  workflow('email', 'steps: [{ step: tidy, columns: { text: town_name } }]\n', 'town_name: text');
  workflow('names', '', 'forename: text, surname: text');
  const book = Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml', 'latin1');
  put('people.csv', 'name\nAnn\nBob\n');
  put('other.csv', 'Full Name,town\nAnn,York\n');
  put('german.csv', 'Vorname,Nachname\nJürgen,Müller\n');
  put('twice.csv', 'name,name\nAnn,Bob\n');
  put('empty.csv', '');
  put('book.xlsx', book);
  put('book.xlsx.gz', gzipSync(book));
  put('old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  put('list.json', '[{"name":"Ann"}');
  put('table.parquet', Buffer.from('PAR1\x15\x04', 'latin1'));
  put('page.pdf', '%PDF-1.7\n');
  put('page.html', '<!DOCTYPE html><table>');
  put('cut.csv.gz', gzipSync('name\nAnn\nBob\n').subarray(0, 22));
  put('list.csv', 'address,postcode\n1 High Street,CH1 2AB\n');
  mkdirSync(join(folder, 'folder'));
  put('folder/x', '');
  left = readdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = () => ({
  FETTLE_DATA: join(folder, 'data'),
  FETTLE_THREADS: '1',
  DATABASE_URL: '',
});

describe('each wrong use is refused with an explanation', () => {
  test.each(WRONG_USES.map((use, at) => [...use, at] as const))(
    'fettle %s',
    async (line, code, message, at) => {
      const words = line.split(' ').map((word) => (word === 'ADDRESSES' ? inject('addressFile') : word));
      const ended =
        at % OWN_PROCESS === 0
          ? await ownProcess(words, environment(), folder)
          : await fettle(words, environment(), folder);
      const [first, ...others] = ended.error
        .trimEnd()
        .split('\n')
        .filter((said) => !said.startsWith('WARNING'));
      expect(first).toMatch(/^error: /);
      expect(first).toContain(message);
      expect({ code: ended.code, out: ended.out, others }).toEqual({ code, out: '', others: [] });
      expect(ended.error).not.toMatch(/\bE[A-Z]{4,}\b|\n {4}at |undefined|NaN/);
    },
  );
});

test('no wrong use leaves a file behind', () => {
  expect(readdirSync(folder)).toEqual(left);
});

test('help and version succeed', async () => {
  expect((await fettle(['--version'], environment())).code).toBe(0);
  expect(await fettle(['run', '--help'], environment())).toMatchObject({ code: 0, error: '' });
  expect(await fettle(['workflow'], environment())).toMatchObject({ code: 2, out: '' });
});
