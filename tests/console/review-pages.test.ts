import type { HTTPRequest, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_BROWSER } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleWindow } from './console-window.ts';
import { PEOPLE, REVIEWED, runReviewed } from './reviewed.ts';

/** A value that would run if it were taken for HTML. */
const HTML = '<img src=x onerror="window.injected=1">';

let service: TestService;
let clientId: string;
let page: Page;

describe.skipIf(!HAS_BROWSER)('Review in a real browser', () => {
  const view = new ConsoleWindow();
  const { faults, open, text, says, tabTo } = view;

  beforeAll(async () => {
    service = await startService();
    const client = await service.client('Reviewers', REVIEWED);
    ({ client_id: clientId } = await service.database.kysely
      .selectFrom('client')
      .select('client_id')
      .where('name', '=', 'Reviewers')
      .executeTakeFirstOrThrow());
    const people = PEOPLE.map((person) => (person[0] === 'junior' ? [HTML, ...person.slice(1)] : person));
    await runReviewed(client, 'First', people);
    page = await view.start(service);
    await view.signIn('ann', 'analyst', ['Reviewers']);
  });
  afterAll(async () => {
    await view.close();
    await service?.close();
  });

  test('by keyboard alone: find the cases, decide, undo, postpone, finish', async () => {
    await tabTo('Review');
    await page.keyboard.press('Enter');
    await page.waitForSelector('tbody a');
    await tabTo('Pairs');
    await page.keyboard.press('Enter');
    await says('4 left');
    await says('E Wren', '.sides');
    // The two doors differ in one digit, and only that digit is marked.
    await expect
      .poll(() => page.$$eval('.sides mark', (marks) => marks.map(({ textContent }) => textContent)))
      .toEqual(['lspeth', '1', '0']);
    await expect.poll(() => page.$$('.graph circle')).toHaveLength(3);
    await page.keyboard.press('y');
    await says('Kept. This also settles 1 other case.');
    await says('2 left');
    await page.keyboard.press('u');
    await says('Took back the answer “same”. 1 other case is open again.');
    await says('4 left');
    await says('E Wren', '.sides');
    await page.keyboard.press('s');
    await says('1 case put off');
    await page.keyboard.press('n');
    await says('2 left');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await says('They are different', 'dialog');
    // A letter in the dialog is no answer.
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.$('dialog')).toBeNull();
    await says('2 left');
    await page.keyboard.press('y');
    await says('1 left');
    await says(HTML);
    await page.keyboard.press('n');
    await says('All cases are settled');
    const { rows } = await service.database.pool.query(
      'select first, second, decision, operator from review_decision order by number',
    );
    expect(rows).toMatchObject([
      { first: 'id:next door', second: 'id:short', decision: 'together', operator: 'ann' },
      { first: 'id:next door', second: 'id:short', decision: null },
      { first: 'id:wren', second: 'id:next door', decision: 'apart' },
      { decision: 'together' },
      { first: 'id:mary', second: `id:${HTML}`, decision: 'apart' },
    ]);
    expect(await page.evaluate('window.injected')).toBeUndefined();
    expect(faults).toEqual([]);
  });

  /** Puts off cases until one with these words is shown. */
  const putOffUntil = async (words: string) => {
    for (;;) {
      const shown = await text('.sides');
      if (shown.includes(words)) return;
      await page.keyboard.press('s');
      // Another press would put off the next case, too.
      await expect.poll(() => text('.sides')).not.toBe(shown);
    }
  };

  test('an address case: choose another delivery point by its number, and accept it', async () => {
    await page.goto(`${service.url}/console/review/${clientId}/First/Addresses`);
    await says('3 left');
    await putOffUntil('739');
    await page.keyboard.press('2');
    await expect
      .poll(() =>
        page.$$eval('.candidates label', (all) => all.findIndex((one) => one.className === 'chosen')),
      )
      .toBe(1);
    const chosen = (await text('.candidates .chosen')).slice(2).trim();
    await says(chosen, '.sides');
    await view.clickOn('.answers .primary');
    await says('Kept. This also settles 1 other case.');
    // The case that was put off comes back.
    await says('1 left');
    await page.waitForSelector('.sides');
    await page.keyboard.press('n');
    await says('All cases are settled');
    expect(faults).toEqual([]);
  });

  test('two tabs: an answer in the second tab counts in the first', async () => {
    const other = await service.database.pool.query(
      `delete from review_decision where step = 'duplicates' returning 1`,
    );
    expect(other.rowCount).toBeGreaterThan(0);
    await page.goto(`${service.url}/console/review/${clientId}/First/Pairs`);
    await says('4 left');
    const path = `/console/api/clients/${clientId}/reviews/First/Pairs/decisions`;
    const body = JSON.stringify({ first: 'id:wren', second: 'id:next door', decision: 'together' });
    const sent = JSON.stringify({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await page.evaluate(`fetch(${JSON.stringify(path)}, ${sent}).then(({ status }) => status)`);
    // The shown case follows from that answer. Answering it again is harmless.
    await page.keyboard.press('y');
    await says('2 left');
  });

  test('a settled case does not return with cases that were requested earlier', async () => {
    await service.database.pool.query('delete from review_decision');
    await page.goto(`${service.url}/console/review/${clientId}/First/Addresses`);
    await says('3 left');
    const held: HTTPRequest[] = [];
    let holds = true;
    const hold = (request: HTTPRequest) => {
      if (holds && request.url().includes('/Addresses?after=')) held.push(request);
      else void request.continue();
    };
    await page.setRequestInterception(true);
    page.on('request', hold);
    await putOffUntil('739');
    await expect.poll(() => held.length).toBe(1);
    await view.clickOn('.answers .primary');
    await expect.poll(() => page.$('.sides')).toBeNull();
    holds = false;
    await held[0]!.continue();
    await says('Flat 9', '.sides');
    await says('1 left');
    await page.keyboard.press('n');
    await says('All cases are settled');
    await page.setRequestInterception(false);
    page.off('request', hold);
    expect(faults).toEqual([]);
  });

  test('Ctrl K reaches a page, a client and a job by name, and offers only what the role may open', async () => {
    await page.goto(`${service.url}/console/settings`);
    await page.waitForSelector('h1');
    const find = async (typed: string) => {
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
      await page.waitForSelector('dialog[open] input');
      await page.keyboard.type(typed);
    };
    await find('audit');
    await says('Nothing found.', 'dialog');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.$('dialog')).toBeNull();
    await find('fir');
    await says('First job of Reviewers', '.palette');
    await page.keyboard.press('Enter');
    await says('First', 'h1');
    await find('rev');
    await says('Review', '.palette');
    expect(await view.violations()).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await says('Review', 'h1');
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: open the story of a record from its number in the output', async () => {
    await page.goto(`${service.url}/console/jobs/${clientId}/First`);
    await page.waitForSelector('.scroll.data tbody a');
    await tabTo('1');
    for (let row = 1; row < 8; row++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => text(':focus')).toBe('8');
    await page.keyboard.press('Enter');
    await says('Record 8 of People', 'h1');
    await page.waitForSelector('.story .waterfall');
    await says('Addresses settled to the street', '.story');
    await says('Its answer is the one that the job recorded', '.story');
    expect(faults).toEqual([]);
  });

  describe('axe finds no violation, in light and dark colours, on', () => {
    test.each(['/review', '/First/Pairs', '/First/Addresses', '/story'])('%s', async (path) => {
      await service.database.pool.query('delete from review_decision');
      const address =
        path === '/story' ? `/stories/${clientId}/First/People/8` : `/review/${clientId}${path}`;
      await open(path === '/review' ? path : address, path === '/review' ? 'tbody a' : '.sides');
      expect(await view.violations()).toEqual([]);
    });
  });
});
