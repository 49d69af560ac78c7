import { createInterface } from 'node:readline';
import { UsageError } from './usage-error.ts';

/** The option of every command that asks. */
export const YES_OPTION = ['--yes', 'do not ask for confirmation'] as const;

export interface Confirmed {
  readonly yes?: boolean;
}

/** Where the question is asked: standard input and standard error. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks on the terminal whether to do what cannot be undone, and returns if the answer is yes. With `--yes` it does not ask.
 *
 * @param what what will happen, as the rest of "This will …"
 * @throws UsageError where nobody can be asked: in a script, a mistake in a name must not cost anything
 */
export async function confirm(
  what: string,
  { yes = false }: Confirmed,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (yes) return;
  if (input.isTTY !== true) {
    throw new UsageError(
      `This would ${what}, which cannot be undone. Standard input is not a terminal, so nobody can be asked: add \`--yes\`.`,
    );
  }
  output.write(`This will ${what}. It cannot be undone. Continue? [y/N] `);
  if (!/^\s*y(es)?\s*$/i.test(await readLine(input))) throw new Error('Nothing was changed.');
}

/** The next line, or nothing where the input ends. The terminal stays as it is, so that Ctrl-C ends the command. */
function readLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input, terminal: false });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
  });
}
