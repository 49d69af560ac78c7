import type { Browser, Page } from 'puppeteer-core';
import { beforeEach, expect, vi } from 'vitest';
import { createOperator } from '../../src/operators/operator.ts';
import type { Role } from '../../src/operators/role.ts';
import { makeLink } from '../../src/operators/sign-in-link.ts';
import { openBrowser } from '../support/browser.ts';
import type { TestService } from '../support/service.ts';
import { violationsOf } from './violations.ts';

/** How long a test waits for something on the page, in milliseconds. A busy machine may need many seconds. */
const PATIENCE = 60_000;

/**
 * A test gives up after this many presses of Tab, but not before its patience ends. On a busy machine Tab may go
 * round the page several times before an answer is painted.
 */
const MOST_TABS = 80;

/**
 * The element with the focus, also within the editor's shadow tree: its name, and whether it is the editor, which
 * keeps Tab to itself until Escape was pressed.
 */
const FOCUSED = `(() => {
  let element = document.activeElement;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const label = element.labels?.[0];
  // A label may have its field within, whose choices are no part of the name.
  const texts = label ? [...label.childNodes].filter((node) => !node.contains(element)) : [element];
  const name = element.getAttribute('aria-label') ?? texts.map((node) => node.textContent).join('').trim();
  return [name, element.closest('.cm-editor') !== null];
})()`;

/** The console in a window of a real browser, for the tests of one file. */
export class ConsoleWindow {
  /** What the page complained about since the test began. */
  readonly faults: string[] = [];
  readonly #ignored: RegExp;
  #browser: Browser | undefined;
  #page: Page | undefined;
  #service: TestService | undefined;
  /** The address of the service in the browser. */
  #url = '';

  /** @param ignored complaints that the tests cause on purpose, besides answers of 4xx */
  constructor(ignored = /^$/) {
    this.#ignored = ignored;
    beforeEach(() => {
      this.faults.length = 0;
    });
  }

  /** Opens the window. @param url the address of the service, if it is not that of its settings */
  async start(service: TestService, url = service.url): Promise<Page> {
    this.#service = service;
    this.#url = url;
    this.#browser = await openBrowser();
    const page = await this.#browser.newPage();
    this.#page = page;
    page.setDefaultTimeout(PATIENCE);
    await page.setViewport({ width: 1440, height: 900 });
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      const isAsked = text.includes('status of 4') || this.#ignored.test(text);
      if (message.type() === 'error' && !isAsked) this.faults.push(text);
    });
    return page;
  }

  /** Closes the window. Call it before the service is closed. */
  async close(): Promise<void> {
    await this.#browser?.close();
  }

  get page(): Page {
    if (this.#page === undefined) throw new Error('Call start() in beforeAll.');
    return this.#page;
  }

  /** Makes an operator, signs in by a link, and waits for Home. */
  readonly signIn = async (name: string, role: Role, clients: readonly string[] = []): Promise<void> => {
    const { database, clock } = this.#service!;
    const now = clock.now();
    const { id } = await createOperator(database.kysely, { name, role, clients, now });
    // The page that is open would only change its fragment.
    await this.page.goto('about:blank');
    await this.page.goto(`${this.#url}/console/#link=${await makeLink(database.kysely, id, now)}`);
    await this.page.waitForSelector('.figures');
    const isShown = `document.querySelector('.who')?.textContent === ${JSON.stringify(name + role)}`;
    // Unlike expect.poll, this may be called in a hook.
    await vi.waitUntil(() => this.page.evaluate(isShown), { timeout: PATIENCE });
  };

  /** Opens a page of the console, and waits for a selector. */
  readonly open = async (path: string, wait = 'h1'): Promise<void> => {
    await this.page.goto(`${this.#url}/console${path}`);
    await this.page.waitForSelector(wait);
  };

  readonly text = (selector = 'main'): Promise<string> =>
    this.page.$eval(selector, (element) => element.textContent ?? '');

  /** Waits until an element has these words. */
  readonly says = async (words: string, selector = 'main'): Promise<void> => {
    await expect.poll(() => this.text(selector).catch(() => ''), { timeout: PATIENCE }).toContain(words);
  };

  /**
   * Waits until an expression is true in the page. Not waitForFunction: the page's policy allows it no code
   * from texts.
   */
  readonly until = async (expression: string): Promise<void> => {
    await expect.poll(() => this.page.evaluate(expression), { timeout: PATIENCE }).toBe(true);
  };

  /**
   * Clicks on the button or link whose text begins with this name, as somebody with a mouse does. Waits until it is
   * there and can be used.
   */
  readonly click = (name: string): Promise<unknown> =>
    this.#clickWhenReady(`[...document.querySelectorAll('main button, main a, dialog button')]
      .find((one) => one.textContent.trim().startsWith(${JSON.stringify(name)}))`);

  /**
   * Clicks on the first element that a selector matches, once it is there and can be used. Unlike `page.click`, it
   * cannot miss an element that moves.
   */
  readonly clickOn = (selector: string): Promise<unknown> =>
    this.#clickWhenReady(`document.querySelector(${JSON.stringify(selector)})`);

  /** @param element an expression of the element in the page */
  #clickWhenReady(element: string): Promise<unknown> {
    const click = `((one) => {
      const isReady = one != null && !one.disabled && one.checkVisibility();
      if (isReady) one.click();
      return isReady;
    })(${element})`;
    return vi.waitUntil(() => this.page.evaluate(click), { timeout: PATIENCE });
  }

  /**
   * Moves by Tab until the name of the focused element begins with these words, as somebody without a mouse
   * does. Leaves the editor by Escape.
   */
  readonly tabTo = async (name: string): Promise<void> => {
    let [, isEditor] = (await this.page.evaluate(FOCUSED)) as [string, boolean];
    const giveUp = performance.now() + PATIENCE;
    for (let tabs = 0; tabs < MOST_TABS || performance.now() < giveUp; tabs++) {
      if (isEditor) await this.page.keyboard.press('Escape');
      await this.page.keyboard.press('Tab');
      const [focused, isNowEditor] = (await this.page.evaluate(FOCUSED)) as [string, boolean];
      isEditor = isNowEditor;
      if (focused.startsWith(name) && !/^[\p{L}\p{N}]/u.test(focused.slice(name.length))) return;
    }
    throw new Error(`Nothing with the name ${name} can be reached by Tab.`);
  };

  /** Moves to a button or link by Tab and presses it. */
  readonly press = async (name: string): Promise<void> => {
    await this.tabTo(name);
    await this.page.keyboard.press('Enter');
  };

  /** Moves to a field by Tab and types. */
  readonly fill = async (name: string, value: string): Promise<void> => {
    await this.tabTo(name);
    await this.page.keyboard.type(value);
  };

  /**
   * What axe finds on the page as it is. In light colours all of its rules are tried. In dark ones only those of
   * colours are, because nothing else differs.
   */
  readonly violations = async (): Promise<string[]> => {
    const colours = (value: string) =>
      this.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await colours('dark');
    const dark = await violationsOf(this.page, ['color-contrast', 'link-in-text-block']);
    await colours('light');
    return [...(await violationsOf(this.page)), ...dark.map((found) => `dark: ${found}`)];
  };
}
