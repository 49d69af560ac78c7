import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program to its end. @returns its standard output. @throws Error with what it printed, if it fails */
export async function command(program: string, ...words: string[]): Promise<string> {
  try {
    const { stdout } = await execute(program, words, { timeout: 60_000, maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new Error(`${program} ${words.join(' ')} failed: ${stderr || stdout || (error as Error).message}`, {
      cause: error,
    });
  }
}
