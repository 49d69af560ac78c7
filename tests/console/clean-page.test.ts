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
  const { faults, open, text, says, until, click, clickOn, tabTo } = view;

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
  const choose = async (path: string) => {
    await open('/clean', '.drop');
    const [chooser] = await Promise.all([page.waitForFileChooser(), click('Choose a file')]);
    await chooser.accept([path]);
  };
  const drop = async (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    await choose(path);
  };

  test('the sample file is cleansed in four clicks from Home, and a correction is explained', async () => {
    await open('/', '.figures');
    await click('Clean a file');
    await page.waitForSelector('.drop');
    expect(await view.violations()).toEqual([]);
    await click('Try it with the sample file');
    await page.waitForSelector(TRIED);
    await expect
      .poll(() => text('.steps'))
      .toMatch(/\d+ corrected · \d+ written differently · \d+ not found/);
    await says('Chapel', '.before-after tbody tr');
    await clickOn('.before-after tbody tr:first-child td:nth-child(3) button');
    await page.waitForSelector('.waterfall');
    await says('‘Cahpel Road’ → Chapel Road, two letters exchanged', '.why');
    await expect.poll(() => text('.why')).toMatch(/Together\+\d+\.\d bits/);
    await page.keyboard.press('Escape');
    await until(`document.querySelector('.why') === null`);
    await click('Not found');
    const shown = () => page.$$eval('.before-after tbody tr', (rows) => rows.length);
    await expect.poll(shown).toBeLessThan(100);
    expect(await shown()).toBeGreaterThan(0);
    await clickOn('.before-after tbody tr:first-child td:nth-child(3) button');
    await page.waitForSelector('.waterfall');
    expect(await view.violations()).toEqual([]);
    await click('Clean the whole file');
    await page.waitForSelector('.scores');
    await expect.poll(() => text('.scores')).toMatch(/Before \d+\.\d %→After \d+\.\d %/);
    expect(await view.violations()).toEqual([]);
    const address = await page.$eval('.actions a[download]', (link) => link.getAttribute('href'));
    const lines = await page.evaluate(
      `fetch(${JSON.stringify(address)}).then((answer) => answer.text()).then((text) => text.trim().split('\\n').length)`,
    );
    expect(lines).toBe(1001);
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: drop a file, switch off a step, change an option and a column, see why, clean, save', async () => {
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
    await until(`document.activeElement.className === 'cell'`);
    // Typed letters would do it, too, but a list forgets those that come slowly.
    await page.select('select[aria-label="What Email holds"]', 'nothing');
    await until(`!document.querySelector('.steps').textContent.includes('Email addresses')`);
    // Everything that was chosen is still there after a reload.
    await page.reload();
    await page.waitForSelector(TRIED);
    await says('Duplicates', '.steps .off');
    await tabTo('Save as workflow');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await tabTo('Install');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.toast');
    await says('Installed CleanContacts for House.', '.toasts');
    await tabTo('Clean the whole file');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.scores');
    // The addresses that were not found wait in Review.
    await page.focus('main');
    await says('wait for somebody to decide them');
    await view.press('Review');
    await says('Later jobs of Clean-contacts follow the answers');
    await page.waitForSelector('.sides');
    expect(faults).toEqual([]);
  });

  test('HTML in any cell is shown as text', async () => {
    await drop(
      `a <b>.csv`,
      `Name,${HTML.replaceAll('"', "'")}\n${HTML.replaceAll('"', "'")},${HTML.replaceAll('"', "'")}\n`,
    );
    await page.waitForSelector(TRIED);
    await says('<b>bold</b>', '.before-after tbody');
    await clickOn('.before-after tbody button');
    await page.waitForSelector('.why .value');
    await says('<b>bold</b>', '.why');
    expect(await page.evaluate('window.injected')).toBeUndefined();
    expect(faults).toEqual([]);
  });

  test('a file that is not a table gets a clear message, and another file can be chosen', async () => {
    await drop('picture.csv', '\u0000\u0001\u0002PNG\u0000');
    await page.waitForSelector('[role=alert]');
    await says('picture.csv', '[role=alert]');
    await drop('nothing.csv', '');
    await page.waitForSelector('[role=alert]');
    await says('nothing.csv is empty. Choose another file.', '[role=alert]');
  });

  test('a file that is too large is refused before it is sent, with the limit', async () => {
    const path = join(folder, 'large.csv');
    writeFileSync(path, '');
    truncateSync(path, MOST_BYTES + 1);
    await choose(path);
    await says('large.csv has 20.0 MB, more than the limit.', '[role=alert]');
    await says('A file must not have more than 20000000 bytes', '[role=alert]');
    const { rows } = await service.database.pool.query('select 1 from file where size > 1000000');
    expect(rows).toEqual([]);
  });

  test('an upload resumes by itself after its connection is lost', async () => {
    let lost = 0;
    // The next request waits until the test has seen what the page says about the lost one.
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
    const lose = (request: HTTPRequest) => {
      if (request.method() !== 'PUT') void request.continue();
      else if (lost++ === 0) void request.abort();
      else void isSeen.then(() => request.continue());
    };
    await page.setRequestInterception(true);
    page.on('request', lose);
    await drop('lost.csv', 'Name,Email\nann smith,ann@example.com\n');
    await page.waitForSelector('[role=status]');
    await says('The upload goes on by itself');
    see();
    await page.waitForSelector(TRIED);
    await page.setRequestInterception(false);
    page.off('request', lose);
    expect(lost).toBe(3);
    await says('Ann Smith', '.before-after tbody');
  });

  test('the choices survive the end of a session', async () => {
    const cookies = await page.cookies(`${service.url}/console`);
    await page.deleteCookie(...cookies);
    await clickOn('.steps input[type=checkbox]');
    await page.waitForSelector('.sign-in.over');
    await page.setCookie(...cookies.map((cookie) => ({ ...cookie, url: `${service.url}/console` })));
    await page.reload();
    await page.waitForSelector(TRIED);
    await says('Tidy the values', '.steps .off');
  });
});
