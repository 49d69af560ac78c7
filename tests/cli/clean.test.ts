import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, read, written } from '../formats/support.ts';
import { sheet, workbook } from '../formats/workbook.ts';
import { type Ended, fettle, ownProcess } from './fettle.ts';

/* `fettle clean` on realistic files. Except for one test, only steps without an address file are used. */

const PEOPLE = [
  ['Mr', 'JOHN', 'smith', 'john.smith@example,com', '020 7183 8750', 'SW1A 1AA'],
  ['Ms', 'Ann', "o'neill", 'N/A', '(0117) 922 2000', 'bs8 1th'],
  ['Dr', 'Priya', 'Patel', 'priya@example.org', '', 'YO1 7HH'],
];
const HEADINGS = ['Title', 'First Name', 'Last Name', 'E-mail', 'Phone', 'Post Code'];
const FEW = ['--steps', 'names,emails,telephones'];

let folder: string;
const at = (name: string) => join(folder, name);
const environment = () => ({ FETTLE_DATA: at('data'), FETTLE_THREADS: '1', DATABASE_URL: '' });
const clean = (...words: string[]): Promise<Ended> => fettle(['clean', ...words], environment(), folder);
const records = async (name: string) => (await read(await open(readFileSync(at(name))))).records;
const csv = (name: string, rows: readonly (readonly string[])[], delimiter = ',') =>
  writeFileSync(at(name), rows.map((row) => `${row.join(delimiter)}\n`).join(''));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-clean-'));
  const columns = HEADINGS.map((_, place) => ({ name: `c${place}`, type: 'text' as const }));
  const bytes = await written(
    'xlsx',
    columns,
    PEOPLE.map((row) => row.map((value) => value || null)),
    { headings: HEADINGS },
  );
  writeFileSync(at('people.xlsx'), bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('writes a clean Excel file and a page next to the original, and overwrites nothing', async () => {
  const { code, out, error } = await clean('people.xlsx', ...FEW);
  expect(code, error).toBe(0);
  expect(out).toContain('“Title”, “First Name”, “Last Name”');
  expect(out).toMatch(/Names: Names of a woman +│ 2 /);
  expect(out).toMatch(/Fields that held only N\/A, NULL, none or -, emptied +│ 1 /);
  expect(out).toContain('Wrote people.clean.xlsx\n');
  expect(out).toContain('Wrote people.clean.quality.html\n');
  expect(await records('people.clean.xlsx')).toMatchObject([
    {
      title: 'Mr',
      first_name: 'JOHN',
      clean_forename: 'John',
      clean_surname: 'Smith',
      telephone_formatted: '+44 20 7183 8750',
    },
    { e_mail: null, clean_surname: "O'Neill", telephone_formatted: '+44 117 922 2000' },
    { post_code: 'YO1 7HH', email_validation_flag: 'Valid', telephone_formatted: null },
  ]);
  expect(readFileSync(at('people.clean.quality.html'), 'utf8')).toContain('people.xlsx');
  const again = await clean('people.xlsx', ...FEW);
  expect(again).toMatchObject({ code: 1, error: expect.stringContaining('already exists') });
});

test('--dry-run shows the plan and does nothing; the saved workflow does what clean does', async () => {
  csv('list.csv', [HEADINGS, ...PEOPLE]);
  const planned = await clean('list.csv', ...FEW, '--dry-run', '--save-workflow', 'list.yaml');
  expect(planned.code, planned.error).toBe(0);
  expect(planned.out).toContain('- Email addresses are checked and corrected, from “E-mail”.\n');
  expect(existsSync(at('list.clean.csv'))).toBe(false);
  await clean('list.csv', ...FEW, '--no-page', '--quiet');
  const words = ['run', 'list.yaml', '--input', 'Contacts=list.csv', '--output', 'Contacts=run.csv'];
  const ran = await fettle(words, environment(), folder);
  expect(ran.code, ran.error).toBe(0);
  expect(readFileSync(at('run.csv'), 'utf8')).toBe(readFileSync(at('list.clean.csv'), 'utf8'));
  expect(existsSync(at('list.clean.quality.html'))).toBe(false);
});

test('reads semicolons, a title above the header, files without a header, and standard input', async () => {
  csv('title.csv', [['Members', '', '', '', '', ''], HEADINGS, ...PEOPLE], ';');
  const titled = await clean('title.csv', ...FEW, '--no-page');
  expect(titled.out).toContain('`title.csv` has 1 row above its header, which is left out.');
  expect(await records('title.clean.csv')).toMatchObject([{ clean_surname: 'Smith' }, {}, {}]);
  csv('bare.csv', PEOPLE, ';');
  const bare = await clean(
    'bare.csv',
    ...FEW,
    '--no-page',
    '--map',
    'forename=column_2',
    '--map',
    'surname=column_3',
  );
  expect(bare.out).toContain('`bare.csv` has no header row.');
  expect(await records('bare.clean.csv')).toMatchObject([
    { column_2: 'JOHN', clean_forename: 'John' },
    {},
    {},
  ]);
  const piped = await ownProcess(
    ['clean', '-', ...FEW, '--format', 'ndjson'],
    environment(),
    folder,
    readFileSync(at('people.xlsx')),
  );
  expect(piped.code, piped.error).toBe(0);
  expect(
    piped.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)['Last Name']),
  ).toEqual(['smith', "o'neill", 'Patel']);
});

