import { readFileSync } from 'node:fs';

/** Makes the error that a folder of some sort is refused with. `reason` is the end of a sentence: `there is no manifest in it`. */
export type RefuseFolder = (reason: string, cause: unknown) => Error;

/** Reads the manifest of an immutable folder as text. @throws what `refuse` makes, where it is missing or cannot be read */
export function readManifestText(path: string, refuse: RefuseFolder): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const missing = code === 'ENOENT' || code === 'ENOTDIR';
    throw refuse(missing ? 'there is no manifest in it' : `its manifest cannot be read (${code})`, cause);
  }
}

/** The members of a manifest; none where it holds something else. @throws what `refuse` makes, where it is no JSON */
export function parseManifest(text: string, refuse: RefuseFolder): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw refuse('its manifest is damaged', cause);
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
