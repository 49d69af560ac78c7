import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ended, fettle, ownProcess } from '../cli/fettle.ts';
import { sheet, workbook } from './workbook.ts';

/* Files of all formats through commands, by name, by content and by --format. */

const WORKFLOW =
  'name: Copy\ndescription: Copies.\ninputs: { People: { columns: { name: text } } }\noutputs: { People: {} }\n';
const LINES = '{"Name":"Ann","Tel":"01632 960001"}\n{"Name":"Zoë","Tel":null}\n';

let folder: string;
const at = (name: string) => join(folder, name);
const environment = () => ({ FETTLE_DATA: at('data'), FETTLE_THREADS: '1', DATABASE_URL: '' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-formats-'));
  writeFileSync(at('copy.yaml'), WORKFLOW);
  writeFileSync(at('people.ndjson'), LINES);
  writeFileSync(at('people.json.gz'), gzipSync(`[${LINES.trim().replace('\n', ',')}]`));
  writeFileSync(at('people.csv.zst'), zstdCompressSync('Name,Tel\r\nAnn,01632 960001\r\nZoë,\r\n'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(input: string, output: string, ...more: string[]): Promise<Ended> {
  const words = ['run', 'copy.yaml', '--input', `People=${input}`, '--output', `People=${output}`, ...more];
  const ended = await fettle(words, environment(), folder);
  expect(ended.code, ended.error).toBe(0);
  return ended;
}

describe('fettle run', () => {
  test.each(['people.ndjson', 'people.json.gz', 'people.csv.zst'])('reads %s', async (input) => {
    const { out } = await run(input, '-', '--format', 'ndjson');
    expect(out).toBe(LINES);
  });

  test('writes the format of the output’s name', async () => {
    await run('people.ndjson', 'out.csv.zst');
    expect(zstdDecompressSync(readFileSync(at('out.csv.zst'))).toString()).toBe(
      'Name,Tel\r\nAnn,01632 960001\r\nZoë,\r\n',
    );
    await run('people.csv.zst', 'out.json');
    expect(JSON.parse(readFileSync(at('out.json'), 'utf8'))).toEqual([
      { Name: 'Ann', Tel: '01632 960001' },
      { Name: 'Zoë', Tel: null },
    ]);
    // The name decides the format if it shows one. --format is for other names.
    await run('people.csv.zst', 'out', '--format', 'tsv');
    expect(readFileSync(at('out'), 'utf8')).toBe('Name\tTel\r\nAnn\t01632 960001\r\nZoë\t\r\n');
  });

  test('reads standard input, also compressed', async () => {
    const words = [
      'run',
      'copy.yaml',
      '--input',
      'People=-',
      '--output',
      'People=-',
      '--format',
      'json',
      '--quiet',
    ];
    const { code, out } = await ownProcess(words, environment(), folder, readFileSync(at('people.csv.zst')));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveLength(2);
  });

  test('reports that a compressed file is cut off', async () => {
    writeFileSync(at('cut.csv.zst'), readFileSync(at('people.csv.zst')).subarray(0, 30));
    const words = ['run', 'copy.yaml', '--input', 'People=cut.csv.zst', '--output', 'People=cut.csv'];
    expect(await fettle(words, environment(), folder)).toEqual({
      code: 1,
      out: '',
      error: 'error: `cut.csv.zst` is damaged or cut off: it begins as zstd and cannot be unpacked.\n',
    });
  });
});

test('fettle profile reads the same formats', async () => {
  const { out } = await fettle(['profile', 'people.ndjson', '--json'], environment(), folder);
  expect(JSON.parse(out).table.records).toBe(2);
});

describe('Excel workbooks', () => {
  const refused = async (name: string, bytes: Uint8Array | string) => {
    writeFileSync(at(name), bytes);
    const words = ['run', 'copy.yaml', '--input', `People=${name}`, '--output', 'People=refused.csv'];
    const { code, out, error } = await fettle(words, environment(), folder);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    return error;
  };

  test('are written and read, also from standard input and compressed', async () => {
    await run('people.ndjson', 'book.xlsx');
    expect((await run('book.xlsx', '-', '--format', 'ndjson')).out).toBe(LINES);
    writeFileSync(at('book.xlsx.gz'), gzipSync(readFileSync(at('book.xlsx'))));
    expect((await run('book.xlsx.gz', '-', '--format', 'ndjson')).out).toBe(LINES);
    const words = [
      'run',
      'copy.yaml',
      '--input',
      'People=-',
      '--output',
      'People=-',
      '--format',
      'xlsx',
      '--quiet',
    ];
    const { code, error } = await ownProcess(words, environment(), folder, readFileSync(at('book.xlsx')));
    expect(code, error).toBe(0);
    expect(error).toBe('');
  });

  test('are refused in one sentence if they are damaged', async () => {
    const book = readFileSync(at('book.xlsx'));
    const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
    expect(await refused('picture.xlsx', png)).toBe(
      'error: `picture.xlsx` is an image, not CSV. Export the records as CSV, and use that file.\n',
    );
    expect(await refused('cut.xlsx', book.subarray(0, 600))).toBe(
      'error: `cut.xlsx` is damaged or cut off: it begins like an Excel workbook but cannot be unpacked.\n',
    );
    expect(await refused('none.xlsx', '')).toBe(
      'error: `none.xlsx` has no rows. It must begin with a header row.\n',
    );
  });

  test('are listed with their sheets', async () => {
    writeFileSync(
      at('two.xlsx'),
      await workbook({
        'xl/worksheets/sheet2.xml': sheet(
          '<row><c t="inlineStr"><is><t>Name</t></is></c></row><row><c t="inlineStr"><is><t>Ann</t></is></c></row>',
        ),
      }),
    );
    const { error, out } = await run('two.xlsx', '-', '--format', 'ndjson');
    expect(out).toBe('{"Name":"Ann"}\n');
    expect(error).toContain(
      '`two.xlsx` has 2 sheets: `Contacts`, `Others`. Reading `Contacts`; choose another with `--sheet`.\n',
    );
    const words = [
      'run',
      'copy.yaml',
      '--input',
      'People=two.xlsx',
      '--output',
      'People=-',
      '--sheet',
      'People=Others',
    ];
    expect((await fettle(words, environment(), folder)).error).toContain('`two.xlsx` has no column `name`');
  });
});
