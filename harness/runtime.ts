import { readFileSync } from 'node:fs';

/** The flags of some commands and the environment that `bin/fettle.js` gives Node (bin/runtime.json). */
export const runtime = JSON.parse(readFileSync(new URL('../bin/runtime.json', import.meta.url), 'utf8')) as {
  readonly flags: Readonly<Record<'run' | 'clean' | 'serve' | 'worker', readonly string[]>>;
  readonly environment: Readonly<Record<string, string>>;
};
