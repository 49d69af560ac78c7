import { readFileSync } from 'node:fs';

/** The version and the description of Fettle, as its package states them. */
export const { version, description } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string; description: string };
