import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { type LookupAnswer, type LookupService, startLookups, type TestAccount } from './lookup-service.ts';

let service: LookupService;
let account: TestAccount;
let site: Server;
let browser: Browser;

describe.skipIf(!HAS_BROWSER)('a page of another site, in a real browser', () => {
  beforeAll(async () => {
    service = await startLookups();
    account = await service.account('Pages', 100);
    site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Shop</title>');
    }).listen(0, '127.0.0.1');
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    await service?.close();
  });

  /** Calls a method as the script of a page on `localhost` does, and gives what that script could read. */
  async function fromPage(query: string): Promise<{ message: string | null; results: number } | string> {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    const read = await page.evaluate(async (url: string) => {
      try {
        const body = JSON.stringify({ postcode: 'CH2 4NE', licence: 'WebServerFull' });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(url, { method: 'POST', headers, body });
        const { Status, Results } = (await answer.json()) as LookupAnswer;
        return { message: Status.ErrorMessage, results: Results.length };
      } catch (error) {
        return String(error);
      }
    }, `${service.url}/AddressCapture/GetFullAddress.json${query}`);
    await page.close();
    return read;
  }

  test('reads the answer with a key for its domain', async () => {
    const key = await account.newKey({ allowedDomains: ['localhost'] });
    expect(await fromPage(`?key=${key}`)).toEqual({ message: null, results: 5 });
  });

  test('reads why it is refused, and no data', async () => {
    const elsewhere = await account.newKey({ allowedDomains: ['www.example.co.uk'] });
    const refused = (message: string) => ({ message: expect.stringContaining(message), results: 0 });
    expect(await fromPage(`?key=${elsewhere}`)).toEqual(refused('Not permitted from this domain'));
    expect(await fromPage('?key=AAAA-BBBB-CCCC-DDDD')).toEqual(refused('Authentication failed'));
    expect(await fromPage(`?key=${account.key}`)).toEqual(refused('for servers'));
    expect(await fromPage('')).toEqual(refused('Authentication failed'));
  });

  const PAGES = ['', 'clients/package', 'operators/limits', 'operators/steps', 'api'];

  test.each(PAGES)(
    "docs/%s fits a telephone, follows the reader's light or dark preference, and obeys its policy",
    async (path) => {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.setViewport({ width: 390, height: 800 });
      const prefer = (theme: string) =>
        page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await prefer('light');
      await page.goto(`${service.url}/docs/${path}`, { waitUntil: 'networkidle0' });
      await page.waitForSelector('h1');
      for (const theme of ['light', 'dark']) {
        await prefer(theme);
        const isDark = theme === 'dark';
        // A page follows a change of the preference.
        await expect.poll(async () => brightness((await look(page)).background) < 60).toBe(isDark);
        const { wide, text } = await look(page);
        expect(wide).toBe(390);
        expect(brightness(text) > 180, text).toBe(isDark);
      }
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  const brightness = (color: string) => Number(/\d+/.exec(color)![0]);

  async function look(page: Page): Promise<{ wide: number; background: string; text: string }> {
    const seen = await page.evaluate(`({
      wide: document.documentElement.scrollWidth,
      background: getComputedStyle(document.body).backgroundColor,
      text: getComputedStyle(document.querySelector('h1')).color,
    })`);
    return seen as { wide: number; background: string; text: string };
  }

  test('the documentation is searched in the browser', async () => {
    const page = await browser.newPage();
    await page.goto(`${service.url}/docs/`, { waitUntil: 'networkidle0' });
    await page.keyboard.press('/');
    await page.keyboard.type('sending a request again');
    await page.waitForSelector('form ol a');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(page.url()).toBe(`${service.url}/docs/clients/errors#sending-a-request-again`);
    await page.close();
  });
});
