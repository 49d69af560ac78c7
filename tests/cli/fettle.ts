import { execFile } from 'node:child_process';
import { START } from '../../harness/runtime.ts';
import { CommandLines } from './command-lines.ts';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** The variables that a process reads only when it loads its modules. */
const READ_AT_START = ['FETTLE_FAULTS', 'FETTLE_CLOCK_FILE', 'FETTLE_TEST_STEPS'];

/**
 * Processes for commands: one, and more for commands that run at the same time. They end with the process of
 * the tests.
 */
const hosts: CommandLines[] = [];

/**
 * Runs `fettle …` through the same function as the command, in a process that runs one command after another,
 * because starting a process takes a second of processor time. A command whose environment must be set from
 * the start gets its own process.
 */
export async function fettle(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  folder = process.cwd(),
): Promise<Ended> {
  const whole: NodeJS.ProcessEnv = { ...process.env, FETTLE_DEBUG: '', ...environment };
  if (READ_AT_START.some((name) => whole[name])) return ownProcess(words, environment, folder);
  let host = hosts.find(({ isIdle }) => isIdle);
  if (host === undefined) {
    host = new CommandLines();
    hosts.push(host);
  }
  return host.run(words, whole, folder);
}

/**
 * Runs `fettle …` in its own process, as a person or a script would. Tests use it to see what a process
 * leaves behind, what it opens and how it ends.
 *
 * @param input the text of standard input
 */
export function ownProcess(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  folder?: string,
  input: string | Uint8Array = '',
): Promise<Ended> {
  const options = { env: { ...process.env, FETTLE_DEBUG: '', ...environment }, cwd: folder };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [START, ...words], options, (error, out, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, error: stderr });
    });
    // A command that fails before it reads closes the pipe.
    child.stdin!.on('error', () => undefined).end(input);
  });
}
