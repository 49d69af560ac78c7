import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { START } from '../../harness/runtime.ts';
import { type Ended, fettle } from './fettle.ts';

/*
 * What a command may write, and what it must not touch. Each test has its own folder. Commands in a shell,
 * and runs that are interrupted, are processes of their own; the others share one.
 */

const WORKFLOW =
  'name: Copy\ndescription: Copies.\n' +
  'inputs: { Records: { columns: { name: text } }, Others: { columns: { name: text } } }\n' +
  'outputs: { Records: { input: Records }, Others: { input: Others } }\n';
const RECORDS = 'name\nAnn\nBob\n';
const COPY = 'name\r\nAnn\r\nBob\r\n';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-outputs-'));
  put('copy.yaml', WORKFLOW);
  put('a.csv', RECORDS);
  put('b.csv', 'name\nZoë\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const put = (name: string, text: string | Uint8Array) => writeFileSync(at(name), text);
const text = (name: string) => readFileSync(at(name), 'utf8');
const environment = () => ({ FETTLE_DATA: at('data'), FETTLE_THREADS: '1', DATABASE_URL: '' });
const INPUTS = ['--input', 'Records=a.csv', '--input', 'Others=b.csv'];

/** `fettle run` with both inputs. */
function run(...words: string[]): Promise<Ended> {
  return fettle(['run', 'copy.yaml', ...INPUTS, ...words], environment(), folder);
}

/** Runs a line of shell in which `$fettle` is the command. */
async function shell(line: string): Promise<Ended> {
  const child = spawn('bash', ['-c', line], {
    cwd: folder,
    env: { ...process.env, ...environment(), fettle: `${process.execPath} ${START}` },
  });
  let [out, error] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    error += chunk;
  });
  const code = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)));
  return { code, out, error };
}

const unfinished = () => readdirSync(folder).filter((name) => name.includes('unfinished'));

describe('an output that exists', () => {
  test('is replaced only with --force, and keeps its permissions', async () => {
    put('out.csv', 'mine\n');
    chmodSync(at('out.csv'), 0o640);
    const refused = await run('--output', 'Records=out.csv');
    expect(refused).toEqual({
      code: 1,
      out: '',
      error: 'error: `out.csv` already exists. Name another file, or replace it with `--force`.\n',
    });
    expect(text('out.csv')).toBe('mine\n');
    expect((await run('--output', 'Records=out.csv', '--force')).code).toBe(0);
    expect(text('out.csv')).toBe(COPY);
    expect(statSync(at('out.csv')).mode & 0o777).toBe(0o640);
  });

  test('is replaced behind a symbolic link, which stays', async () => {
    put('target.csv', 'mine\n');
    symlinkSync('target.csv', at('link.csv'));
    expect((await run('--output', 'Records=link.csv')).code).toBe(1);
    expect((await run('--output', 'Records=link.csv', '--force')).code).toBe(0);
    expect(lstatSync(at('link.csv')).isSymbolicLink()).toBe(true);
    expect(text('target.csv')).toBe(COPY);
  });

  test('may also be the file of rejects; with --force, rejects of an earlier run are removed', async () => {
    put('out.rejects.csv', 'of an earlier run\n');
    expect((await run('--output', 'Records=out.csv')).error).toContain('`out.rejects.csv` already exists');
    expect(existsSync(at('out.csv'))).toBe(false);
    expect((await run('--output', 'Records=out.csv', '--force')).code).toBe(0);
    expect(existsSync(at('out.rejects.csv'))).toBe(false);
  });

  test('may also be the page of a profile or a review', async () => {
    put('page.html', 'mine\n');
    const profiled = await fettle(['profile', 'a.csv', '--out', 'page.html'], environment(), folder);
    expect(profiled).toMatchObject({ code: 1, error: expect.stringContaining('`page.html` already exists') });
    put('a.review.csv', 'mine\n');
    const reviewed = await fettle(['match', '--review', 'a.csv'], environment(), folder);
    expect(reviewed).toMatchObject({
      code: 1,
      error: expect.stringContaining('`a.review.csv` already exists'),
    });
    expect([text('page.html'), text('a.review.csv')]).toEqual(['mine\n', 'mine\n']);
  });
});

