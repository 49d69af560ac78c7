import { ListFile } from './list-file.ts';
import { contentOf } from './manifest.ts';
import { ListUnusable } from './unusable.ts';

/** Which version of a list a job uses from its first block to its last, on whatever machine: plain JSON. */
export interface FrozenList {
  readonly list: string;
  readonly version: number;
  /** As an absolute path. */
  readonly folder: string;
  /** What is in the folder when a block is cleansed must be the same. */
  readonly sha256: string;
  /** The version's secret, in base64. */
  readonly secret: string;
}

/** Opens the version of a list that was frozen. @throws Error that says which one is gone */
export function openFrozenList({ list, version, folder, sha256, secret }: FrozenList): ListFile {
  let reason: string;
  try {
    const file = ListFile.open(folder, Buffer.from(secret, 'base64'));
    if (contentOf(file.manifest) === sha256) return file;
    file.close();
    reason = 'another list is there now';
  } catch (error) {
    if (!(error instanceof ListUnusable)) throw error;
    reason = error.reason;
  }
  throw new Error(
    `Version ${version} of the suppression list ${list} (${folder}) cannot be used: ${reason}.`,
  );
}
