import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './page.ts';

/** Stands before the output of each block. */
const MARK = '\u001e';

/**
 * `npx fettle` without npm in between, whose start takes half a second each time: npx finds the same file by
 * package.json. That it does, examples.test.ts asks npm itself.
 */
const MAIN = fileURLToPath(new URL('bin/fettle.js', ROOT));
const NPX = `npx() { [ "$1" = fettle ] || { command npx "$@"; return; }; shift; node '${MAIN}' "$@"; }`;

/** Files that are not part of a clean clone with its packages installed. */
const NOT_CLONED = ['.git', 'out', 'data'];

/** The outputs of a page's blocks, as far as they ran, and why they stopped. */
export interface Ran {
  readonly outputs: readonly string[];
  readonly code: number | null;
  readonly error: string;
}

/**
 * Runs shell blocks one after another in one shell, as a reader who pastes them would, in a folder that looks
 * like the project and receives the files that they write. Stops at a command that fails.
 */
export async function runBlocks(blocks: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-docs-'));
  try {
    for (const name of await readdir(ROOT)) {
      if (!NOT_CLONED.includes(name)) await symlink(fileURLToPath(new URL(name, ROOT)), join(folder, name));
    }
    const script = ['set -euo pipefail', NPX, ...blocks.map((block) => `printf '${MARK}'\n${block}`)].join(
      '\n',
    );
    const shell = spawn('bash', ['-s'], {
      cwd: folder,
      // One thread: the files of the pages are small, and each thread of each command loads its modules.
      env: { ...process.env, FETTLE_THREADS: '1', ...environment },
      stdio: 'pipe',
    });
    let out = '';
    let error = '';
    shell.stdout.on('data', (bytes) => (out += bytes));
    shell.stderr.on('data', (bytes) => (error += bytes));
    shell.stdin.end(script);
    const code = await new Promise<number | null>((resolve) => shell.on('close', resolve));
    return { outputs: out.split(MARK).slice(1), code, error };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
