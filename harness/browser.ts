import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import puppeteer, { type Browser } from 'puppeteer-core';
import { present } from '../src/present.ts';

/** How long the browser may take to start, in milliseconds. A busy machine may need many seconds. */
const LAUNCH_MILLISECONDS = 120_000;

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** The usual paths of an installed browser. */
const INSTALLED = [
  process.env['FETTLE_BROWSER'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether the npm package has a browser for this machine: it carries Chromium for Linux. */
const isPackaged = process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64');

/** Whether this machine has a browser that can open pages. */
export const HAS_BROWSER = isPackaged || INSTALLED.some((path) => existsSync(path));

/** Starts a real browser without a window: the one from npm, otherwise an installed one. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await browserProgram();
  const options = { executablePath, timeout: LAUNCH_MILLISECONDS };
  if (!isPackaged) return puppeteer.launch(options);
  // Without a language, the browser takes the one of the shell, and `Intl` may not know it.
  return puppeteer.launch({ ...options, args: [...chromium.args, '--lang=en-GB'], headless: 'shell' });
}

/** Returns the path of the browser's program. Unpacks the browser from npm if that was not done before. */
export async function browserProgram(): Promise<string> {
  if (isPackaged) return unpackedBrowser();
  return present(
    INSTALLED.find((path) => existsSync(path)),
    'an installed browser',
  );
}

/**
 * Unpacks the browser from npm, unless that was done before, and returns the path of its program.
 *
 * The package itself unpacks into the folder for temporary files, and takes a program that it finds there for a
 * whole one. Another process may still be writing that program, may have been killed meanwhile, or may be another
 * user's. So this unpacks into a new folder, and renames the folder when it is complete.
 */
async function unpackedBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(MODULES, '@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  const cache = join(MODULES, '.cache');
  const folder = join(cache, `chromium-${version}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-chromium-'));
  try {
    // The package takes the folder from the environment, which a process of its own can have for itself.
    const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: MODULES,
      env: { ...process.env, TMPDIR: unfinished },
    });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(program)) throw error;
  }
  return program;
}
