import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '../jobs/workflows.ts';
import { HAS_BROWSER } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';
import { ConsoleWindow } from './console-window.ts';

const HTML = '<img src=x onerror="window.injected=1"><b>bold</b>';

/** A workflow with HTML in every text that an author may choose. */
const MARKED = `
name: Marked
description: '${HTML}'
inputs:
  Contacts: { description: '${HTML}', columns: { name: { type: text, description: '${HTML}' } } }
parameters:
  Words: { type: text, default: '${HTML}', description: '${HTML}' }
outputs:
  Clean: { description: '${HTML}' }
`;

const TIDY = `name: Tidy
description: Tidies names.

inputs:
  Contacts:
    columns:
      name: text

steps:
  - step: tidy
    columns: { text: name }

outputs:
  Contacts: {}
`;

let service: TestService;
let clientId: string;
let page: Page;

describe.skipIf(!HAS_BROWSER)('the pages of workflows in a real browser', () => {
  const view = new ConsoleWindow();
  const { faults, open, text, says, until, tabTo, signIn } = view;

  beforeAll(async () => {
    service = await startService({}, { worker: false });
    ({ clientId } = await service.credentials('Birch', COPY, MARKED, TIDY));
    page = await view.start(service);
    await signIn('olive', 'operator');
  });
  afterAll(async () => {
    await view.close();
    await service?.close();
  });

  const editorText = () =>
    page.evaluate(`[...document.querySelector('.editor').shadowRoot.querySelectorAll('.cm-line')]
      .map((line) => line.textContent).join('\\n')`) as Promise<string>;
  const editorReady = `document.querySelector('.editor')?.shadowRoot?.querySelector('.cm-line') != null`;
  const at = (name: string, part = '') => `/workflows/${clientId}/${name}${part}`;
  const openEditor = async (path: string) => {
    await open(path, 'h1');
    await until(editorReady);
  };
  /** Takes the word that the editor offers, once it offers this one. */
  const complete = async (word: string) => {
    await until(`(() => {
      const list = document.querySelector('.editor').shadowRoot.querySelector('.cm-tooltip-autocomplete');
      return list?.matches('.cm-tooltip-autocomplete-disabled') === false &&
        list.querySelector('[aria-selected=true]')?.textContent.includes(${JSON.stringify(word)}) === true;
    })()`);
    // The editor takes no answer in the first 75 ms after it opened the list.
    await new Promise((done) => setTimeout(done, 100));
    await page.keyboard.press('Enter');
  };
  const status = (words: string) =>
    until(`document.querySelector('.mistakes [role=status]')?.textContent === ${JSON.stringify(words)}`);

  test('the editor is loaded only by the pages that use it', async () => {
    const asked: string[] = [];
    const note = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await open('/workflows', 'tbody a');
    expect(asked).not.toContain('/console/static/workflow-editor.js');
    await openEditor(at('Tidy', '/edit'));
    expect(asked).toContain('/console/static/workflow-editor.js');
    page.off('request', note);
    const script = await fetch(`${service.url}/console/static/workflow-editor.js`);
    expect(gzipSync(Buffer.from(await script.arrayBuffer())).length).toBeLessThan(250_000);
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: write a new workflow, correct a mistake, complete a word, install it', async () => {
    await open('/workflows', 'tbody a');
    await tabTo('New workflow');
    await page.keyboard.press('Enter');
    await until(editorReady);
    await status('No mistakes');
    await tabTo('Workflow file');
    await page.keyboard.press('End');
    await page.keyboard.type('2');
    // After `step: tidy` there is a key that does not exist.
    await page.keyboard.down('Control');
    await page.keyboard.press('End');
    await page.keyboard.up('Control');
    for (let line = 0; line < 3; line++) await page.keyboard.press('ArrowUp');
    await page.keyboard.type('    optoins: {}');
    await status('1 mistake');
    await says('did you mean options?', '.mistakes');
    for (let character = 0; character < 11; character++) await page.keyboard.press('Backspace');
    await page.keyboard.type('ti');
    await complete('options');
    await page.keyboard.type('case: up');
    await complete('upper');
    await status('No mistakes');
    await page.focus('main');
    await tabTo('Install version 1');
    await page.keyboard.press('Enter');
    await until(`document.querySelector('h1')?.textContent === 'ContactTidy2'`);
    const user = await ConsoleUser.signIn(service, 'reader', 'auditor');
    const { source } = await user.read<{ source: string }>(
      `/console/api/clients/${clientId}/workflows/ContactTidy2/versions/1`,
    );
    expect(source).toContain('case: upper');
    expect(faults).toEqual([]);
  });

  test('a form changes the text and leaves its comments', async () => {
    await openEditor(at('ContactTidy2', '/edit'));
    await tabTo('Workflow file of ContactTidy2');
    await page.keyboard.type('# a comment\n');
    await tabTo('Columns and options of tidy');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.$eval('select[name=case]', (choice) => (choice as unknown as { value: string }).value))
      .not.toBe('0');
    await page.select('.draft-steps select[name=case]', '0');
    await until(`!document.querySelector('.editor').shadowRoot.textContent.includes('case: upper')`);
    await page.type('.draft-steps input[name=emptyWords], .draft-steps textarea[name=emptyWords]', 'none');
    await status('No mistakes');
    await expect.poll(editorText).toContain('# a comment');
    await expect.poll(editorText).toMatch(/emptyWords: \[ ?none ?\]/);
    expect(faults).toEqual([]);
  });

  test('by keyboard alone: try the draft on rows, again after a change, and see why rows do not fit', async () => {
    await openEditor(at('ContactTidy2', '/edit'));
    await status('No mistakes');
    await page.focus('.draft-trial textarea');
    await page.keyboard.type(`name,${'extra'}\nANN  LEE,${HTML.replaceAll('"', "'")}\nBo,\n`);
    await tabTo('Try the draft');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.trial-result');
    await says('2 rows · ', '.trial-result [role=status]');
    await says('ANN  LEE', '.tried del');
    await says('<b>bold</b>', '.tried');
    await tabTo('Only columns that are new or changed');
    await page.keyboard.press('Space');
    await until(`document.querySelector('.tried thead').textContent === 'Rowname'`);
    expect(await view.violations()).toEqual([]);
    await page.focus('main');
    await tabTo('Columns and options of tidy');
    await page.keyboard.press('Enter');
    const lower = `[...document.querySelector('.draft-steps select[name=case]').options].findIndex(({ text }) => text === 'lower')`;
    await page.select('.draft-steps select[name=case]', String(await page.evaluate(lower)));
    await until(`document.querySelector('.tried ins').textContent === 'ann lee'`);
    await page.focus('.draft-trial textarea');
    await page.$eval('.draft-trial textarea', (area) => (area as unknown as { select(): void }).select());
    await page.keyboard.type('other\nx\n');
    await view.clickOn('.draft-trial button[type=submit]');
    await page.waitForSelector('.draft-trial [role=alert]');
    await says('`name`', '.draft-trial [role=alert]');
    expect(await page.evaluate('window.injected')).toBeUndefined();
    expect(faults).toEqual([]);
  });

  test('shows both texts if somebody else installed a version meanwhile, and loses neither', async () => {
    await openEditor(at('Tidy', '/edit'));
    await tabTo('Workflow file of Tidy');
    await page.keyboard.type('# mine\n');
    await status('No mistakes');
    const user = await ConsoleUser.signIn(service, 'other', 'operator');
    const theirs = { source: `${TIDY}# theirs\n`, basedOn: 1 };
    const path = `/console/api/clients/${clientId}/workflows/Tidy`;
    expect((await user.send('PUT', path, theirs)).status).toBe(201);
    await view.clickOn('.action .primary');
    await page.waitForSelector('.conflict');
    await says('# mine', '.conflict .added');
    await says('# theirs', '.conflict .removed');
    await expect.poll(editorText).toContain('# mine');
    // The text is still there in another tab and after a reload.
    await page.reload();
    await page.waitForSelector('.conflict');
    await page.focus('main');
    await tabTo('Keep my text');
    await page.keyboard.press('Enter');
    await until(`document.querySelector('.conflict') === null`);
    await status('No mistakes');
    await view.clickOn('.action .primary');
    await until(`document.querySelector('.toasts')?.textContent.includes('version 3') === true`);
    const versions = await user.read<unknown[]>(`${path}/versions`);
    expect(versions).toHaveLength(3);
    expect(faults).toEqual([]);
  });

  test('shows the differences between two versions, and goes back to an older version', async () => {
    await open(at('Tidy', '/versions'), '.differences');
    await says('# theirs', '.differences .removed');
    await says('# mine', '.differences .added');
    await page.select('select', '1');
    await until(`document.querySelector('.differences .removed') === null`);
    await tabTo('Edit from version 2');
    await page.keyboard.press('Enter');
    await until(editorReady);
    await says('Installing it makes version 4.');
    await expect.poll(editorText).toContain('# theirs');
    expect(faults).toEqual([]);
  });

  test('a client sees only the hand-over page, and an auditor can read the file', async () => {
    const cookies = await page.cookies(`${service.url}/console`);
    await signIn('clara', 'client', ['Birch']);
    await open(at('Tidy'), '.copied');
    await says(clientId);
    await says(service.url);
    expect(await page.$('nav.tabs')).toBeNull();
    await open('/workflows', 'tbody a');
    expect(await text()).not.toContain('New workflow');
    await open(at('Tidy', '/edit'), '.empty');
    await signIn('audrey', 'auditor');
    await openEditor(at('Tidy', '/edit'));
    await tabTo('Workflow file of Tidy');
    await page.keyboard.type('typed');
    expect(await editorText()).not.toContain('typed');
    expect(await page.$('.action .primary')).toBeNull();
    await page.setCookie(...cookies.map((cookie) => ({ ...cookie, url: `${service.url}/console` })));
    expect(faults).toEqual([]);
  });

  test('HTML in every text of a workflow is shown as text', async () => {
    for (const [path, wait] of [
      ['/workflows', 'tbody a'],
      [at('Marked'), '.copied'],
      [at('Marked', '/versions'), 'tbody'],
      [at('Marked', '/edit'), '.draft-steps'],
    ] as const) {
      await open(path, wait);
    }
    await open(at('Marked'), '.copied');
    await says(HTML);
    expect(await page.evaluate('window.injected')).toBeUndefined();
    expect(faults).toEqual([]);
  });

  describe('axe finds no violation, in light and dark colours, on', () => {
    test.each([
      ['/workflows', 'tbody a'],
      ['', '.copied'],
      ['/versions', '.differences'],
      ['/edit', '.mistakes'],
    ])('%s', async (path, wait) => {
      await open(path === '/workflows' ? path : at('Tidy', path), wait);
      if (path === '/edit') {
        await until(editorReady);
        await status('No mistakes');
      }
      expect(await view.violations()).toEqual([]);
    });
  });
});
