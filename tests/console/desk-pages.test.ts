import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyRelease } from '../../src/address-file/release/release.ts';
import { buildRows, freshFolder, sourceOf } from '../address-file/support/build.ts';
import { address, place } from '../address-file/support/rows.ts';
import { COPY } from '../jobs/workflows.ts';
import { HAS_BROWSER } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';
import { loadFor } from '../support/suppression.ts';
import { ConsoleWindow } from './console-window.ts';

const HTML = '<img src=x onerror="window.injected=1"><b>bold</b>';

let service: TestService;
let clientId: string;
let page: Page;
let next: string;

/** An address file with this many addresses on one street. */
async function build(edition: string, addresses: number): Promise<string> {
  const out = freshFolder();
  const rows = Array.from({ length: addresses }, (_, at) =>
    address({ buildingNumber: String(at + 1), udprn: 7_000_000 + at, organisation: at === 0 ? HTML : '' }),
  );
  const licence = `Licence ${HTML}`;
  await buildRows([], {
    sources: [sourceOf([...rows, place('CH2 4NE')], { edition, invented: false, licence })],
    out,
  });
  return out;
}

describe.skipIf(!HAS_BROWSER)('the pages of addresses, reference data and clients in a real browser', () => {
  const view = new ConsoleWindow();
  const { faults, open, text, says, tabTo, press, fill } = view;

  beforeAll(async () => {
    service = await startService({}, { worker: false });
    ({ clientId } = await service.credentials(HTML, COPY));
    await applyRelease(service.database.kysely, await build('2026-10', 40), { allowInvented: true });
    next = await build('2026-11', 30);
    page = await view.start(service);
    await view.signIn('olive', 'operator');
  });
  afterAll(async () => {
    await view.close();
    await service?.close();
  });

  test('by keyboard alone: look up a postcode and open an address', async () => {
    await open('/');
    await press('Addresses');
    await page.waitForSelector('input[type=search]');
    await tabTo('Postcode, or any part');
    // At once: the lists for the first letters would replace one another under the next keys.
    await page.keyboard.sendCharacter('stanney mill');
    await page.waitForSelector('.suggestions button');
    await press('Stanney Mill Road');
    await says('Found for “stanney mill”');
    await press('2 Stanney Mill Road');
    await page.waitForSelector('.facts');
    await says('UDPRN7000001');
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: match an address and read its evidence', async () => {
    await open('/addresses');
    await press('Match with evidence');
    await fill('Address, as it was written', '12 Stanny Mill Road, Chester');
    await fill('Postcode, if separate', 'CH2 4NE');
    await press('Match');
    await page.waitForSelector('.waterfall');
    const shown = await text('.result');
    expect(shown).toContain('Exact');
    expect(shown).toContain('‘Stanny Mill Road’ → Stanney Mill Road');
    expect(shown).toContain('a letter is missing');
    // The bars add up to the score that the engine gave.
    const sums = (await page.evaluate(`[...document.querySelectorAll('.waterfall')].map((table) =>
      [...table.querySelectorAll('tbody td.number')].map((cell) => Number(cell.textContent.replace('−', '-'))))`)) as number[][];
    for (const bits of sums) {
      const score = bits.pop()!;
      expect(bits.reduce((sum, one) => sum + one, 0)).toBeCloseTo(score, 0);
    }
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: check an address file, take it into use, go back', async () => {
    await open('/');
    await press('Reference data');
    await says('2026-10');
    await press('Check another file');
    await fill('Folder of the file', next);
    await press('Check the file');
    await says('Sound, but it is not taken into use with these limits');
    await says('CH', '.fall');
    await says('−10 (25.0 %)', '.fall');
    await page.focus('h1 ~ *, main');
    await tabTo('Share of its addresses');
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    await says('It may be taken into use');
    await page.focus('main');
    await press('Use 2026-11');
    await page.waitForSelector('dialog[open]');
    await says('Nothing is deleted', 'dialog');
    await press('Use 2026-11');
    await page.waitForSelector('.head-of');
    const edition = () => text('.card .figure strong').catch(() => '');
    await expect
      .poll(async () => (await open('/reference-data', '.card .figure')) ?? edition())
      .toBe('2026-11');
    await press('Go back to 2026-10');
    await page.waitForSelector('dialog[open]');
    await says('10 more than now', 'dialog');
    await press('Use 2026-10');
    await says('All processes switch to 2026-10', '.toasts');
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: go back to a version of a suppression list, and withdraw it', async () => {
    for (const number of ['01632960001', '01632960002'])
      await loadFor(service, 'tps', `telephone\n${number}\n`);
    await open('/reference-data', '.card');
    await says('tps/2');
    await press('Use tps/1');
    await page.waitForSelector('dialog[open]');
    await says('in place of the 1 row of tps/2', 'dialog');
    await press('Use tps/1');
    await says('tps/1 is in use.', '.toasts');
    await expect.poll(() => page.$('dialog')).toBeNull();
    await press('Withdraw tps/1');
    await page.waitForSelector('dialog[open]');
    await press('Withdraw tps/1');
    await says('Withdrew tps/1.', '.toasts');
    const { rows } = await service.database.pool.query<{ action: string; subject: string }>(
      `select action, subject from audit_entry where action like '%suppression%' order by id`,
    );
    expect(rows).toEqual([
      { action: 'POST /console/api/suppression-lists/use', subject: 'tps/1' },
      { action: 'POST /console/api/suppression-lists/withdraw', subject: 'tps/1' },
    ]);
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: create a client, see its secret once, revoke it, remove the client', async () => {
    await open('/clients', '.head button');
    await press('Make a client');
    await fill('Name', 'Birch Books');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.secrets code');
    const [id, secret] = (await page.$$eval('.secrets code', (codes) =>
      codes.map(({ textContent }) => textContent),
    )) as [string, string];
    const signIn = () =>
      fetch(`${service.url}/connect/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }).then(({ status }) => status);
    expect(await signIn()).toBe(200);
    await press('I have kept it');
    await says(id, '.head');
    await page.waitForSelector('tbody');
    expect(await text('body')).not.toContain(secret);
    await press('Revoke the secret');
    await page.waitForSelector('dialog[open]');
    await says('cannot be restored', 'dialog');
    await press('Revoke the secret');
    await says('Revoked the secret', '.toasts');
    expect(await signIn()).toBe(401);
    await page.focus('main');
    await press('Remove the client');
    await press('Remove Birch Books');
    await says('Removed Birch Books', '.toasts');
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: create an account, top it up, create and limit a key, see its request', async () => {
    await open(`/clients/${clientId}`, '.empty button');
    await press('Make an account');
    await tabTo('Credits to begin with');
    await press('Make the account');
    await page.waitForSelector('.secrets code');
    await press('I have kept it');
    await says('1,000 credits left');
    await press('Top up');
    await fill('Credits to add', '500');
    await page.keyboard.press('Enter');
    await says('1,500 credits left');
    await press('Make a key');
    await fill('Name', HTML);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.secrets code');
    const key = await page.$eval('.secrets code', ({ textContent }) => textContent);
    const ask = () =>
      fetch(`${service.url}/AddressCapture/ValidatePostcode.json?key=${key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"postcode":"CH2 4NE"}',
      });
    expect((await ask()).status).toBe(200);
    await press('I have kept it');
    await press('Change the key');
    await fill('Requests that one address may make a day', '1');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.$$eval('td.number', (cells) => cells.map((cell) => cell.textContent)))
      .toContain('1');
    await open('/requests', '.filters');
    await says('/AddressCapture/ValidatePostcode.json');
    await tabTo('Outcome');
    // The only choice with this letter. A list forgets letters that come slowly.
    await page.keyboard.press('f');
    await says('No such request');
    expect(faults).toEqual([]);
  });

  test('HTML in names, keys, licences and addresses is shown as text', async () => {
    await open(`/clients/${clientId}`, '.head-of');
    await says(HTML);
    await open('/clients', 'tbody');
    await open('/reference-data', '.card');
    await says(`Licence ${HTML}`);
    await open(`/addresses?find=${encodeURIComponent(HTML)}`, 'input');
    await open(`/addresses?find=1 stanney mill road`, '.suggestions');
    await says('<img');
    expect(await page.evaluate('window.injected')).toBeUndefined();
  });

  const PAGES: Readonly<Record<string, string>> = {
    '/addresses': 'input',
    '/addresses?find=stanney': '.suggestions',
    '/addresses/match': 'textarea',
    '/reference-data': '.card',
    '/reference-data/check': 'form',
    '/clients': 'tbody',
    '/client': 'td.data',
    '/requests': 'tbody',
  };

  describe('axe finds no violation, in light and dark colours, on', () => {
    test.each(Object.entries(PAGES))('%s', async (path, ready) => {
      await open(path === '/client' ? `/clients/${clientId}` : path, ready);
      if (path === '/addresses/match') {
        await page.type('textarea', '12 Stanny Mill Road, Chester, CH2 4NE');
        await press('Match');
        await page.waitForSelector('.waterfall');
      }
      expect(await view.violations()).toEqual([]);
    });
  });
});
