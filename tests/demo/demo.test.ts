import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const demo = fileURLToPath(new URL('../../examples/demo.ts', import.meta.url));

let folder: string;
let temporary: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-demo-test-'));
  temporary = join(folder, 'tmp');
  await mkdir(temporary);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the demo in a folder of its own; `act` may do something to it meanwhile. */
async function runDemo(
  act: (child: ChildProcess, out: () => string) => Promise<void> = async () => undefined,
): Promise<Ended> {
  // The environment of a machine where Fettle is really used: the demo must touch none of it.
  const real = { DATABASE_URL: 'postgres://127.0.0.1:1/real', FETTLE_DATA: join(folder, 'real'), PORT: '1' };
  const child = spawn(process.execPath, [demo], {
    cwd: folder,
    env: { ...process.env, ...real, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (bytes) => (out += bytes));
  child.stderr.on('data', (bytes) => (error += bytes));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await act(child, () => out);
  return { code: await ended, out, error };
}

async function leftBehind(): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'args']);
  return [...stdout.split('\n').filter((line) => line.includes(temporary)), ...(await readdir(temporary))];
}

describe('npm run demo', { timeout: 120_000 }, () => {
  test('shows the main job and writes the clean contacts', async () => {
    const { code, out, error } = await runDemo();
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/Upload {4}1,000 records in 4 blocks/);
    expect(out).toContain('│ before │');
    expect(out).toMatch(/records\.written +│ 1,000 │/);
    expect(out).toContain('1,000 records sent, 1,000 back, 0 rejected.');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    const clean = parse(await readFile(join(folder, 'out/contacts-clean.csv'), 'utf8'), { columns: true });
    expect(clean).toHaveLength(1000);
    // 11 old drive / thistelthorpe magna / dibbelchester
    expect(clean[3]).toMatchObject({
      id: '100004',
      telephone_formatted: expect.stringMatching(/^\+44 /),
      paf_match_level: 'Exact',
      clean_line_1: '11 Old Drive',
      clean_town: 'DIBBELCHESTER',
      clean_postcode: 'CF1 2AD',
      udprn: expect.stringMatching(/^\d+$/),
    });
    expect(await leftBehind()).toEqual([]);
    expect(await readdir(folder)).toEqual(['out', 'tmp']);
  });

  test.each([
    ['at once', 'Fettle cleanses', 0],
    ['while the database starts', 'Fettle cleanses', 700],
    ['while it walks', 'Token', 0],
  ])('Ctrl-C %s leaves nothing behind', async (_when, sign, later) => {
    const { code, error } = await runDemo(async (child, out) => {
      while (!out().includes(sign) && child.exitCode === null) await wait(5);
      await wait(later);
      child.kill('SIGINT');
      // npm passes a Ctrl-C on that the terminal has sent already.
      child.kill('SIGINT');
    });
    expect({ code, error: error.trim() }).toEqual({ code: 130, error: 'Stopped. Nothing is left running.' });
    expect(await leftBehind()).toEqual([]);
  });

  test('a failure leaves nothing behind but its reason', async () => {
    await writeFile(join(folder, 'out'), 'a file where a folder must be');
    const { code, error } = await runDemo();
    expect(code).toBe(1);
    expect(error).toMatch(/EEXIST|ENOTDIR/);
    expect(await leftBehind()).toEqual([]);
  });

  test('stops when nobody reads what it prints, and leaves nothing behind', async () => {
    const { code } = await runDemo(async (child) => {
      child.stdout?.destroy();
    });
    expect(code).toBe(130);
    expect(await leftBehind()).toEqual([]);
  });
});