test('--map sets what a column holds, or excludes it', async () => {
  csv('odd.csv', [
    ['Who', 'Reach', 'Email'],
    ['Ann Smith', 'a@b.example', 'x@y.example'],
    ['Bob Jones', 'c', 'z@y.example'],
    ['Cy Hall', 'd', 'w@y.example'],
  ]);
  const { out } = await clean(
    'odd.csv',
    '--map',
    'name=Who',
    '--map',
    'email=Reach',
    '--map',
    'nothing=Email',
    ...FEW,
    '--dry-run',
  );
  expect(out).toContain('from “Who”.');
  expect(out).toContain('corrected, from “Reach”.');
  expect(await clean('odd.csv', '--map', 'email=Post')).toMatchObject({
    code: 1,
    error:
      'error: `odd.csv` has no column `Post` for `--map email=Post`. Its columns are `Who`, `Reach`, `Email`.\n',
  });
  expect(await clean('odd.csv', '--map', 'mail=Email')).toMatchObject({
    code: 2,
    error: expect.stringContaining('`--map mail`: it must be one of title, forename'),
  });
});

test('a German list without postcodes is not mistaken for a British list', async () => {
  csv('liste.csv', [
    ['Kunden-Nr', 'Name', 'Tel.', 'Strasse', 'Ort'],
    ['1', 'Heike Schäfer', '030 23125 100', 'Hauptstraße 5', 'Neuheim'],
    ['2', 'Klaus Weber', '0171 3920044', 'Gartenweg 7', 'Altstadt'],
  ]);
  const { out } = await clean('liste.csv', '--dry-run');
  expect(out).toContain('addresses are left alone, because they do not look British.');
  expect(out).toContain('“Tel.” is left alone: its country is unknown.');
});

test('columns that are not British are left unchanged, and the plan says so', async () => {
  const rows = [
    ['Müller', 'Hauptstraße 1', '10115', '030 23125 001'],
    ['Weber', 'Gartenweg 2', '20095', '040 23125 002'],
    ['Koch', 'Lindenallee 3', '80331', '089 23125 003'],
  ];
  csv('kunden.csv', [['Nachname', 'Straße', 'PLZ', 'Telefon'], ...rows], ';');
  const { out } = await clean('kunden.csv', '--dry-run');
  expect(out).toContain('addresses are left alone, because they do not look British.');
  expect(out).toContain(
    '“Telefon” is left alone: its country is unknown. Name it with `--country`, such as `--country DE`.',
  );
  const told = await clean('kunden.csv', '--country', 'de', '--steps', 'telephones', '--no-page');
  expect(told.code, told.error).toBe(0);
  expect((await records('kunden.clean.csv'))[0]).toMatchObject({ telephone_formatted: '+49 30 23125001' });
});

