import { readFileSync } from 'node:fs';

/** The flags and environment that `npm start` gives Node for each long-running command (bin/runtime.json). */
export const runtime = JSON.parse(readFileSync(new URL('../bin/runtime.json', import.meta.url), 'utf8')) as {
  readonly flags: { readonly serve: readonly string[]; readonly worker: readonly string[] };
  readonly environment: Readonly<Record<string, string>>;
};
