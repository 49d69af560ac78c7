import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { CsvOptions } from '../../src/records/csv-reader.ts';
import { CSV_COLUMNS, CsvUnreadable, openCsv } from '../../src/records/csv-reader.ts';
import { MissingColumns } from '../../src/records/header.ts';
import { FIELD_LENGTH, RAW_LENGTH, ROW_BYTES } from '../../src/records/row-limits.ts';
import { inChunks, readAll } from './support.ts';

describe('rows', () => {
  it.each([
    ['LF', 'a,b\n1,2\n3,4\n'],
    ['CRLF', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['CR', 'a,b\r1,2\r3,4\r'],
    ['LF and CRLF mixed', 'a,b\n1,2\r\n3,4\n'],
    ['no line end at the end', 'a,b\n1,2\n3,4'],
    ['half a CRLF at the end', 'a,b\r\n1,2\r\n3,4\r'],
    ['all quoted', '"a","b"\n"1","2"\n"3","4"'],
    ['single quotes', "'a','b'\n'1','2'\n'3','4'"],
    ['semicolons', 'a;b\n1;2\n3;4'],
    ['tabs', 'a\tb\n1\t2\n3\t4'],
    ['bars', 'a|b\n1|2\n3|4'],
    ['a declared separator', 'sep=;\r\na;b\r\n1;2\r\n3;4\r\n'],
    ['an unusual declared separator', 'sep=^\na^b\n1^2\n3^4'],
    ['blank lines', '\r\na,b\r\n\r\n1,2\r\n\r\n\r\n3,4\r\n\r\n'],
  ])('reads %s', async (_, file) => {
    const { names, records, rejects } = await readAll(file);
    expect(names).toEqual(['a', 'b']);
    expect(records).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(rejects).toEqual([]);
  });

  it('keeps quotes, delimiters, line ends, spaces and every character of Unicode', async () => {
    const file = 'a,b\n"x ""y""","1\r\n2,\n3"\n  z ,5" pipe\n"",\n"""",𝒳 \u0000é\u2028\n';
    const { records, lines, rejects } = await readAll(file);
    expect(records).toEqual([
      ['x "y"', '1\r\n2,\n3'],
      ['  z ', '5" pipe'],
      [null, null],
      ['"', '𝒳 \u0000é\u2028'],
    ]);
    expect(lines).toEqual([2, 5, 6, 7]);
    expect(rejects).toEqual([]);
  });

  it('keeps an LF within quotes where CR ends lines', async () => {
    expect((await readAll('a,b\r"1\n2",3\r4,5\r')).records).toEqual([
      ['1\n2', '3'],
      ['4', '5'],
    ]);
  });

  it('keeps a CR within a field where LF ends lines', async () => {
    expect((await readAll('a,b\n1\r2,3\n')).records).toEqual([['1\r2', '3']]);
  });

  it('has a header and no batch if there are no rows', async () => {
    const { names, batches } = await readAll('a,b\n');
    expect(names).toEqual(['a', 'b']);
    expect(batches).toEqual([]);
  });

  it('makes batches of at most 1,000 records', async () => {
    const file = `a\n${Array.from({ length: 2500 }, (_, row) => row).join('\n')}`;
    const { batches, records } = await readAll(file);
    expect(batches.map(({ block }) => block.recordCount)).toEqual([1000, 1000, 500]);
    expect(batches.map(({ next }) => next.recordNumber)).toEqual([1001, 2001, 2501]);
    expect(batches.at(-1)?.next.offset).toBe(file.length);
    expect(records.at(-1)).toEqual(['2499']);
  });

  it('makes shorter batches of long rows', async () => {
    const row = `${'x'.repeat(100_000)},${'y'.repeat(100_000)}\n`;
    const { batches, records } = await readAll(`a,b\n${row.repeat(100)}`);
    expect(records.length).toBe(100);
    expect(Math.max(...batches.map(({ block }) => block.recordCount))).toBeLessThan(50);
  });

  it('reads typed columns', async () => {
    const types = { n: 'integer', d: 'decimal', t: 'date', f: 'boolean' } as const;
    const { records, rejects } = await readAll(
      'N,D,T,F,x\n5,1.10,2025-03-31,yes,5\n,,,,\n6,1,2025-02-29,no,\n7.5,1,,,\n',
      { types },
    );
    expect(records).toEqual([
      [5, '1.10', '2025-03-31', true, '5'],
      [null, null, null, null, null],
    ]);
    expect(rejects.map(({ line, recordNumber, column }) => [line, recordNumber, column])).toEqual([
      [4, 3, 't'],
      [5, 4, 'n'],
    ]);
    expect(rejects[1]).toMatchObject({ reason: 'must be an integer', raw: '7.5,1,,,' });
  });
});

describe('encodings', () => {
  const text = 'name,town\nZoë “x”,Siân €\nAnn,Łódź'.replace('Łódź', 'Münster');
  const utf16be = (value: string) => Buffer.from(value, 'utf16le').swap16();
  const expected = [
    ['Zoë “x”', 'Siân €'],
    ['Ann', 'Münster'],
  ];
  const windows1252 = Buffer.from(
    text.replace(/[“”€]/g, (character) => ({ '“': '\x93', '”': '\x94', '€': '\x80' })[character]!),
    'latin1',
  );

  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['windows-1252', windows1252],
    ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16be', utf16be(`\ufeff${text}`)],
  ])('tells %s', async (encoding, bytes) => {
    for (const sizes of [[65_536], [1], [3]]) {
      const { layout, names, records } = await readAll(bytes, {}, sizes);
      expect(layout.dialect.encoding).toBe(encoding);
      expect(names).toEqual(['name', 'town']);
      expect(records).toEqual(expected);
    }
  });

  it('uses the given encoding', async () => {
    const { records } = await readAll('a\né\n', { dialect: { encoding: 'windows-1252' } });
    expect(records).toEqual([['Ã©']]);
  });

  it('rejects the rows of a UTF-8 file that are not UTF-8, and only those', async () => {
    const file = Buffer.concat([
      Buffer.from('a,b\nZoë,1\nbad '),
      Buffer.from([0xff]),
      Buffer.from(',2\nSiân,3\n"bad\n'),
      Buffer.from([0xc3]),
      Buffer.from('",4\nAnn,5\n\ufffd,6\n'),
    ]);
    const { records, rejects } = await readAll(file);
    expect(records).toEqual([
      ['Zoë', '1'],
      ['Siân', '3'],
      ['Ann', '5'],
      ['\ufffd', '6'],
    ]);
    expect(rejects).toEqual([
      { line: 3, recordNumber: 2, reason: 'has bytes that are not UTF-8', raw: 'bad \ufffd,2' },
      { line: 5, recordNumber: 4, reason: 'has bytes that are not UTF-8', raw: '"bad\n\ufffd",4' },
    ]);
  });

  it('rejects bytes that Windows-1252 does not assign', async () => {
    const file = Buffer.from('a,b\ncaf\xe9,1\nx\x81,2\n', 'latin1');
    const { records, rejects } = await readAll(file);
    expect(records).toEqual([['café', '1']]);
    expect(rejects).toEqual([
      {
        line: 3,
        recordNumber: 2,
        reason: 'has bytes that are not valid in Windows-1252',
        raw: 'x\ufffd,2',
      },
    ]);
  });

  it('detects the encoding line by line if the head is plain ASCII', async () => {
    const head = 'Ann,1\n'.repeat(60_000);
    const file = Buffer.concat([Buffer.from(`a,b\n${head}Zoë,2\n`), Buffer.from('Zo\xeb,3\n', 'latin1')]);
    const { layout, records, rejects } = await readAll(file);
    expect(layout.dialect.encoding).toBe('utf-8-or-windows-1252');
    expect(records.slice(-2)).toEqual([
      ['Zoë', '2'],
      ['Zoë', '3'],
    ]);
    expect(rejects).toEqual([]);
  });

  it('is not misled by a character that is cut at the end of the head', async () => {
    for (const shift of [0, 1, 2]) {
      const file = `a,b\n${'x'.repeat(shift)}${'…'.repeat(100_000)},1\n`;
      expect((await readAll(file)).layout.dialect.encoding).toBe('utf-8');
    }
  });

  it('rejects rows with half a character of UTF-16', async () => {
    const file = Buffer.from('\ufeffa,b\nx\ud800,1\ny,2\n\udc00𝒳,3\n𝒳,4\nz,5', 'utf16le');
    for (const sizes of [[65_536], [1], [2], [7]]) {
      const { records, rejects } = await readAll(Buffer.concat([file, Buffer.from([0x41])]), {}, sizes);
      expect(records).toEqual([
        ['y', '2'],
        ['𝒳', '4'],
      ]);
      expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
        [2, 'has half a character of UTF-16'],
        [4, 'has half a character of UTF-16'],
        [6, 'has half a character of UTF-16'],
      ]);
    }
  });
});

