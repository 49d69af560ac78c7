import { fstatSync, type Stats } from 'node:fs';
import { lstat, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The path that means standard input for an input, and standard output for an output. */
export const STANDARD = '-';

/**
 * All names of standard output. Opening one of the other names would write from the start of a file that the
 * shell has already opened.
 */
const STANDARD_OUTPUT = new Set([STANDARD, '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']);

/** The kind of thing that a path leads to. */
export type Target =
  | { readonly kind: 'standard-output' }
  /** A FIFO or a character device (`/dev/null`, a terminal). It is opened and written to, never replaced. */
  | { readonly kind: 'stream'; readonly place: string; readonly stats: Stats }
  /** A file, or a free name. `place` is the path behind all links; `stats` belong to the existing file. */
  | { readonly kind: 'file'; readonly place: string; readonly stats: Stats | undefined };

/** Whether a path stands for standard output. */
export function isStandardOutput(path: string): boolean {
  return STANDARD_OUTPUT.has(path);
}

/**
 * Examines the path of an output.
 *
 * @throws Error if it is a folder, a socket, a block device or a dangling link, or if its folder does not
 * exist
 */
export async function targetOf(path: string): Promise<Target> {
  if (isStandardOutput(path)) return { kind: 'standard-output' };
  const stats = await stat(path).catch(noneIfMissing);
  if (stats === undefined) return { kind: 'file', place: await freePlace(path), stats };
  if (stats.isFile()) return { kind: 'file', place: await realpath(path), stats };
  if (stats.isFIFO() || stats.isCharacterDevice()) return { kind: 'stream', place: path, stats };
  const what = stats.isDirectory() ? 'a folder' : stats.isSocket() ? 'a socket' : 'a disk device';
  throw new Error(`\`${path}\` is ${what} and cannot be written as a file. Name a file.`);
}

/**
 * The identity of a target. Two paths with the same identity lead to the same file: the same device and
 * inode, or the same free place. Undefined if there is no file.
 */
export function identityOf(target: Target): string | undefined {
  if (target.kind === 'standard-output') return identityOfDescriptor(1);
  const { stats } = target;
  // Two outputs may both go to /dev/null.
  if (stats?.isCharacterDevice()) return undefined;
  return stats === undefined ? target.place : inode(stats);
}

/** The identity of an input. A missing file has none; opening it reports that. */
export async function identityOfInput(path: string): Promise<string | undefined> {
  if (path === STANDARD) return identityOfDescriptor(0);
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? inode(stats) : undefined;
}

function identityOfDescriptor(descriptor: number): string | undefined {
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() ? inode(stats) : undefined;
  } catch {
    return undefined;
  }
}

function inode({ dev, ino }: Stats): string {
  return `${dev}:${ino}`;
}

async function freePlace(path: string): Promise<string> {
  if (/[/\\]$/.test(path)) throw new Error(`\`${path}\` names a folder. Name a file.`);
  if ((await lstat(path).catch(noneIfMissing)) !== undefined) {
    throw new Error(`\`${path}\` is a link to a file that does not exist. Name the file itself.`);
  }
  const folder = await realpath(dirname(path)).catch(noneIfMissing);
  if (folder === undefined) {
    throw new Error(
      `There is no folder \`${dirname(path)}\` to write \`${basename(path)}\` in. Create it first.`,
    );
  }
  return join(folder, basename(path));
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
