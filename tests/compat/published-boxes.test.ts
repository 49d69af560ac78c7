import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { type LookupService, startLookups } from '../webservices/lookup-service.ts';

/*
 * The published boxes of the service that Fettle replaces, unchanged, in a page of another site. Each box
 * finds an address and hands it to the page. Two of them take the URL of the service from their options. The
 * other two have the replaced host in their code, so the browser sends those requests to ours.
 *
 * `getaddress-autocomplete-modal` has its own `getaddress-api` 2.1.0 (package.json, `overrides`): it accepts
 * any newer one, but imports what 2.3.1 no longer exports.
 */
const REPLACED = 'https://api.getaddress.io/';

let service: LookupService;
let key: string;
let site: Server;
let browser: Browser;
let scripts: ReadonlyMap<string, string>;

/** A published box: what its page does with it, as its README says. */
interface PublishedBox {
  readonly name: string;
  readonly script: string;
  readonly body: string;
  /** Finds 110 Stanney Mill Road as a user does. */
  readonly use: (page: Page) => Promise<void>;
}

const FIELDS = '<input id="line_1"><input id="town_or_city"><input id="postcode"><input id="latitude">';

/** What a page does with boxes that hand over the address in an event. */
const fillOn = (event: string) => `document.addEventListener('${event}', ({ address }) => {
  for (const id of ['line_1', 'town_or_city', 'postcode', 'latitude']) document.getElementById(id).value = address[id].toString();
});`;

/** Waits for the suggestions. Their list is a listbox whose children have no role. */
async function suggested(page: Page): Promise<void> {
  const texts = () =>
    page.evaluate(
      `[...document.querySelectorAll('[role=listbox] > *')].map(({ textContent }) => textContent).join()`,
    );
  await expect.poll(texts).toContain('110 Stanney Mill Road');
}

const boxes = (): PublishedBox[] => {
  const base = `${service.url}/getaddress.io`;
  const [autocomplete, get] = [`${base}/autocomplete/{query}`, `${base}/get/{id}`];
  return [
    {
      name: 'getaddress-find',
      script: `import { find } from 'getaddress-find';
        find('lookup', '${key}', { endpoints: { autocomplete_url: '${autocomplete}', get_url: '${get}' } });`,
      body: '<div id="lookup"></div>',
      use: async (page) => {
        await page.type('#lookup input', 'ch2 4ne');
        await page.keyboard.press('Enter');
        await page.waitForSelector('#lookup select');
        const id = (await page.evaluate(
          `[...document.querySelectorAll('#lookup option')].find(({ text }) => text.startsWith('110 ')).value`,
        )) as string;
        await page.select('#lookup select', id);
      },
    },
    {
      name: 'getaddress-autocomplete-modal',
      script: `import { modal } from 'getaddress-autocomplete-modal';
        ${fillOn('getaddress-autocomplete-modal-selected')}
        modal('search', '${key}', { alt_autocomplete_url: '${autocomplete}', alt_get_url: '${get}', touch_screen_only: false, max_screen_width: undefined });`,
      body: '<input id="search">',
      use: async (page) => {
        await page.click('#search');
        await page.keyboard.type('110 stanney mill');
        await suggested(page);
        await page.click('[role=listbox] > *');
      },
    },
    ...['@getaddress/autocomplete', 'getaddress-autocomplete'].map((name) => ({
      name,
      script: `import { autocomplete } from '${name}';
        ${fillOn('getaddress-autocomplete-selected')}
        autocomplete('search', '${key}');`,
      body: '<input id="search">',
      use: async (page: Page) => {
        await page.type('#search', '110 stanney mill');
        await suggested(page);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      },
    })),
  ];
};

/** Bundles a script that imports a package, as a shop's own bundler does. */
async function bundled(script: string): Promise<string> {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

describe.skipIf(!HAS_BROWSER)('published boxes, in a real browser', () => {
  beforeAll(async () => {
    service = await startLookups();
    key = await (await service.account('Shop', 100)).newKey({ allowedDomains: ['localhost'] });
    scripts = new Map(
      await Promise.all(boxes().map(async ({ name, script }) => [name, await bundled(script)] as const)),
    );
    await stop();
    site = createServer(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://site');
      const name = searchParams.get('box') ?? '';
      const { body = '' } = boxes().find((one) => one.name === name) ?? {};
      if (pathname === '/script.js')
        response.setHeader('content-type', 'text/javascript').end(scripts.get(name));
      else
        response
          .setHeader('content-type', 'text/html')
          .end(
            `<!doctype html><title>Shop</title>${body}${FIELDS}<script type="module" src="/script.js?box=${encodeURIComponent(name)}"></script>`,
          );
    }).listen(0, '127.0.0.1');
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    await service?.close();
  });

  test.each([
    'getaddress-find',
    'getaddress-autocomplete-modal',
    '@getaddress/autocomplete',
    'getaddress-autocomplete',
  ])('%s finds an address and fills in the form', async (name) => {
    const { use } = boxes().find((one) => one.name === name)!;
    const page = await browser.newPage();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const url = request.url();
      const ours = `${service.url}/getaddress.io/`;
      void request.continue(url.startsWith(REPLACED) ? { url: url.replace(REPLACED, ours) } : {});
    });
    await page.goto(
      `http://localhost:${(site.address() as AddressInfo).port}/?box=${encodeURIComponent(name)}`,
      { waitUntil: 'networkidle0' },
    );
    await use(page);
    const filled = () =>
      page.evaluate(`['line_1', 'town_or_city', 'postcode'].map((id) => document.getElementById(id).value)`);
    await expect.poll(filled).toEqual(['110 Stanney Mill Road', 'Chester', 'CH2 4NE']);
    await page.close();
  });
});