describe('dialects', () => {
  it.each([
    ['commas in the text of a semicolon file', 'id;name\n1;Smith, J\n2;Jones, A\n3;X', ';', '"'],
    ['semicolons in the text of a comma file', 'id,name\n1,a;b\n2,c;d\n', ',', '"'],
    ['a delimiter within quotes', '"a;b","c;d"\n1,2\n3,4\n', ',', '"'],
    ['one column of text with commas', 'address\n1 High St, Leeds\n2 Low St\n', ';', '"'],
    ['tabs and quotes that are no quotes', 'a\tb\n"The Cottage" High St\tLeeds\nx\ty\n', '\t', null],
    ['tabs and quotes', 'a\tb\n"PETS ""R"" US"\tLeeds\n"x" y\tz\n', '\t', '"'],
    ['one column', 'a\n1\n2\n', ',', '"'],
    ['a head that ends within a row', `a;b;c, d\n1;2;x, y\nx, ${'z'.repeat(300_000)};2;3\n`, ';', '"'],
  ])('tells of %s', async (_, file, delimiter, quote) => {
    const { layout } = await readAll(file);
    expect(layout.dialect).toMatchObject({ delimiter, quote });
  });

  it('keeps the quotes of a file that does not quote', async () => {
    const { records, rejects } = await readAll('a\tb\n"The Cottage" High St\tLeeds\n"x\ty\n');
    expect(rejects).toEqual([]);
    expect(records).toEqual([
      ['"The Cottage" High St', 'Leeds'],
      ['"x', 'y'],
    ]);
  });

  it('uses the given dialect', async () => {
    const options: CsvOptions = { dialect: { delimiter: ':', quote: "'" } };
    const { records } = await readAll('a:b\n\'1:2\':"3"\n', options);
    expect(records).toEqual([['1:2', '"3"']]);
  });
});