test('a page covers all records of a small file, and a sample of a large one', async () => {
  const people = Array.from({ length: 18_500 }, (_, at) => [
    `${at}`,
    `person.${at}@example${at % 4 ? '.' : '..'}com`,
  ]);
  csv('large.csv', [['Id', 'Email'], ...people]);
  const { code, error } = await clean('large.csv', '--steps', 'emails', '--quiet', '--mask-values');
  expect(code, error).toBe(0);
  const page = readFileSync(at('large.clean.quality.html'), 'utf8');
  // The page reads every fourth of 19 blocks.
  expect(page).toContain('All figures are about 5,000 of 18,500 records');
  expect(page).toMatch(/class="was">75<\/span>.*<strong>100<\/strong>/);
  expect(page).not.toContain('person.4@');
  csv('small.csv', [['Id', 'Email'], ...people.slice(0, 3000)]);
  await clean('small.csv', '--steps', 'emails', '--quiet');
  const small = readFileSync(at('small.clean.quality.html'), 'utf8');
  expect(small).not.toContain('All figures are about');
  expect(small).toMatch(/<td class="number">2,250<\/td>/);
  expect(small).toContain('person.4@');
  // Reading the same two files again gives the same figures.
  const compared = await fettle(['profile', 'large.csv', 'large.clean.csv', '--json'], environment(), folder);
  const { comparison } = JSON.parse(compared.out);
  expect(comparison).toMatchObject({
    records: 18_500,
    fields: [{ label: 'Email', counts: { right: 13_875, mended: 4625, wrong: 0 } }],
  });
});

test('a file with no recognised column is refused', async () => {
  csv('sums.csv', [
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(await clean('sums.csv')).toMatchObject({
    code: 1,
    error:
      'error: No column of `sums.csv` was recognised as something to cleanse. Say what a column contains, such as `--map email=COLUMN`.\n',
  });
});

test('if most rows are rejected, a warning says why and what to do, and --strict fails', async () => {
  const headings = ['First Name', 'Last Name', 'Email'];
  const whole = ['Ann', 'Smith', 'ann@example.org'];
  const cut = ['Ann', 'Smith'];
  csv('ragged.csv', [headings, ...Array.from({ length: 9 }, () => cut), whole]);
  const ended = await clean('ragged.csv', ...FEW, '--no-page', '--quiet');
  expect({ ...ended, error: ended.error.split('\n') }).toEqual({
    code: 0,
    out: '',
    error: [
      'WARNING: 9 of 10 rows (90 %) were rejected. The output lacks them.',
      '  9 rows, first in line 2: The row has 2 fields, but the header has 3.',
      expect.stringContaining('--rows-above'),
      '',
    ],
  });
  const strict = await clean('ragged.csv', ...FEW, '--no-page', '--quiet', '--force', '--strict');
  expect(strict.code).toBe(1);
  expect(await records('ragged.clean.csv')).toHaveLength(1);
  csv('half.csv', [headings, cut, whole]);
  expect((await clean('half.csv', ...FEW, '--no-page', '--quiet', '--strict')).code).toBe(0);
});

test('names the other sheets of a workbook whose first sheet has nothing to cleanse', async () => {
  const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const cover = sheet(cell('Spring mailing') + cell('See the other sheet'));
  writeFileSync(at('cover.xlsx'), await workbook({ 'xl/worksheets/sheet2.xml': cover }));
  const { code, error } = await clean('cover.xlsx');
  expect(code).toBe(1);
  expect(error).toContain(
    '`cover.xlsx` has 2 sheets: `Contacts`, `Others`. Reading `Contacts`; choose another with `--sheet`.\nerror: No column of `cover.xlsx` was recognised',
  );
});
