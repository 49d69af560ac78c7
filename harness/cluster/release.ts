import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A release of Fettle: its source in a folder in which `npm ci` was run. */
export class Release {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The file that Node runs. The words of a command follow it. Release 0.1.0 has no bundle to start from. */
  get main(): string {
    const start = join(this.folder, 'bin/start.js');
    return existsSync(start) ? start : join(this.folder, 'src/cli/main.ts');
  }

  /**
   * Imports a file of the source. Only the release that made a database knows how to write to it: the tables
   * of a later release may have more columns.
   */
  import<Module>(path: string): Promise<Module> {
    return import(pathToFileURL(join(this.folder, path)).href) as Promise<Module>;
  }
}

/** The release that this file belongs to. */
export const THIS_RELEASE = new Release(fileURLToPath(new URL('../..', import.meta.url)));
