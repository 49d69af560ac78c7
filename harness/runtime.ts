import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file that `bin/fettle.js` lets Node run, followed by the words of a command. */
export const START = fileURLToPath(new URL('../bin/start.js', import.meta.url));

/**
 * The flags and the environment with which `bin/fettle.js` runs Node; some commands have flags
 * (bin/runtime.json).
 */
export const runtime = JSON.parse(readFileSync(new URL('../bin/runtime.json', import.meta.url), 'utf8')) as {
  readonly flags: Readonly<Record<'run' | 'clean' | 'serve' | 'worker', readonly string[]>>;
  readonly environment: Readonly<Record<string, string>>;
};
