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
import { BUILDING_SUFFIX } from '../folder/manifest.ts';

/** Names the process that builds. */
const OWNER_FILE = 'builder.pid';

/**
 * Where an address file grows: `FOLDER.building`, renamed to `FOLDER` when it is whole and on the disk. A rename is all
 * or nothing, so whatever ends a build, `FOLDER` is either not there or complete. What a dead build left is removed
 * by the next one into the same folder.
 */
export class BuildingFolder {
  readonly path: string;
  readonly #out: string;

  private constructor(path: string, out: string) {
    this.path = path;
    this.#out = out;
  }

  /** @throws Error where the folder is there already, or another process is building it */
  static create(out: string): BuildingFolder {
    const target = resolve(out);
    if (existsSync(target)) {
      throw new Error(
        `${target} is there already. An address file is never changed: name a folder that is not there.`,
      );
    }
    if (target.endsWith(BUILDING_SUFFIX)) throw new Error(`${target} must not end in ${BUILDING_SUFFIX}.`);
    const path = `${target}${BUILDING_SUFFIX}`;
    const owner = ownerOf(path);
    // The same number is a former process of ours: in a container each start gives the same numbers again.
    if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
      throw new Error(`${target} is being built by process ${owner}. If that is not so, remove ${path}.`);
    }
    rmSync(path, { recursive: true, force: true });
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(path);
    writeFileSync(join(path, OWNER_FILE), String(process.pid));
    return new BuildingFolder(path, target);
  }

  /** The path of a file in it. */
  file(name: string): string {
    return join(this.path, name);
  }

  /** Writes a file and waits for the disk. */
  write(name: string, text: string): void {
    writeFileSync(this.file(name), text);
    flush(this.file(name));
  }

  remove(name: string): void {
    rmSync(this.file(name), { force: true });
  }

  /** Gives the folder its name. */
  publish(): void {
    this.remove(OWNER_FILE);
    flush(this.path);
    renameSync(this.path, this.#out);
    flush(dirname(this.#out));
  }

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
    // Windows cannot flush a folder; its renames are journalled without it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    closeSync(file);
  }
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