describe('an output that is also an input or another output', () => {
  test.each<[string, () => void, string[]]>([
    ['the same path', () => undefined, ['--output', 'Records=a.csv']],
    ['another spelling', () => undefined, ['--output', 'Records=./x/../a.csv']],
    ['a symbolic link', () => symlinkSync('b.csv', at('s.csv')), ['--output', 'Records=s.csv']],
    ['a hard link', () => linkSync(at('b.csv'), at('h.csv')), ['--output', 'Records=h.csv']],
    ['the rejects', () => undefined, ['--output', 'Records=o.csv', '--rejects', 'b.csv']],
    ['the workflow', () => undefined, ['--output', 'Records=copy.yaml']],
    ['two outputs', () => undefined, ['--output', 'Records=o.csv', '--output', 'Others=./o.csv']],
    ['output and rejects', () => undefined, ['--output', 'Records=o.csv', '--rejects', 'o.csv']],
    ['standard output twice', () => undefined, ['--output', 'Records=-', '--output', 'Others=/dev/stdout']],
  ])('is refused: %s', async (_, prepare, words) => {
    mkdirSync(at('x'));
    prepare();
    const before = readdirSync(folder).sort();
    const { code, out, error } = await run(...words, '--force');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^error: `--.* and `.*` are the same file\. Name another file for the output\.\n$/);
    expect(text('a.csv')).toBe(RECORDS);
    expect(readdirSync(folder).sort()).toEqual(before);
  });

  test('is refused for gzip and redirected inputs, and for inputs of profile and review', async () => {
    put('a.csv.gz', gzipSync(RECORDS));
    const packed = readFileSync(at('a.csv.gz'));
    const others = ['--input', 'Others=b.csv', '--force'];
    const inputs = ['run', 'copy.yaml', '--input'];
    const words = [
      [...inputs, 'Records=a.csv.gz', ...others, '--output', 'Records=a.csv.gz'],
      ['profile', 'a.csv', '--out', 'a.csv', '--force'],
      ['match', '--review', 'a.csv', '--output', 'a.csv', '--force'],
    ];
    const ended = [
      ...(await Promise.all(words.map((line) => fettle(line, environment(), folder)))),
      await shell(`$fettle ${inputs.join(' ')} Records=- ${others.join(' ')} --output Records=a.csv < a.csv`),
      await shell(
        `$fettle ${inputs.join(' ')} Records=a.csv ${others.join(' ')} --output Records=- >> a.csv`,
      ),
    ];
    for (const { code, error } of ended)
      expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining('are the same file') });
    expect(text('a.csv')).toBe(RECORDS);
    expect(readFileSync(at('a.csv.gz'))).toEqual(packed);
  });
});

describe('special files', () => {
  test('a FIFO is written to and stays a FIFO', async () => {
    const { code, out } = await shell(
      'mkfifo pipe; cat pipe & $fettle run copy.yaml --input Records=a.csv --input Others=b.csv --output Records=pipe --quiet; wait',
    );
    expect({ code, out }).toEqual({ code: 0, out: COPY });
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
  });

  test('a device is written to and stays a device', async () => {
    // Our own null device if possible, so that a mistake does not damage the system's.
    const made = await shell('mknod null c 1 3 && echo > null');
    const device = made.code === 0 ? 'null' : '/dev/null';
    expect((await run('--output', `Records=${device}`, '--output', `Others=${device}`)).code).toBe(0);
    expect(lstatSync(device === 'null' ? at('null') : device).isCharacterDevice()).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('rejects'))).toEqual([]);
  });

  test('/dev/fd/1 is standard output', async () => {
    expect((await run('--output', 'Records=/dev/fd/1', '--quiet')).out).toBe(COPY);
    expect(
      (await shell(`$fettle run copy.yaml ${INPUTS.join(' ')} --output Records=/dev/fd/1 > out.csv`)).code,
    ).toBe(0);
    expect(text('out.csv')).toBe(COPY);
  });

  test('a folder, a socket, a dangling link and a missing folder are refused before any work', async () => {
    mkdirSync(at('sub'));
    symlinkSync('nothing', at('dangling'));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(at('socket'), resolve));
    const refused = async (path: string) => (await run('--output', `Records=${path}`, '--force')).error;
    try {
      expect(await refused('sub')).toBe(
        'error: `sub` is a folder and cannot be written as a file. Name a file.\n',
      );
      expect(await refused('socket')).toContain('`socket` is a socket');
      expect(await refused('dangling')).toContain('`dangling` is a link to a file that does not exist');
      expect(await refused('no/out.csv')).toContain('There is no folder `no` to write `out.csv` in.');
    } finally {
      server.close();
    }
  });
});

describe('- is standard input and output', () => {
  test('of run: records go to standard output, the summary to standard error', async () => {
    const { code, out, error } = await shell(
      'cat a.csv | $fettle run copy.yaml --input Records=- --input Others=b.csv --output Records=-',
    );
    expect({ code, out }).toEqual({ code: 0, out: COPY });
    expect(error).toContain('3 records in ');
    const twice = await shell(
      '$fettle run copy.yaml --input Records=- --input Others=- --output Records=- < a.csv',
    );
    expect(twice).toMatchObject({
      code: 2,
      error: expect.stringContaining('standard input can be read only once'),
    });
  });

  test('of run: rejected rows without a rejects file are reported', async () => {
    put('a.csv', 'name,town\nAnn,York\nBob\n');
    expect(await run('--output', 'Records=-', '--quiet')).toEqual({
      code: 0,
      out: 'name,town\r\nAnn,York\r\n',
      error: '1 row was rejected and not kept. Name a file for them with --rejects.\n',
    });
  });

  test('of profile and match --review: the result goes to standard output', async () => {
    const json = await shell('gzip -c a.csv | $fettle profile - --json');
    expect(JSON.parse(json.out)).toMatchObject({ table: { source: 'standard input', records: 2 } });
    const page = await fettle(['profile', 'a.csv', '--out', '-'], environment(), folder);
    expect(page.out).toMatch(/^<!doctype html>/i);
    expect(page.error).toBe('');
    put('list.csv', 'address\nzzz\n');
    const review = await shell('$fettle match --review - < list.csv');
    expect(review.out).toMatch(/^line,written,.*\r\n2,zzz,None,/);
    expect(review.error).toContain('1 of 1 addresses are doubtful.');
  });

  test('of any command: a reader that stops early ends it quietly with SIGPIPE', async () => {
    put('a.csv', `name\n${'Somebody\n'.repeat(400_000)}`);
    const { out, error } = await shell(
      `$fettle run copy.yaml ${INPUTS.join(' ')} --output Records=- --output Others=o.csv --quiet | head -1; echo \${PIPESTATUS[0]}`,
    );
    expect({ out, error }).toEqual({ out: 'name\r\n141\n', error: '' });
    expect(existsSync(at('o.csv'))).toBe(false);
    expect(unfinished()).toEqual([]);
  });
});

describe('gzip', () => {
  test('is written under a name that ends in .gz, and read whatever the name', async () => {
    expect((await run('--output', 'Records=o.csv.gz')).code).toBe(0);
    expect(gunzipSync(readFileSync(at('o.csv.gz'))).toString()).toBe(COPY);
    put('a.csv', gzipSync(RECORDS));
    expect((await run('--output', 'Records=-', '--quiet')).out).toBe(COPY);
    put('a.csv', gzipSync(RECORDS).subarray(0, 20));
    expect((await run('--output', 'Records=-')).error).toBe(
      'error: `a.csv` is damaged or cut off: it begins as gzip and cannot be unpacked.\n',
    );
  });
});

describe('a run under way', () => {
  /** A run that waits for the rest of its input, with its output begun. */
  async function underWay(): Promise<{
    child: ChildProcess;
    error: () => string;
    ended: Promise<NodeJS.Signals | number | null>;
  }> {
    const words = [
      'run',
      'copy.yaml',
      '--input',
      'Records=-',
      '--input',
      'Others=b.csv',
      '--output',
      'Records=o.csv',
    ];
    const child = spawn(process.execPath, [START, ...words], {
      cwd: folder,
      env: { ...process.env, ...environment() },
    });
    let error = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      error += chunk;
    });
    const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
      child.on('close', (code, signal) => resolve(signal ?? code)),
    );
    child.stdin.write(`name\n${'Ann\n'.repeat(100_000)}`);
    while (unfinished().length === 0 && child.exitCode === null) await wait(20);
    return { child, error: () => error, ended };
  }

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'lets only the owner read its unfinished output, and leaves nothing behind after %s',
    async (signal) => {
      const { child, ended } = await underWay();
      expect(unfinished().map((name) => statSync(at(name)).mode & 0o777)).toEqual([0o600]);
      child.kill(signal);
      expect(await ended).toBe(signal);
      expect(readdirSync(folder).filter((name) => name.includes('o.csv'))).toEqual([]);
    },
  );

  test('does not overwrite a file that appears meanwhile', async () => {
    const { child, error, ended } = await underWay();
    put('o.csv', 'mine\n');
    child.stdin!.end();
    expect(await ended).toBe(1);
    expect(error()).toContain(
      'Something else was put at `o.csv` while the command ran. It was not overwritten',
    );
    expect(text('o.csv')).toBe('mine\n');
    expect(unfinished()).toEqual([]);
  });

  test('gives its output the permissions of a new file', async () => {
    const umask = process.umask();
    await run('--output', 'Records=ours.csv', '--quiet');
    expect(statSync(at('ours.csv')).mode & 0o777).toBe(0o666 & ~umask);
    await shell(`umask 077; $fettle run copy.yaml ${INPUTS.join(' ')} --output Records=closed.csv --quiet`);
    expect(statSync(at('closed.csv')).mode & 0o777).toBe(0o600);
  });
});