describe('rejects', () => {
  it('reports ragged rows with line and text', async () => {
    const { records, rejects } = await readAll('a,b,c\n1,2\n\n1,2,3\n1,2,3,4\r\n"1\n2",3\nx\n');
    expect(records).toEqual([['1', '2', '3']]);
    expect(rejects).toEqual([
      { line: 2, recordNumber: 1, reason: 'has 2 fields, but the header has 3', raw: '1,2' },
      { line: 5, recordNumber: 3, reason: 'has 4 fields, but the header has 3', raw: '1,2,3,4' },
      { line: 6, recordNumber: 4, reason: 'has 2 fields, but the header has 3', raw: '"1\n2",3' },
      { line: 8, recordNumber: 5, reason: 'has 1 field, but the header has 3', raw: 'x' },
    ]);
  });

  it('loses only one row to a quote that is never closed', async () => {
    const good = Array.from({ length: 3000 }, (_, row) => `${row},b`).join('\n');
    const { records, rejects } = await readAll(`a,b\n0,"Rose Cottage\n${good}\n`);
    expect(records.length).toBe(3000);
    expect(rejects).toEqual([
      {
        line: 2,
        recordNumber: 1,
        reason: 'has a quote that is not closed (looked for up to line 3002)',
        raw: '0,"Rose Cottage',
      },
    ]);
  });

  it('loses only one row to a quote that a later field seems to close', async () => {
    const { records, rejects } = await readAll('a,b\n1,"Rose\n2,x\n3,"The Grange"\n4,"y"\n');
    expect(records).toEqual([
      ['2', 'x'],
      ['3', 'The Grange'],
      ['4', 'y'],
    ]);
    expect(rejects).toMatchObject([
      { line: 2, reason: 'has a quote that is closed in the middle of a field (looked for up to line 4)' },
    ]);
  });

  it.each([
    ['in the same column', '1,12",c'],
    ['in another column', '1,b,12"'],
  ])('loses no rows between two literal quotes, %s', async (_, last) => {
    const good = Array.from({ length: 3000 }, (_, row) => `${row},b,c`).join('\n');
    const { records, rejects } = await readAll(`a,b,c\n0,"Rose,c\n${good}\n${last}\n2,b,c\n`);
    expect(records.length).toBe(3001);
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'has a quote that holds whole rows before it is closed (looked for up to line 3003)'],
      [3003, 'has an opening quote without a closing one, or the reverse, after a quote that was not closed'],
    ]);
  });

  it('reads a field with several lines', async () => {
    const note = 'first, second\n1 High St, Leeds, Yorks\n, ,\nx,y,z\nlast, not least,';
    const longer = `${note}\n${'x,y,z\n'.repeat(10)}regards\nAnn`;
    for (const text of [note, longer]) {
      expect((await readAll(`a,b,c\n1,"${text}",3\n`)).records).toEqual([['1', text, '3']]);
    }
    const ragged = await readAll(`a,b,c\n1,"${note}",3,4\nx,"p\nq"\n`);
    expect(ragged.records).toEqual([]);
    expect(ragged.rejects.map(({ raw }) => raw)).toEqual([`1,"${note}",3,4`, `x,"p\nq"`]);
    const half = await readAll(`a,b,c\n1,"\n${'x,y,z\n'.repeat(4)}\n\n",3,4\n`);
    expect(half.rejects.length).toBe(1);
  });

  it('makes no record of the inside of a field whose closing quote is misplaced', async () => {
    const { records, rejects } = await readAll('a,b\n"1\n2"x,3\n4,5\n');
    expect(records).toEqual([['4', '5']]);
    expect(rejects.map(({ line, raw }) => [line, raw])).toEqual([
      [2, '"1'],
      [3, '2"x,3'],
    ]);
  });

  it('gives up on a quote at the limit of a row', async () => {
    const line = `${'x'.repeat(1000)},y\n`;
    const count = Math.ceil((2 * ROW_BYTES) / line.length);
    const { records, rejects } = await readAll(`a,b\n1,"2\n${line.repeat(count)}3,"4"\n`);
    expect(records.length).toBe(count + 1);
    expect(rejects.length).toBe(1);
    expect(rejects[0]!.reason).toContain('has a quote that is not closed within 1048576 bytes');
  });

  it('skips a line that is too long, whatever chunks it arrives in', async () => {
    const long = 'x'.repeat(3 * ROW_BYTES);
    const file = Buffer.from(`a,b\n1,2\n${long},3\n4,5\n${'y'.repeat(ROW_BYTES + 1)}`);
    for (const sizes of [[65_536], [1_000_003], [file.length]]) {
      const { records, rejects } = await readAll(file, {}, sizes);
      expect(records).toEqual([
        ['1', '2'],
        ['4', '5'],
      ]);
      expect(rejects.map(({ line, recordNumber, reason }) => [line, recordNumber, reason])).toEqual([
        [3, 2, 'is longer than 1048576 bytes'],
        [5, 4, 'is longer than 1048576 bytes'],
      ]);
      expect(rejects[0]!.raw).toBe(long.slice(0, RAW_LENGTH));
    }
  });

  it('accepts a row and a field of exactly the maximum length', async () => {
    const fields = Array.from({ length: 8 }, () => 'x'.repeat(FIELD_LENGTH - 1));
    const row = fields.join(',');
    expect(row.length).toBe(ROW_BYTES - 1);
    const file = `a,b,c,d,e,f,g,h\n${row}z\n${row}zz\n${'x'.repeat(FIELD_LENGTH)},,,,,,,\n${'x'.repeat(FIELD_LENGTH + 1)},,,,,,,`;
    const { lines, rejects } = await readAll(file);
    expect(lines).toEqual([2, 4]);
    expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'is longer than 1048576 bytes'],
      [5, 'has a field longer than 131072 characters'],
    ]);
  });

  it('makes batches of rejects too', async () => {
    const { batches } = await readAll(`a,b\n${'x\n'.repeat(2500)}`);
    expect(batches.map(({ block, rejects }) => [block.recordCount, rejects.length])).toEqual([
      [0, 1000],
      [0, 1000],
      [0, 500],
    ]);
  });

  // Scanning to the limit from every line would take hours: the time-out is the test.
  it.each(['a",,"\n', '",",\n', '"""\n', '""""x\n', ',"\n', '","\n,"\n', ',,"x\n,,\n,,\n'])(
    'reads a file made to be slow in linear time: %j',
    async (line) => {
      const count = Math.ceil((1.2 * ROW_BYTES) / line.length);
      const { records, rejects } = await readAll(`a,b,c\n${line.repeat(count)}`);
      const rows = records.length + rejects.length;
      expect(rows).toBeGreaterThanOrEqual(count / 2);
      expect(rejects.length).toBeGreaterThanOrEqual(rows / 3);
    },
  );
});

