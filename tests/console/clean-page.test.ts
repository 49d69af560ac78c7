import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOperator } from '../../src/operators/operator.ts';
import { linkAddress, makeLink } from '../../src/operators/sign-in-link.ts';
import { HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';
import { violationsOf } from './violations.ts';

/** A value that would run if it were taken for HTML. */
const HTML = '<img src=x onerror="window.injected=1"><b>bold</b>';

let service: TestService;
let browser: Browser;
let page: Page;
let folder: string;
const faults: string[] = [];

describe.skipIf(!HAS_BROWSER)('the page Clean a file in a real browser', () => {
  beforeAll(async () => {
    service = await startService();
    folder = mkdtempSync(join(tmpdir(), 'fettle-clean-'));
    browser = await openBrowser();
    page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      const isAsked = /status of 4|net::ERR_FAILED/.test(message.text());
      if (message.type() === 'error' && !isAsked) faults.push(message.text());
    });
    const { kysely } = service.database;
    const now = service.clock.now();
    const { id } = await createOperator(kysely, { name: 'olive', role: 'operator', clients: [], now });
    await page.goto(linkAddress(service.url, await makeLink(kysely, id, now)));
    await page.waitForSelector('.figures');
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    faults.length = 0;
  });

  const TRIED = '.before-after td button';
  const text = (selector = 'main') => page.$eval(selector, (element) => element.textContent);
  const open = async (path: string, wait: string) => {
    await page.goto(`${service.url}/console${path}`);
    await page.waitForSelector(wait);
  };
  const until = (expression: string) =>
    expect.poll(() => page.evaluate(expression), { timeout: 20_000 }).toBe(true);
  const press = (name: string) =>
    page.evaluate(`[...document.querySelectorAll('main button, main a, dialog button')]
      .find((one) => one.textContent.trim().startsWith(${JSON.stringify(name)})).click()`);
  const tabTo = async (name: string) => {
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(`(() => {
        const element = document.activeElement;
        return (element.labels?.[0] ?? element).textContent.trim();
      })()`);
      if (found === name) return;
    }
    throw new Error(`Nothing with the text ${name} can be reached by Tab.`);
  };
  const drop = async (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    await open('/clean', '.drop');
    const [chooser] = await Promise.all([page.waitForFileChooser(), press('Choose a file')]);
    await chooser.accept([path]);
  };

  /** What axe finds on the page as it is, in light and in dark colours. */
  const violationsInBoth = async () => {
    const found: string[] = [];
    for (const colours of ['dark', 'light']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colours }]);
      found.push(...(await violationsOf(page)));
    }
    return found;
  };

  test('the sample file: four clicks from Home to the clean file, and a correction explained', async () => {
    await open('/', '.figures');
    await press('Clean a file');
    await page.waitForSelector('.drop');
    expect(await violationsInBoth()).toEqual([]);
    await press('Try it with the sample file');
    await page.waitForSelector(TRIED);
    expect(await text('.steps')).toMatch(/\d+ corrected · \d+ written differently · \d+ not found/);
    expect(await text('.before-after tbody tr')).toContain('Chapel');
    await page.click('.before-after tbody tr:first-child td:nth-child(3) button');
    await page.waitForSelector('.waterfall');
    expect(await text('.why')).toContain('‘Cahpel Road’ → Chapel Road, two letters exchanged');
    expect(await text('.why')).toMatch(/Together\+\d+\.\d bits/);
    await page.keyboard.press('Escape');
    await until(`document.querySelector('.why') === null`);
    await press('Not found');
    const shown = await page.$$eval('.before-after tbody tr', (rows) => rows.length);
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(100);
    await page.click('.before-after tbody tr:first-child td:nth-child(3) button');
    await page.waitForSelector('.waterfall');
    expect(await violationsInBoth()).toEqual([]);
    await press('Clean the whole file');
    await page.waitForSelector('.scores', { timeout: 60_000 });
    expect(await text('.scores')).toMatch(/Before \d+\.\d %→After \d+\.\d %/);
    expect(await violationsInBoth()).toEqual([]);
    const address = await page.$eval('.actions a[download]', (link) => link.getAttribute('href'));
    const lines = await page.evaluate(
      `fetch(${JSON.stringify(address)}).then((answer) => answer.text()).then((text) => text.trim().split('\\n').length)`,
    );
    expect(lines).toBe(1001);
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: drop, switch off a step, change an option and a column, see why, clean, save', async () => {
    await open('/clean', '.drop');
    await tabTo('Try it with the sample file');
    await page.keyboard.press('Enter');
    await page.waitForSelector(TRIED);
    await tabTo('Duplicates');
    await page.keyboard.press('Space');
    await until(`document.querySelector('.steps .off') !== null`);
    await tabTo('Options of Addresses').catch(async () => {
      await page.evaluate(`document.querySelector('main').focus()`);
      await tabTo('Options of Addresses');
    });
    await page.keyboard.press('Enter');
    await tabTo('Exclude county');
    await page.keyboard.press('Space');
    await until(`!document.querySelector('.before-after tbody tr').textContent.includes('shire')`);
    await page.evaluate(`document.querySelector('.before-after button[tabindex="0"]').focus()`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.waterfall');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(`document.activeElement.className`)).toBe('cell');
    await page.evaluate(`document.querySelector('select[aria-label="What Email holds"]').focus()`);
    await page.keyboard.type('left');
    await page.keyboard.press('Tab');
    await until(`!document.querySelector('.steps').textContent.includes('Email addresses')`);
    // Everything that was chosen is still there after a reload.
    await page.reload();
    await page.waitForSelector(TRIED);
    expect(await text('.steps .off')).toContain('Duplicates');
    await tabTo('Save as workflow');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await tabTo('Install');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.toast');
    expect(await text('.toasts')).toContain('Installed CleanContacts for House.');
    await tabTo('Clean the whole file');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.scores', { timeout: 60_000 });
    expect(faults).toEqual([]);
  });

  test('HTML in every cell is text', async () => {
    await drop(
      `a <b>.csv`,
      `Name,${HTML.replaceAll('"', "'")}\n${HTML.replaceAll('"', "'")},${HTML.replaceAll('"', "'")}\n`,
    );
    await page.waitForSelector(TRIED);
    expect(await text('.before-after tbody')).toContain('<b>bold</b>');
    await page.click('.before-after tbody button');
    await page.waitForSelector('.why .value');
    expect(await text('.why')).toContain('<b>bold</b>');
    expect(await page.evaluate('window.injected')).toBeUndefined();
    expect(faults).toEqual([]);
  });

  test('a file that is none: a clear sentence, and another one can be chosen', async () => {
    await drop('picture.csv', '\u0000\u0001\u0002PNG\u0000');
    await page.waitForSelector('[role=alert]');
    expect(await text('[role=alert]')).toContain('picture.csv');
    await drop('nothing.csv', '');
    await page.waitForSelector('[role=alert]');
    expect(await text('[role=alert]')).toContain('nothing.csv is empty. Choose another file.');
  });

  test('a connection that is lost during the upload', async () => {
    let lost = 0;
    const lose = (request: HTTPRequest) => {
      if (request.method() === 'PUT' && lost++ === 0) void request.abort();
      else void request.continue();
    };
    await page.setRequestInterception(true);
    page.on('request', lose);
    await drop('lost.csv', 'Name,Email\nann smith,ann@example.com\n');
    await page.waitForSelector('[role=status]');
    await until(`document.querySelector('main').textContent.includes('The upload goes on by itself')`);
    await page.waitForSelector(TRIED);
    page.off('request', lose);
    await page.setRequestInterception(false);
    expect(lost).toBe(3);
    expect(await text('.before-after tbody')).toContain('Ann Smith');
  });

  test('a session that ends leaves what was chosen', async () => {
    const cookies = await page.cookies(`${service.url}/console`);
    await page.deleteCookie(...cookies);
    await page.click('.steps input[type=checkbox]');
    await page.waitForSelector('.sign-in.over');
    await page.setCookie(...cookies.map((cookie) => ({ ...cookie, url: `${service.url}/console` })));
    await page.reload();
    await page.waitForSelector(TRIED);
    expect(await text('.steps .off')).toContain('Tidy the values');
  });
});
