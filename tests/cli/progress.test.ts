import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { START } from '../../harness/runtime.ts';
import { openTable } from '../../src/formats/open-table.ts';
import { written } from '../formats/support.ts';
import { ownProcess } from './fettle.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-progress-'));
  const rows = Array.from({ length: 30_000 }, (_, at) => `${at},person.${at}@example.com\n`).join('');
  writeFileSync(join(folder, 'people.csv'), `id,email\n${rows}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['xlsx', 'parquet'] as const)(
  'a reader of %s reports its position up to the end',
  async (format) => {
    const columns = [{ name: 'id', type: 'text' as const }];
    const rows = Array.from({ length: 120_000 }, (_, at) => [`row ${at}`]);
    const path = join(folder, `far.${format}`);
    writeFileSync(path, await written(format, columns, rows));
    const { createReadStream } = await import('node:fs');
    const stream = (async function* () {
      yield* createReadStream(path) as AsyncIterable<Uint8Array>;
    })();
    const file = async (rest: AsyncGenerator<Uint8Array>) => {
      await rest.return(undefined);
      return { path, release: async () => undefined };
    };
    const reader = await openTable({ stream, file }, { types: {}, names: new Map() });
    const shares: number[] = [];
    for await (const _ of reader) shares.push(reader.share!());
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares[0]).toBeLessThan(0.7);
    expect(shares.at(-1)).toBe(1);
  },
);

const WORDS = ['profile', 'people.csv', '--json'];

test('no progress is written to a pipe', async () => {
  const { code, error } = await ownProcess(WORDS, {}, folder);
  expect({ code, error }).toEqual({ code: 0, error: '' });
});

/** util-linux has `script`, which runs a command on a terminal of its own. */
describe.skipIf(!existsSync('/usr/bin/script') || process.platform !== 'linux')('on a terminal', () => {
  const onTerminal = async (command: string) => {
    const whole = `${process.execPath} ${START} ${command} > /dev/null`;
    const { stdout } = await promisify(execFile)('script', ['-qefc', whole, '/dev/null'], { cwd: folder });
    return stdout;
  };

  test('shows the records, the records a second and the time left', async () => {
    expect(await onTerminal('profile people.csv --json')).toMatch(/30,000 records \| [\d,]+\/s \| \S+ left/);
  });

  test('shows no time left for standard input, whose length is unknown', async () => {
    writeFileSync(
      join(folder, 'people.yaml'),
      'name: Copy\ndescription: Copies.\ninputs: { People: { columns: { email: text } } }\nsteps: [{ step: email-validation }]\noutputs: { People: {} }\n',
    );
    const shown = await onTerminal('run people.yaml --input People=- --output People=- < people.csv');
    expect(shown).toMatch(/30,000 records \| [\d,]+\/s/);
    expect(shown).not.toContain(' left');
  });
});
