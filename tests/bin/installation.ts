import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../bin/bundle/fresh-bundle.js';

/**
 * The real files of a small installation: the starter of a command, and the module that finds the files of
 * threads.
 */
const REAL = [
  'bin',
  'src/bundled.ts',
  'src/settings.ts',
  'src/data-folder.ts',
  'src/tokens/token-lifetime.ts',
];

/** The bundler, and a package that the source imports. They are links to folders elsewhere. */
const PACKAGES = ['esbuild', '@esbuild', 'yazl'];

/** What a start of a small installation prints. */
export interface Said {
  /** The text in its source. */
  readonly text: string;
  /** The content of a data file beside its source. */
  readonly data: string;
  /** The `typeof` of an export of a package. */
  readonly zip: string;
  /** The first place in the stack of an error. */
  readonly place: string;
  /** The text and the place that a worker thread prints. */
  readonly thread: { readonly text: string; readonly place: string };
}

/** An installation with the real starter and a source of three files, which is bundled in a moment. */
export class SmallInstallation {
  readonly folder: string;

  constructor() {
    this.folder = realpathSync(mkdtempSync(join(tmpdir(), 'fettle-starts-')));
    for (const path of REAL) cpSync(join(ROOT, path), join(this.folder, path), { recursive: true });
    for (const name of PACKAGES) this.#link(name);
    this.write('package.json', '{ "type": "module" }');
    this.write('src/cli/main.ts', MAIN);
    this.write('src/cli/data.txt', 'data');
    this.write('src/thread.ts', THREAD);
    this.writeText('one');
  }

  /** Changes the source that the main module and the thread share. */
  writeText(text: string): void {
    this.write('src/text.ts', `export const text: string = '${text}';\n`);
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Runs a command. @throws Error if it fails or prints anything on standard error */
  start(environment: NodeJS.ProcessEnv = {}): Promise<Said> {
    const { FETTLE_BUNDLE: _, NODE_COMPILE_CACHE: __, ...env } = process.env;
    const options = { env: { ...env, ...environment } };
    return new Promise((resolve, reject) => {
      execFile(process.execPath, [join(this.folder, 'bin/start.js')], options, (error, out, warnings) => {
        if (error !== null || warnings !== '') reject(new Error(`${error?.message}\n${warnings}`));
        else resolve(JSON.parse(out) as Said);
      });
    });
  }

  /** The names of all bundles. */
  bundles(): string[] {
    return readdirSync(join(this.folder, 'node_modules/.cache/fettle')).filter(
      (name) => name !== 'current.json',
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #link(name: string): void {
    mkdirSync(join(this.folder, 'node_modules'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(this.folder, 'node_modules', name));
  }
}

const MAIN = `import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { ZipFile } from 'yazl';
import { bundled } from '../bundled.ts';
import { text } from '../text.ts';

interface Unused {
  readonly lines: 'a bundle has none for types';
}

function placeOfError(): string {
  return new Error('an error').stack?.split('\\n')[1]?.trim() ?? '';
}

const data = readFileSync(new URL('data.txt', import.meta.url), 'utf8');
const thread = new Worker(new URL(bundled(new URL('../thread.ts', import.meta.url))));
thread.once('message', (said) => {
  console.log(JSON.stringify({ text, thread: said, data, place: placeOfError(), zip: typeof ZipFile }));
});
`;

const THREAD = `import { parentPort } from 'node:worker_threads';
import { text } from './text.ts';

parentPort?.postMessage({ text, place: new Error('an error').stack?.split('\\n')[1]?.trim() ?? '' });
`;
