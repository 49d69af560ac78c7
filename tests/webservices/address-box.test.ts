import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, HTTPRequest, Page, SerializedAXNode } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf, readPage } from '../docs/page.ts';
import { HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { type LookupAnswer, type LookupService, startLookups, type TestAccount } from './lookup-service.ts';

/** What a user of the box sees and hears, and what is in the form. */
interface Seen {
  readonly text: string;
  readonly isOpen: boolean;
  readonly options: readonly string[];
  readonly active: string | null;
  readonly message: string;
  readonly isMessageSeen: boolean;
  readonly hasFocus: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly events: readonly { readonly type: string; readonly detail: Record<string, unknown> | null }[];
}

const READ = `(() => {
  const root = document.querySelector('fettle-address').shadowRoot;
  const input = root.querySelector('[role=combobox]');
  const list = root.getElementById(input.getAttribute('aria-controls'));
  const active = root.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  const text = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  const message = root.querySelector('[role=status]');
  return {
    text: input.value,
    isOpen: input.getAttribute('aria-expanded') === 'true' && list.checkVisibility(),
    options: list.checkVisibility() ? [...list.querySelectorAll('[role=option]')].map(text) : [],
    active: active && active.getAttribute('aria-selected') === 'true' ? text(active) : null,
    message: text(message),
    isMessageSeen: message.getBoundingClientRect().width > 1,
    hasFocus: root.activeElement === input,
    fields: Object.fromEntries([...document.querySelectorAll('input, textarea, select')].map(({ name, value }) => [name, value])),
    events: window.events ?? [],
  };
})()`;

const LISTEN = `
window.events = [];
for (const type of ['fettle-address-selected', 'fettle-address-error', 'fettle-address-by-hand'])
  document.addEventListener(type, ({ type, detail }) => window.events.push({ type, detail }));
`;

const FIELDS = ['organization', 'address-line1', 'address-line2', 'address-level2', 'postal-code']
  .map((token) => `<label>${token}<input name="${token}" autocomplete="${token}"></label>`)
  .join('');

/** A node of the tree that the browser gives to screen readers, and all nodes in it. */
function nodesOf(node: SerializedAXNode | null): SerializedAXNode[] {
  return node === null ? [] : [node, ...(node.children ?? []).flatMap(nodesOf)];
}

let service: LookupService;
let account: TestAccount;
let key: string;
let site: Server;
let browser: Browser;
let axe: string;
/** What the pages of the site contain, by path. */
const bodies = new Map<string, string>();
const complaints: string[] = [];

describe.skipIf(!HAS_BROWSER)('the address box, in a real browser', () => {
  beforeAll(async () => {
    service = await startLookups();
    account = await service.account('Shop', 100);
    key = await account.newKey({ allowedDomains: ['localhost'] });
    site = createServer(({ url = '' }, response) => {
      const policy = `default-src 'none'; script-src ${service.url}; connect-src ${service.url}; form-action 'self'; require-trusted-types-for 'script'`;
      response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html');
      response.end(bodies.get(new URL(url, 'http://site').pathname) ?? '<!doctype html><title>Sent</title>');
    }).listen(0, '127.0.0.1');
    browser = await openBrowser();
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    await service?.close();
  });
  afterEach(async () => {
    for (const page of (await browser.pages()).slice(1)) await page.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  /** Opens a page of a shop: another origin, with a policy that allows the service alone. */
  async function shop(box: string, fields = FIELDS, setUp?: (page: Page) => Promise<void>): Promise<Page> {
    const script = `<script type="module" src="${service.url}/address-box.js"></script>`;
    bodies.set(
      '/checkout',
      `<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width"><title>Checkout</title>
       <main><h1>Checkout</h1><form action="/sent">${box}${fields}<button>Order</button></form></main>${script}`,
    );
    return goTo(`http://localhost:${(site.address() as AddressInfo).port}/checkout`, setUp);
  }

  async function goTo(url: string, setUp?: (page: Page) => Promise<void>): Promise<Page> {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (/content security policy|trusted/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.evaluateOnNewDocument(LISTEN);
    await setUp?.(page);
    await page.goto(url);
    await expect.poll(() => page.evaluate(`customElements.get('fettle-address') !== undefined`)).toBe(true);
    await page.focus('fettle-address');
    return page;
  }

  const seen = async (page: Page) => (await page.evaluate(READ)) as Seen;
  const see = (page: Page) => expect.poll(() => seen(page));
  /**
   * Enters a text at once, as somebody who pastes it does. Letters that come slowly make several searches, whose
   * answers replace one another under the keys that a test presses next.
   */
  const enter = (page: Page, text: string) => page.keyboard.sendCharacter(text);
  const box = (more = '') => `<fettle-address key="${key}" ${more}></fettle-address>`;
  const press = async (page: Page, ...keys: string[]) => {
    for (const one of keys) await page.keyboard.press(one as 'Enter');
  };

  test('by keyboard: three letters, arrows and Enter fill the form; only the chosen address costs a credit', async () => {
    const page = await shop(box('name="delivery" required'));
    const called: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') called.push(new URL(request.url()).pathname);
    });
    await page.keyboard.type('hop');
    await see(page).toMatchObject({ isOpen: true, active: null });
    await press(page, 'ArrowDown');
    await see(page).toMatchObject({ active: expect.stringContaining('Hopkins & Sons') });
    await press(page, 'Enter');
    const address = 'Hopkins & Sons, Bakers, Flour, 10 Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE';
    await see(page).toMatchObject({
      isOpen: false,
      text: address,
      message: `Filled in: ${address}`,
      isMessageSeen: false,
      hasFocus: true,
      fields: {
        organization: 'Hopkins & Sons, Bakers, Flour',
        'address-line1': '10 Stanney Mill Road',
        'address-line2': 'Little Stanney',
        'address-level2': 'CHESTER',
        'postal-code': 'CH2 4NE',
      },
      events: [
        {
          type: 'fettle-address-selected',
          detail: { udprn: '5000002', country: 'GB', town: 'CHESTER', latitude: expect.any(Number) },
        },
      ],
    });
    // Letters typed without a pause are one search.
    expect(called).toEqual(['/PredictiveAddress/Search.json', '/PredictiveAddress/Retrieve.json']);
    const response = await fetch(
      `${service.url}/PredictiveAddress/GetSupportedCountries.json?key=${account.key}`,
      {
        method: 'POST',
      },
    );
    expect(((await response.json()) as LookupAnswer).Status.CreditsRemaining).toBe(99);
    await Promise.all([page.waitForNavigation(), page.click('form button')]);
    expect(new URL(page.url()).searchParams.get('delivery')).toBe(address);
  });

  test('a street is opened, searched for a number, and left again', async () => {
    const page = await shop(box());
    await enter(page, 'watkin');
    await see(page).toMatchObject({ isOpen: true });
    const { options } = await seen(page);
    expect(options[0]).toBe('Watkin Terrace, NORTHAMPTON 4 addresses');
    expect((await seen(page)).message).toBe(
      `${options.length === 1 ? '1 suggestion' : `${options.length} suggestions`}. Choose with the arrow keys.`,
    );
    await press(page, 'ArrowDown', 'Enter');
    const inside = [1, 2, 10, 21].map((number) => `${number} Watkin Terrace, NORTHAMPTON, NN1 3ER`);
    await see(page).toMatchObject({
      text: 'Watkin Terrace, NORTHAMPTON ',
      options: ['Back', ...inside],
      active: null,
      message: '4 in Watkin Terrace, NORTHAMPTON. Choose with the arrow keys.',
    });
    await press(page, 'ArrowDown');
    await see(page).toMatchObject({ active: inside[0] });
    await press(page, 'ArrowUp');
    await see(page).toMatchObject({ active: 'Back' });
    await press(page, 'Enter');
    await see(page).toMatchObject({ text: 'watkin', options });
    await press(page, 'ArrowDown', 'Enter');
    await see(page).toMatchObject({ options: ['Back', ...inside] });
    await page.keyboard.type('21');
    await see(page).toMatchObject({ options: [inside[3], options[0]] });
    await see(page).toMatchObject({ text: 'Watkin Terrace, NORTHAMPTON 21' });
  });

  test('Escape steps back: from the street, from the list, from the text', async () => {
    const page = await shop(box());
    await enter(page, 'watkin');
    await see(page).toMatchObject({ isOpen: true });
    await press(page, 'ArrowDown', 'Enter');
    await see(page).toMatchObject({ options: expect.arrayContaining(['Back']) });
    await press(page, 'Escape');
    await see(page).toMatchObject({ isOpen: true, text: 'watkin' });
    await press(page, 'Escape');
    await see(page).toMatchObject({ isOpen: false, text: 'watkin' });
    await press(page, 'ArrowDown');
    await see(page).toMatchObject({ isOpen: true, active: expect.stringContaining('Watkin') });
    // The cursor moves in the text again.
    await press(page, 'Home');
    await see(page).toMatchObject({ isOpen: true, active: null });
    await press(page, 'Escape', 'Escape');
    await see(page).toMatchObject({ isOpen: false, text: '' });
    await enter(page, 'watkin');
    await see(page).toMatchObject({ isOpen: true });
    await press(page, 'ArrowDown', 'Tab');
    await see(page).toMatchObject({ isOpen: false, hasFocus: false, events: [] });
  });

  test('a slow answer to an older text is dropped, and the wait is announced', async () => {
    const held: HTTPRequest[] = [];
    const page = await shop(box(), FIELDS, async (page) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.postData()?.includes('"search":"wat"')) held.push(request);
        else void request.continue();
      });
    });
    await page.keyboard.type('wat');
    await expect.poll(() => held.length).toBe(1);
    await see(page).toMatchObject({ message: 'Searching…', isMessageSeen: true });
    for (let letter = 0; letter < 3; letter++) await press(page, 'Backspace');
    await enter(page, 'hopkins');
    await see(page).toMatchObject({ isOpen: true });
    const { options } = await seen(page);
    await held[0]!.continue().catch(() => undefined);
    await wait(300);
    await see(page).toMatchObject({ options, text: 'hopkins' });
    await expect.poll(() => held[0]!.failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  test('errors are readable, and leave the form usable by hand', async () => {
    const elsewhere = await account.newKey({ allowedDomains: ['www.example.co.uk'] });
    const once = await account.newKey({ allowedDomains: ['localhost'], dailyLimit: 1 });
    const cases: readonly (readonly [attributes: string, reason: string, message: RegExp])[] = [
      ['', 'no-key', /^Address search is not set up on this page\. ?The attribute “key”/],
      [`key="${elsewhere}"`, 'refused', /Not permitted from this domain\.$/],
      [`key="${once}"`, 'limit', /^There were too many searches.*The daily limit/],
      [`key="${key}" service="http://127.0.0.1:9/"`, 'network', /^Address search cannot be reached/],
    ];
    for (const [attributes, reason, message] of cases) {
      const page = await shop(`<fettle-address ${attributes}></fettle-address>`);
      await page.setBypassCSP(reason === 'network');
      await page.keyboard.type('wat');
      if (reason === 'limit') {
        await see(page).toMatchObject({ isOpen: true });
        await page.keyboard.type('k');
      }
      await see(page).toMatchObject({
        message: expect.stringMatching(message),
        isMessageSeen: true,
        isOpen: false,
        events: [{ type: 'fettle-address-error', detail: { reason } }],
      });
      await page.evaluate(
        `document.querySelector('fettle-address').shadowRoot.querySelector('button').click()`,
      );
      expect(await page.evaluate('document.activeElement.name')).toBe('organization');
      expect((await seen(page)).message).toBe('');
      complaints.length = 0;
      await page.close();
    }
  });

  test('an empty result is announced once, without a list', async () => {
    const page = await shop(box());
    await page.keyboard.type('qqqq');
    await see(page).toMatchObject({ isOpen: false, message: expect.stringContaining('No address found') });
    for (let letter = 0; letter < 2; letter++) await press(page, 'Backspace');
    await see(page).toMatchObject({ message: '' });
  });

  test('a required box blocks the form until an address is chosen or entered by hand', async () => {
    const page = await shop(box('required reveal="#rest"'), `<div id="rest">${FIELDS}</div>`);
    await expect.poll(() => page.evaluate(`document.querySelector('#rest').checkVisibility()`)).toBe(false);
    await page.click('form > button');
    await see(page).toMatchObject({
      message: 'Choose an address, or enter it by hand.',
      hasFocus: true,
    });
    await page.evaluate(`document.querySelector('fettle-address').enterByHand()`);
    await expect.poll(() => page.evaluate(`document.querySelector('#rest').checkVisibility()`)).toBe(true);
    expect((await seen(page)).events).toMatchObject([{ type: 'fettle-address-by-hand' }]);
    await page.keyboard.type('My own company');
    await Promise.all([page.waitForNavigation(), page.click('form > button')]);
    expect(new URL(page.url()).searchParams.get('organization')).toBe('My own company');
  });

  test('attributes name the fields, lines are laid out to fit, and an empty attribute leaves its field alone', async () => {
    const page = await shop(
      box('fill-address="#all" fill-line-1="[name=one]" fill-udprn="[name=udprn]" fill-town=""'),
      `<textarea id="all" name="all" aria-label="All"></textarea><input name="one" maxlength="30" aria-label="One">
       <input name="udprn" type="hidden"><input name="town" autocomplete="address-level2" aria-label="Town">
       <select name="country" autocomplete="country" aria-label="Country"><option>FR<option>GB</select>`,
    );
    await enter(page, 'flat 10 victoria');
    await see(page).toMatchObject({ isOpen: true });
    await press(page, 'ArrowDown', 'Enter');
    await see(page).toMatchObject({ fields: { udprn: '5000004' } });
    const { fields } = await seen(page);
    expect(fields).toMatchObject({ town: '', country: 'GB' });
    expect(fields['one']!.length).toBeLessThanOrEqual(30);
    expect(fields['all']!.split('\n').slice(-2)).toEqual(['CHESTER', 'CH2 4NE']);
  });

  test('touch: a street is opened and an address chosen on a telephone', async () => {
    const page = await shop(box(), FIELDS, (page) =>
      page.setViewport({ width: 390, height: 800, isMobile: true, hasTouch: true }),
    );
    await enter(page, 'watkin');
    await see(page).toMatchObject({ isOpen: true });
    const tap = async (text: string) => {
      const [x, y, height] = (await page.evaluate(`(() => {
        const options = [...document.querySelector('fettle-address').shadowRoot.querySelectorAll('[role=option]')];
        const { x, y, width, height } = options.find((one) => one.textContent.startsWith('${text}')).getBoundingClientRect();
        return [x + width / 2, y + height / 2, height];
      })()`)) as [number, number, number];
      expect(height).toBeGreaterThanOrEqual(44);
      await page.touchscreen.tap(x, y);
    };
    await tap('Watkin Terrace');
    await see(page).toMatchObject({ options: expect.arrayContaining(['Back']) });
    await tap('10 Watkin');
    await see(page).toMatchObject({ fields: { 'address-line1': '10 Watkin Terrace' }, isOpen: false });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  test.each(['light', 'dark'])('axe finds no violation where the page is %s', async (theme) => {
    const inTheme = (page: Page) =>
      page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    const violations = async (page: Page) => {
      await page.evaluate(axe);
      const found = (await page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ' ' + html)))`)) as string[];
      return found;
    };
    const page = await shop(box(), FIELDS, inTheme);
    // axe takes the canvas of a page without a background for white.
    await page.evaluate(
      `document.body.setAttribute('bgcolor', '${theme === 'dark' ? '#121212' : '#ffffff'}')`,
    );
    await enter(page, 'watkin');
    await see(page).toMatchObject({ isOpen: true });
    await press(page, 'ArrowDown');
    expect(await violations(page)).toEqual([]);
    const combobox = nodesOf(await page.accessibility.snapshot()).find(({ role }) => role === 'combobox');
    expect(combobox).toMatchObject({ name: 'Find your address', expanded: true, autocomplete: 'list' });
    await page.keyboard.type('qqqq');
    await see(page).toMatchObject({ isMessageSeen: true });
    expect(await violations(page)).toEqual([]);
    const own = await goTo(`${service.url}/address-box`, inTheme);
    await enter(own, 'watkin');
    await see(own).toMatchObject({ isOpen: true });
    expect(await violations(own)).toEqual([]);
  });

  test('the example of the guide works unchanged, with the key of the sample', async () => {
    const [, example] = blocksOf(readPage('docs/clients/address-box.md')).filter(
      ({ language }) => language === 'html',
    );
    bodies.set(
      '/guide',
      `<!doctype html>${example!.content.replaceAll('https://fettle.example', service.url)}`,
    );
    const page = await goTo(`http://localhost:${(site.address() as AddressInfo).port}/guide`);
    await page.keyboard.type('hop');
    await see(page).toMatchObject({ isOpen: true });
    await press(page, 'ArrowDown', 'Enter');
    await see(page).toMatchObject({
      fields: {
        company: 'Hopkins & Sons, Bakers, Flour',
        line1: '10 Stanney Mill Road',
        postcode: 'CH2 4NE',
      },
    });
  });
});
