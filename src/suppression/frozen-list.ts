import { NotOnThisMachine } from '../not-on-this-machine.ts';
import { ListFile } from './list-file.ts';
import { contentOf } from './manifest.ts';
import { ListUnusable } from './unusable.ts';

/**
 * The version of a list that a job uses from its first block to its last, on whatever machine. Plain JSON.
 */
export interface FrozenList {
  readonly list: string;
  readonly version: number;
  /** As an absolute path. */
  readonly folder: string;
  /** Checksum of the list's contents. The folder must still have it when a block is cleansed. */
  readonly sha256: string;
  /** The version's secret, in base64. */
  readonly secret: string;
}

/**
 * Opens a frozen version of a list.
 *
 * @throws NotOnThisMachine if it cannot be used. The message names the version and says why
 */
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
  // Clients read this message, so it must not show folders of the machine.
  throw new NotOnThisMachine(`Version ${version} of the suppression list ${list} cannot be used: ${reason}.`);
}
