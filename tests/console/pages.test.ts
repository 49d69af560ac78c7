import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '../jobs/workflows.ts';
import { HAS_BROWSER } from '../support/browser.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleWindow } from './console-window.ts';

const PASSWORD = 'correct horse battery';
const MOST_BYTES = 200_000;

/** A value that would run if it were taken for HTML, and a name that is allowed to be one. */
const HTML = '<img src=x onerror="window.injected=1"><b>bold</b>';
const NAME = "Job 'one' & {two}";

/** Rejects rows whose `number` is not an integer. */
const NUMBERS = `
name: Numbers
description: Reads numbers.
inputs:
  Numbers: { kind: file, columns: { number: integer } }
outputs:
  Numbers: {}
`;

let service: TestService;
let client: TestClient;
let clientId: string;
let page: Page;

describe.skipIf(!HAS_BROWSER)('the console in a real browser', () => {
  const view = new ConsoleWindow();
  const { faults, open, text, says, until, tabTo, signIn } = view;
  beforeAll(async () => {
    service = await startService();
    client = await service.client(HTML, COPY, NUMBERS);
    ({ client_id: clientId } = await service.database.kysely
      .selectFrom('client')
      .select('client_id')
      .where('name', '=', HTML)
      .executeTakeFirstOrThrow());
    await client.upload(
      'contacts',
      { x: 0 },
      Array.from({ length: 1500 }, (_, at) => [at === 0 ? HTML : `row ${at + 1}`]),
    );
    await client.run({ name: NAME, workflowName: 'Copy', inputDatasets: { Contacts: 'contacts' } });
    page = await view.start(service);
    await signIn('olive', 'operator');
  });
  afterAll(async () => {
    await view.close();
    await service?.close();
  });

  test('the link signs in, and disappears from the address bar', async () => {
    expect(page.url()).toBe(`${service.url}/console/`);
    await says('Choose a password');
  });

  test('/ leads to the console', async () => {
    await page.goto(service.url);
    await page.waitForSelector('.figures');
    expect(page.url()).toBe(`${service.url}/console`);
  });

  test('the page and its script are small', async () => {
    const script = Buffer.from(await (await fetch(`${service.url}/console/static/console.js`)).arrayBuffer());
    expect(gzipSync(script).length).toBeLessThan(MOST_BYTES);
    const { headers } = await fetch(`${service.url}/console`);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('by keyboard alone: choose a password, sign out, sign in', async () => {
    await open('/settings');
    await tabTo('New password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.toast');
    await says('Your password is set', '.toasts');
    await page.waitForSelector('input[name=current]');
    await tabTo('Sign out');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.sign-in');
    await page.type('input[name=name]', 'olive');
    await page.type('input[name=password]', 'wrong password');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=alert]');
    await says('The name or the password is wrong.');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.figures');
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: find a job, read its outputs, run it again, watch it end', async () => {
    await open('/');
    await tabTo('Jobs');
    await page.keyboard.press('Enter');
    await page.waitForSelector('tbody a');
    await tabTo(NAME);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.scroll.data td');
    await expect.poll(() => text('h1')).toBe(NAME);
    await says(HTML, '.scroll.data');
    await tabTo('1');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => text(':focus')).toBe('2');
    await tabTo('Next');
    await page.keyboard.press('Enter');
    await until(`document.querySelector('.pager')?.textContent.includes('1,001–1,500 of 1,500')`);
    await page.focus('main');
    await tabTo('Run again');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await tabTo('Name of the new job');
    await page.keyboard.press('Enter');
    await until(`document.querySelector('h1')?.textContent === ${JSON.stringify(`${NAME} 2`)}`);
    await page.waitForSelector('.state.done');
    expect(faults).toEqual([]);
  });

  test('compares a job with earlier jobs of its workflow, and shows its input and frozen settings', async () => {
    const count = (name: string, missing: number) =>
      service.database.pool.query(`update job set statistics = $2 where name = $1`, [
        name,
        { 'records.read': 1000, 'records.written': 1000, 'email.not-found': missing },
      ]);
    await count(NAME, 30);
    await count(`${NAME} 2`, 120);
    await open(`/jobs/${clientId}/${encodeURIComponent(`${NAME} 2`)}`, '.trend');
    await expect.poll(() => text('.unusual li')).toBe('Email: 12 % not found, usually 3.0 %');
    await until(`/Cleansedone.*Completed/.test(document.querySelector('.timeline')?.textContent)`);
    await tabTo('Input Contacts');
    await page.keyboard.press('Enter');
    await page.waitForSelector('section[aria-label="Records of contacts"]');
    await says('Clock');
    expect(faults).toEqual([]);
  });

  test('shows why records were rejected', async () => {
    const path = `/console/clients/${clientId}/File/in/numbers.csv`;
    await page.evaluate(
      `fetch(${JSON.stringify(path)}, { method: 'PUT', headers: { 'content-type': 'text/csv' }, body: 'number\\n1\\none\\ntwo\\n' })`,
    );
    await client.run({ name: 'Numbers 1', workflowName: 'Numbers', inputFilename: '/in/numbers.csv' });
    await open(`/jobs/${clientId}/Numbers%201`, '.tabs');
    await until(`document.querySelector('.timeline')?.textContent.includes('Read the filedone')`);
    await tabTo('Rejects (2)');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.reasons li');
    await says('Reasons of 2 rejects', '.reasons');
    await says('number', '.reasons');
    expect(faults).toEqual([]);
  });

  test('shows a running job live, and cancels it', async () => {
    // No worker takes it: a sandbox holds this job.
    const sandbox = await service.client('Held', COPY);
    await service.database.pool.query(`update client set sandbox = true where name = 'Held'`);
    await sandbox.upload('contacts', { x: 0 }, [['a']]);
    const [held] = (
      await service.database.pool.query<{ client_id: string }>(
        `select client_id from client where name = 'Held'`,
      )
    ).rows;
    const path = `/console/clients/${held!.client_id}/Job`;
    const body = {
      name: 'sandbox_takes_long',
      workflowName: 'Copy',
      inputDatasets: { Contacts: 'contacts' },
    };
    const sent = JSON.stringify({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const status = await page.evaluate(
      `fetch(${JSON.stringify(path)}, ${sent}).then(({ status }) => status)`,
    );
    expect(status).toBe(201);
    await open('/', '.jobs a');
    await says('sandbox_takes_long', '.jobs');
    await page.waitForSelector('.jobs .rate-line');
    await says('0 records/s', '.jobs .rate-line');
    await open(`/jobs/${held!.client_id}/sandbox_takes_long`, '.running');
    await tabTo('Cancel the job');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await says('what it has made so far is removed', 'dialog');
    await tabTo('Cancel the job');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.state.cancelled');
    await until(`document.querySelector('dialog') === null`);
    expect(faults).toEqual([]);
  });

  test('typed text survives the end of a session', async () => {
    await open('/settings', 'input[name=current]');
    await page.type('input[name=current]', PASSWORD);
    await page.type('input[name=password]', 'typed before the end');
    await service.database.pool.query('delete from operator_session');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.sign-in.over');
    await says('What you typed is still there', '.sign-in');
    await page.type('.sign-in input[name=password]', PASSWORD);
    await page.keyboard.press('Enter');
    await until(`document.querySelector('.sign-in') === null`);
    await until(`document.querySelector('.frame input[name=password]')?.value === 'typed before the end'`);
  });

  test('offers each role only what it may do', async () => {
    const cookies = await page.cookies(`${service.url}/console`);
    await service.client('Of others', COPY);
    const job = `/jobs/${clientId}/${encodeURIComponent(NAME)}`;
    await signIn('audrey', 'auditor');
    await open(job, '.tabs');
    await says('Your role does not let you see the records of this dataset.');
    expect(await text()).not.toContain('Run again');
    await says('Audit trail', 'nav');
    await signIn('anna', 'analyst', ['Of others']);
    await expect.poll(() => text('nav')).toBe('HomeClean a fileJobsReviewWorkflowsAddressesSettings');
    await open('/audit');
    await expect.poll(() => text('h1')).toBe('There is no such page');
    await open(job, '.empty h2');
    await says('There is no client with this id.');
    await page.setCookie(...cookies.map((cookie) => ({ ...cookie, url: `${service.url}/console` })));
  });

  test('HTML in names and values is shown as text', async () => {
    for (const path of [
      '/',
      '/jobs',
      `/jobs/${clientId}/${encodeURIComponent(NAME)}`,
      '/audit',
      `/jobs/x/${encodeURIComponent(HTML)}`,
    ])
      await open(path);
    await expect.poll(() => text('h1')).toBe(HTML);
    expect(await page.evaluate('window.injected')).toBeUndefined();
  });

  describe('axe finds no violation, in light and dark colours, on', () => {
    const PAGES: Readonly<Record<string, string>> = {
      '/': '.figures',
      '/jobs': 'tbody a',
      '/job': '.reasons li',
      '/audit': 'tbody td',
      '/settings': 'h1',
      '/nothing': 'h1',
    };

    test.each(Object.entries(PAGES))('%s', async (path, ready) => {
      if (path === '/job') {
        await open(`/jobs/${clientId}/Numbers%201`, '.tabs');
        await tabTo('Rejects (2)');
        await page.keyboard.press('Enter');
        await page.waitForSelector(ready);
      } else await open(path, ready);
      expect(await view.violations()).toEqual([]);
    });

    test('/sign-in', async () => {
      const cookies = await page.cookies(`${service.url}/console`);
      await page.deleteCookie(...cookies);
      await open('', '.sign-in form');
      expect(await view.violations()).toEqual([]);
      await page.setCookie(...cookies.map((cookie) => ({ ...cookie, url: `${service.url}/console` })));
    });
  });
});
