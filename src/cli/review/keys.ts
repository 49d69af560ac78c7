import type { ReadStream } from 'node:tty';

/** The meaning of a key. */
export type Answer = 'together' | 'apart' | 'skip' | 'back' | 'quit' | 'help';

const KEYS: Readonly<Record<string, Answer>> = {
  y: 'together',
  n: 'apart',
  s: 'skip',
  b: 'back',
  u: 'back',
  q: 'quit',
  '?': 'help',
  // Ctrl-C and Ctrl-D, which a terminal in raw mode passes on as characters.
  '\x03': 'quit',
  '\x04': 'quit',
};

/**
 * The answers from a terminal, key by key and without Enter, or from a pipe. Skips white space. Undefined
 * stands for a key without a meaning. Ends with the input.
 */
export async function* readAnswers(input: NodeJS.ReadStream): AsyncGenerator<Answer | undefined> {
  const terminal = input.isTTY ? (input as ReadStream) : undefined;
  terminal?.setRawMode(true);
  try {
    for await (const chunk of input) {
      const text = String(chunk);
      // An arrow or function key sends several characters that are not answers.
      if (terminal !== undefined && text.startsWith('\x1b')) continue;
      for (const key of text.toLowerCase()) if (!/\s/.test(key)) yield KEYS[key];
    }
  } finally {
    terminal?.setRawMode(false);
  }
}
