import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_BROWSER } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleWindow } from './console-window.ts';

/** A value that would run if it were taken for HTML. */
const HTML = '<img src=x onerror="window.injected=1"><b>bold</b>';

/** The largest file that the service takes. */
const MOST_BYTES = 20_000_000;

let service: TestService;
let page: Page;
let folder: string;

describe.skipIf(!HAS_BROWSER)('the page Clean a file in a real browser', () => {
  const view = new ConsoleWindow(/net::ERR_FAILED/);
  const { faults, open, text, until, click, tabTo } = view;

  beforeAll(async () => {
    service = await startService({ FETTLE_MAX_FILE_BYTES: String(MOST_BYTES) });
    folder = mkdtempSync(join(tmpdir(), 'fettle-clean-'));
    page = await view.start(service);
    await view.signIn('olive', 'operator');
  });
  afterAll(async () => {
    await view.close();
    await service?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  const TRIED = '.before-after td button';
  const drop = async (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    await open('/clean', '.drop');
    const [chooser] = await Promise.all([page.waitForFileChooser(), click('Choose a file')]);
    await chooser.accept([path]);
  };

  test('the sample file: four clicks from Home to the clean file, and a correction explained', async () => {
    await open('/', '.figures');
    await click('Clean a file');
    await page.waitForSelector('.drop');
    expect(await view.violations()).toEqual([]);
    await click('Try it with the sample file');
    await page.waitForSelector(TRIED);
    expect(await text('.steps')).toMatch(/\d+ corrected · \d+ written differently · \d+ not found/);
    expect(await text('.before-after tbody tr')).toContain('Chapel');
    await page.click('.before-after tbody tr:first-child td:nth-child(3) button');
    await page.waitForSelector('.waterfall');
    expect(await text('.why')).toContain('‘Cahpel Road’ → Chapel Road, two letters exchanged');
    expect(await text('.why')).toMatch(/Together\+\d+\.\d bits/);
    await page.keyboard.press('Escape');
    await until(`document.querySelector('.why') === null`);
    await click('Not found');
    const shown = await page.$$eval('.before-after tbody tr', (rows) => rows.length);
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(100);
    await page.click('.before-after tbody tr:first-child td:nth-child(3) button');
    await page.waitForSelector('.waterfall');
    expect(await view.violations()).toEqual([]);
    await click('Clean the whole file');
    await page.waitForSelector('.scores', { timeout: 60_000 });
    expect(await text('.scores')).toMatch(/Before \d+\.\d %→After \d+\.\d %/);
    expect(await view.violations()).toEqual([]);
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
    await page.focus('main');
    await tabTo('Options of Addresses');
    await page.keyboard.press('Enter');
    await tabTo('Review');
    await page.keyboard.press('Space');
    await page.focus('main');
    await tabTo('Exclude county');
    await page.keyboard.press('Space');
    // Only the last trial has no county. An earlier one that came after it would close the reasons again.
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
    // The addresses that were not found wait in Review.
    await page.focus('main');
    await view.says('wait for somebody to decide them');
    await view.press('Review');
    await view.says('Later jobs of Clean-contacts follow the answers');
    await page.waitForSelector('.sides');
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

  test('a file that is not a table: a clear sentence, and another file can be chosen', async () => {
    await drop('picture.csv', '\u0000\u0001\u0002PNG\u0000');
    await page.waitForSelector('[role=alert]');
    expect(await text('[role=alert]')).toContain('picture.csv');
    await drop('nothing.csv', '');
    await page.waitForSelector('[role=alert]');
    expect(await text('[role=alert]')).toContain('nothing.csv is empty. Choose another file.');
  });

  test('a file that is too large is refused before it is sent, with the limit', async () => {
    await drop('large.csv', '');
    truncateSync(join(folder, 'large.csv'), MOST_BYTES + 1);
    const [chooser] = await Promise.all([page.waitForFileChooser(), click('Choose a file')]);
    await chooser.accept([join(folder, 'large.csv')]);
    await view.says('large.csv has 20.0 MB, more than the limit.', '[role=alert]');
    expect(await text('[role=alert]')).toContain('A file must not have more than 20000000 bytes');
    const { rows } = await service.database.pool.query('select 1 from file where size > 1000000');
    expect(rows).toEqual([]);
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
