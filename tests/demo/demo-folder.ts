import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Ended } from '../cli/fettle.ts';

const run = promisify(execFile);
const DEMO = fileURLToPath(new URL('../../examples/demo.ts', import.meta.url));

/** A folder in which the demo runs, with its own temporary folder. */
export class DemoFolder {
  readonly path: string;
  readonly #temporary: string;

  private constructor(path: string) {
    this.path = path;
    this.#temporary = join(path, 'tmp');
  }

  static async make(): Promise<DemoFolder> {
    const folder = new DemoFolder(await mkdtemp(join(tmpdir(), 'fettle-demo-test-')));
    await mkdir(folder.#temporary);
    return folder;
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true });
  }

  /** Runs the demo; `act` may do something to it meanwhile. */
  async run(
    act: (child: ChildProcess, out: () => string) => Promise<void> = async () => undefined,
  ): Promise<Ended> {
    // The environment of a machine on which Fettle is in real use. The demo must touch none of it.
    const real = {
      DATABASE_URL: 'postgres://127.0.0.1:1/real',
      FETTLE_DATA: join(this.path, 'real'),
      PORT: '1',
    };
    const child = spawn(process.execPath, [DEMO], {
      cwd: this.path,
      env: { ...process.env, ...real, TMPDIR: this.#temporary },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, error] = ['', ''];
    child.stdout.on('data', (bytes) => (out += bytes));
    child.stderr.on('data', (bytes) => (error += bytes));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    await act(child, () => out);
    return { code: (await ended) ?? -1, out, error };
  }

  /** Runs the demo, and sends Ctrl-C some milliseconds after it has printed `sign`. @returns how it ended */
  async interrupted(sign: string, later: number): Promise<{ code: number; error: string }> {
    const { code, error } = await this.run(async (child, out) => {
      while (!out().includes(sign) && child.exitCode === null) await wait(5);
      await wait(later);
      child.kill('SIGINT');
      // npm passes on a Ctrl-C that the terminal has sent already.
      child.kill('SIGINT');
    });
    return { code, error: error.trim() };
  }

  /** Processes that still run, and files in the temporary folder. */
  async leftBehind(): Promise<string[]> {
    const { stdout } = await run('ps', ['-eo', 'args']);
    const processes = stdout.split('\n').filter((line) => line.includes(this.#temporary));
    return [...processes, ...(await readdir(this.#temporary))];
  }
}
