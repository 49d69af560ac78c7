import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import puppeteer, { type Browser } from 'puppeteer-core';

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
  if (isPackaged) {
    return puppeteer.launch({
      executablePath: await chromium.executablePath(),
      // Without a language, the browser takes the one of the shell, and `Intl` may not know it.
      args: [...chromium.args, '--lang=en-GB'],
      headless: 'shell',
    });
  }
  return puppeteer.launch({ executablePath: INSTALLED.find((path) => existsSync(path))! });
}