describe('openCsv', () => {
  it.each([
    ['', 'The file has no rows. It must begin with a header row.'],
    ['\n\r\n', 'The file has no rows. It must begin with a header row.'],
    ['sep=;\n', 'The file has no rows. It must begin with a header row.'],
    ['"a,b\n1,2\n', 'The header row (line 1) has a quote that is not closed (looked for up to line 2).'],
    [
      'PK\u0003\u0004\u0014\u0000\u0006',
      'The file is a ZIP archive, not CSV. Unpack it, and use the CSV file in it.',
    ],
    [','.repeat(CSV_COLUMNS), 'The header row has 1001 fields; at most 1000 are allowed.'],
  ])('refuses “%s”', async (file, message) => {
    await expect(readAll(file)).rejects.toThrow(new CsvUnreadable(message));
  });

  it('requires the columns with a type, or the given ones', async () => {
    const types = { email: 'text', priority: 'integer' } as const;
    await expect(readAll('E-mail,x\n', { types })).rejects.toThrow(MissingColumns);
    await expect(readAll('Email,x\n', { types, required: ['email'] })).resolves.toBeDefined();
  });

  it('closes the stream when opening fails, when the loop is left, and when asked to', async () => {
    const open = (file: string) => {
      const stream = Readable.from(inChunks(Buffer.from(file), [65_536]));
      return { stream, csv: openCsv(stream) };
    };
    const failing = open(`\0\n${'1\n'.repeat(500_000)}`);
    await expect(failing.csv).rejects.toThrow(CsvUnreadable);
    expect(failing.stream.destroyed).toBe(true);

    const left = open(`a\n${'1\n'.repeat(500_000)}`);
    for await (const _ of await left.csv) break;
    expect(left.stream.destroyed).toBe(true);

    const closed = open(`a\n${'1\n'.repeat(500_000)}`);
    await (await closed.csv).close();
    expect(closed.stream.destroyed).toBe(true);
  });

  it('passes on the error of a stream that fails', async () => {
    async function* failing() {
      yield Buffer.from(`a\n${'1\n'.repeat(300_000)}`);
      throw new Error('the disk is gone');
    }
    const read = async () => {
      for await (const _ of await openCsv(failing()));
    };
    await expect(read()).rejects.toThrow('the disk is gone');
  });

  it('yields to other work while it reads from memory', async () => {
    const bytes = Buffer.from(`a,b\n${'1,"2"\n'.repeat(500_000)}`);
    let turns = 0;
    let isReading = true;
    const turn = () => {
      turns++;
      if (isReading) setImmediate(turn);
    };
    setImmediate(turn);
    for await (const { block } of await openCsv(inChunks(bytes, [bytes.length])))
      expect(block.recordCount).toBe(1000);
    isReading = false;
    // There is a turn every ten milliseconds while the file is read. A reader that never gave way would leave
    // one.
    expect(turns).toBeGreaterThan(3);
  });
});
