import { readFileSync } from 'node:fs';

/**
 * The flags and the environment with which `bin/fettle.js` runs Node; some commands have flags
 * (bin/runtime.json).
 */
export const runtime = JSON.parse(readFileSync(new URL('../bin/runtime.json', import.meta.url), 'utf8')) as {
  readonly flags: Readonly<Record<'run' | 'clean' | 'serve' | 'worker', readonly string[]>>;
  readonly environment: Readonly<Record<string, string>>;
};
