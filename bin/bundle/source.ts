import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashOf, ROOT } from './fresh-bundle.js';

/** A file of the source, as it was when it was read. */
export interface SourceFile {
  readonly text: string;
  /** Size in bytes. */
  readonly size: number;
  /** The time of its last change, in milliseconds. */
  readonly changed: number;
  /** SHA-256 of the content, in hexadecimal digits. */
  readonly hash: string;
}

/** The source as it was when it was read. Paths are relative to the installation's folder, with `/`. */
export interface Source {
  /** @throws Error if there was no such file, or it is not a part of the source */
  file(path: string): SourceFile;
  /** The files besides `src/` that every bundle depends on. */
  readonly others: readonly string[];
  /** The modules that the source loads by their URL, the main module, and the one that runs a command line. */
  readonly entries: readonly string[];
  /** The modules that ask for their own URL. */
  readonly withUrl: readonly string[];
}

/**
 * Files besides `src/` that a bundle depends on. npm writes the list of all installed packages into the
 * last one.
 */
const OTHERS = ['bin/bundle/*', 'node_modules/.package-lock.json'];

/** The main module, and what a process loads that runs several command lines, as those of tests do. */
const MAIN = ['src/cli/main.ts', 'src/cli/run-fettle.ts'];

/** How the source names a module that it loads by its URL (src/bundled.ts). */
const BY_URL = /\bbundled\(new URL\('(\.[^']*\.ts)', import\.meta\.url\)\)/g;

/** Reads the whole source, 1,100 files, in some 50 ms. */
export function readSource(): Source {
  const files = new Map<string, SourceFile>();
  for (const path of globSync(['src/**/*.{ts,json}', ...OTHERS], { cwd: ROOT }).toSorted()) {
    files.set(path, readFile(path));
  }
  const entries = new Set(MAIN.filter((path) => files.has(path)));
  const withUrl: string[] = [];
  for (const [path, { text }] of files) {
    if (!path.startsWith('src/') || !text.includes('import.meta.url')) continue;
    withUrl.push(path);
    for (const [, module] of text.matchAll(BY_URL)) {
      entries.add(resolve('/', dirname(path), module!).slice(1));
    }
  }
  return {
    file(path) {
      const file = files.get(path);
      if (file === undefined) throw new Error(`${path} is not a part of the source.`);
      return file;
    },
    others: [...files.keys()].filter((path) => !path.startsWith('src/')),
    entries: [...entries],
    withUrl,
  };
}

function readFile(path: string): SourceFile {
  const file = join(ROOT, path);
  const { size, mtimeMs } = statSync(file);
  const content = readFileSync(file);
  return { text: content.toString(), size, changed: mtimeMs, hash: hashOf(content) };
}
