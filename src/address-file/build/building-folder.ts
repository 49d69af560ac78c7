import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BUILDING_SUFFIX, type FileSeal } from '../folder/manifest.ts';
import { type Progress, sealFile } from '../folder/seal.ts';

/** Holds the process id of the builder. */
const OWNER_FILE = 'builder.pid';

/**
 * The folder in which an address file grows: `FOLDER.building`, renamed to `FOLDER` once everything is
 * written and flushed. A rename is atomic, so however a build ends, `FOLDER` is either absent or complete.
 * The next build into the same folder removes what a killed build left behind.
 */
export class BuildingFolder {
  readonly path: string;
  readonly #out: string;

  private constructor(path: string, out: string) {
    this.path = path;
    this.#out = out;
  }

  /** @throws Error if the folder exists already or another process is building it */
  static create(out: string): BuildingFolder {
    const target = resolve(out);
    if (existsSync(target)) {
      throw new Error(
        `${target} exists already. Address files are never changed in place: name a folder that does not exist yet.`,
      );
    }
    if (target.endsWith(BUILDING_SUFFIX)) throw new Error(`${target} must not end in ${BUILDING_SUFFIX}.`);
    const path = `${target}${BUILDING_SUFFIX}`;
    const owner = ownerOf(path);
    // If the process id is ours, a former process left the file: in a container every start gets the same
    // ids.
    if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
      throw new Error(
        `${target} is being built by process ${owner}. If that process is something else, remove ${path} and build again.`,
      );
    }
    rmSync(path, { recursive: true, force: true });
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(path);
    writeFileSync(join(path, OWNER_FILE), String(process.pid));
    return new BuildingFolder(path, target);
  }

  /** The path of a file in the folder. */
  file(name: string): string {
    return join(this.path, name);
  }

  /** Writes a file and waits until it is on the disk. */
  write(name: string, text: string): void {
    writeFileSync(this.file(name), text);
    flush(this.file(name));
  }

  remove(name: string): void {
    rmSync(this.file(name), { force: true });
  }

  /** Renames the folder to its final name. */
  publish(): void {
    this.remove(OWNER_FILE);
    flush(this.path);
    renameSync(this.path, this.#out);
    flush(dirname(this.#out));
  }

  /** Removes the folder and everything in it. */
  abandon(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Waits until a file or folder is on the disk. */
export function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    // Windows cannot flush a folder and does not need to: NTFS journals renames.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    closeSync(file);
  }
}

/** Waits until a file is on the disk, and computes its seal. */
export function flushAndSeal(path: string, progress?: Progress): Promise<FileSeal> {
  flush(path);
  return sealFile(path, progress);
}

function ownerOf(path: string): number | undefined {
  try {
    return Number(readFileSync(join(path, OWNER_FILE), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
