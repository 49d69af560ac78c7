import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandLines } from '../cli/command-lines.ts';
import { ROOT } from './page.ts';

/** Stands before the output of each block. */
const MARK = '\u001e';

const MAIN = fileURLToPath(new URL('bin/fettle.js', ROOT));

/**
 * Runs `npx fettle` without npm, whose start takes half a second each time. npx finds the same file by
 * package.json; examples.test.ts checks that with npm itself.
 */
const AS_PROCESS = `npx() { [ "$1" = fettle ] || { command npx "$@"; return; }; shift; node '${MAIN}' "$@"; }`;

/** Files that are not part of a clean clone with its packages installed. */
const NOT_CLONED = ['.git', 'out', 'data'];

/** The outputs of a page's blocks, as far as they ran, and why they stopped. */
export interface Ran {
  readonly outputs: readonly string[];
  readonly code: number | null;
  readonly error: string;
}

interface How {
  /**
   * Starts a process for each command, as a reader's shell does. Otherwise all commands of the page share
   * one: a start takes half a second of processor time.
   */
  readonly isProcessEach?: boolean;
}

/**
 * Runs shell blocks one after another in one shell, as a reader who pastes them would, in a folder that looks
 * like the project and receives the files that they write. Stops at a command that fails.
 */
export async function runBlocks(
  blocks: readonly string[],
  more: NodeJS.ProcessEnv,
  { isProcessEach = false }: How = {},
): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-docs-'));
  // One thread: the files of the pages are small, and each thread of each command loads its modules.
  const environment = { ...process.env, FETTLE_THREADS: '1', ...more };
  const shared = isProcessEach ? undefined : await SharedProcess.open(environment);
  try {
    for (const name of await readdir(ROOT)) {
      if (!NOT_CLONED.includes(name)) await symlink(fileURLToPath(new URL(name, ROOT)), join(folder, name));
    }
    const marked = blocks.map((block) => `printf '${MARK}'\n${block}`);
    const script = ['set -euo pipefail', shared?.npx ?? AS_PROCESS, ...marked].join('\n');
    const shell = spawn('bash', ['-s'], { cwd: folder, env: environment, stdio: 'pipe' });
    let out = '';
    let error = '';
    shell.stdout.on('data', (bytes) => (out += bytes));
    shell.stderr.on('data', (bytes) => (error += bytes));
    shell.stdin.end(script);
    const code = await new Promise<number | null>((resolve) => shell.on('close', resolve));
    return { outputs: out.split(MARK).slice(1), code, error };
  } finally {
    await shared?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The process that runs commands of all pages, one after the other. It ends with the process of the tests.
 */
let commands: CommandLines | undefined;

/** Lets a shell send commands to the shared process, over a connection for each. */
class SharedProcess {
  readonly #server: Server;
  /** Where the outputs of commands are kept until the shell has printed them. */
  readonly #folder: string;

  private constructor(server: Server, folder: string) {
    this.#server = server;
    this.#folder = folder;
  }

  static async open(environment: NodeJS.ProcessEnv): Promise<SharedProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-docs-outputs-'));
    commands ??= new CommandLines();
    const shared = commands;
    let count = 0;
    const answer = async (socket: Socket): Promise<void> => {
      const [workingFolder = '', ...words] = await received(socket);
      const { code, out, error } = await shared.run(words, environment, workingFolder);
      const file = join(folder, String(count++));
      await writeFile(`${file}.out`, out);
      await writeFile(`${file}.error`, error);
      socket.end(`${code} ${file}\n`);
    };
    const server = createServer((socket) => {
      answer(socket).catch((error) => socket.destroy(error));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new SharedProcess(server, folder);
  }

  /**
   * The shell function `npx`. It sends the number of words, the folder and the words, each followed by a NUL.
   */
  get npx(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `npx() {
      [ "$1" = fettle ] || { command npx "$@"; return; }
      shift
      local code file
      exec 9<>/dev/tcp/127.0.0.1/${port}
      printf '%s\\0' "$#" "$PWD" "$@" >&9
      read -r code file <&9
      exec 9>&-
      cat "$file.out"
      cat "$file.error" >&2
      return "$code"
    }`;
  }

  async close(): Promise<void> {
    this.#server.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** The folder and the words of a command. */
async function received(socket: Socket): Promise<string[]> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk;
    const [count, ...texts] = text.split('\0').slice(0, -1);
    if (count !== undefined && texts.length === Number(count) + 1) return texts;
  }
  throw new Error('The shell left in the middle of a command.');
}
