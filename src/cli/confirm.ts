import { createInterface } from 'node:readline';
import { UsageError } from './usage-error.ts';

/** The option `--yes` of every command that asks for confirmation. */
export const YES_OPTION = ['--yes', 'do not ask for confirmation'] as const;

export interface Confirmed {
  readonly yes?: boolean;
}

/** The streams of the question: standard input and standard error. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks on the terminal whether to do something that cannot be undone, and returns if the answer is yes. With
 * `--yes` it does not ask.
 *
 * @param what the rest of the sentence "This will …", which says what will happen
 * @throws UsageError if nobody can be asked: in a script, a mistyped name must do no harm
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

/**
 * The next line, or the empty string at the end of the input. The terminal's mode does not change, so Ctrl-C
 * still ends the command.
 */
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
