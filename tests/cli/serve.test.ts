import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../support/database.ts';

const bin = fileURLToPath(new URL('../../bin/fettle.js', import.meta.url));

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
});

/** Starts `fettle serve` as a user does, and acts once it prints its address. */
async function serve(
  environment: NodeJS.ProcessEnv,
  act: (kill: (signal: NodeJS.Signals) => void, url: string, out: string) => Promise<void>,
): Promise<{ code: number | null; error: string }> {
  const child = spawn(process.execPath, [bin, 'serve'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', FETTLE_THREADS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let [out, error] = ['', ''];
  child.stderr.on('data', (bytes) => (error += bytes));
  child.stdout.on('data', (bytes) => {
    const had = out.includes('Stop it');
    out += bytes;
    if (!had && out.includes('Stop it')) {
      const url = /serves (http:\S+)/.exec(out)![1]!;
      void act((signal) => child.kill(signal), url, out);
    }
  });
  return { code: await ended, error };
}

describe('fettle serve', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, and stops cleanly', async (signal) => {
    const { code, error } = await serve({}, async (kill, url, out) => {
      // Nobody has a password yet, so each start offers a way in.
      expect(out).toMatch(new RegExp(`${url}/console/#link=[\\w-]{43}\n`));
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      kill(signal);
      // A launcher passes on the signal that the terminal has already sent.
      await wait(100);
      kill(signal);
    });
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  test('stops cleanly if it is told to stop while it starts', async () => {
    const child = spawn(process.execPath, [bin, 'serve'], {
      env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', FETTLE_THREADS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, error] = ['', ''];
    child.stderr.on('data', (bytes) => (error += bytes));
    child.stdout.on('data', (bytes) => {
      // The service writes its first line, about the address file, before it listens.
      if (out === '') child.kill('SIGTERM');
      out += bytes;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, error, out }).toEqual({
      code: 0,
      error: '',
      out: expect.not.stringContaining('Fettle serves'),
    });
  });

  test('reports a port in use in one line, and ends', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const { code, error } = await serve({ PORT: String(port) }, async () => undefined);
    other.close();
    expect(code).toBe(1);
    expect(error).toBe(
      `error: Port ${port} of 127.0.0.1 is in use by another process. Stop that process, or choose another port with PORT (0 takes a free one).\n`,
    );
  });

  test('reports a wrong setting in one line, and ends', async () => {
    const { code, error } = await serve({ FETTLE_MAX_COLUMNS: 'many' }, async () => undefined);
    expect({ code, error }).toEqual({
      code: 1,
      error: 'error: FETTLE_MAX_COLUMNS must be a whole number from 1 (got "many").\n',
    });
  });
});
