import { readFileSync } from 'node:fs';

/** Makes the error that refuses a folder. `reason` completes a sentence: `there is no manifest in it`. */
export type RefuseFolder = (reason: string, cause: unknown) => Error;

/**
 * Reads the manifest of an immutable folder.
 *
 * @throws the error of `refuse` if the manifest is missing or unreadable
 */
export function readManifestText(path: string, refuse: RefuseFolder): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const missing = code === 'ENOENT' || code === 'ENOTDIR';
    throw refuse(missing ? 'there is no manifest in it' : `its manifest cannot be read (${code})`, cause);
  }
}

/**
 * The members of a manifest; empty if the JSON is not an object.
 *
 * @throws the error of `refuse` if it is not JSON
 */
export function parseManifest(text: string, refuse: RefuseFolder): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw refuse('its manifest is damaged', cause);
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
