import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command, to be run by Node. */
export const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs `fettle …` in a process of its own, as a person or a script would. */
export function fettle(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  folder?: string,
): Promise<Ended> {
  const options = { env: { ...process.env, FETTLE_DEBUG: '', ...environment }, cwd: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...words], options, (error, out, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, error: stderr });
    });
  });
}
