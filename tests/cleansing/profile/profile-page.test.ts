import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Comparison } from '../../../src/cleansing/profile/comparison/comparison.ts';
import { PAGE_BYTES } from '../../../src/cleansing/profile/page/page-size.ts';
import { profilePage } from '../../../src/cleansing/profile/page/profile-page.ts';
import { TableProfile } from '../../../src/cleansing/profile/table-profile.ts';
import { Block } from '../../../src/records/block.ts';
import type { Value } from '../../../src/records/column.ts';
import { HAS_BROWSER, openBrowser } from '../../support/browser.ts';

type Columns = Readonly<Record<string, readonly Value[]>>;

function tableOf(source: string, columns: Columns) {
  const labels = Object.keys(columns);
  const profile = new TableProfile(
    labels.map((label) => label.toLowerCase().replace(/\W/g, '_')),
    labels,
  );
  const values = Object.values(columns).map((column) => [...column]);
  profile.add(Block.of(values[0]!.length, values));
  return profile.report(source, false);
}

const BEFORE: Columns = {
  Name: ['Mr John Smith', 'JANE BROWN', null, '<script>alert(1)</script>'],
  'E-mail': ['john@example.com', 'jane@example', null, 'x'],
  Town: ['Chester', 'Chester', 'chester ', 'Hull'],
  Source: ['web', 'web', 'phone', '"><b>&amp;\u202e</b>'],
  'A long <name> of a column that goes on & on and has no end in sight': ['1', '2', '3', '4'],
};

const AFTER: Columns = {
  Name: ['Mr John Smith', 'Jane Brown', null, '<script>alert(1)</script>'],
  'E-mail': ['john@example.com', 'jane@example', null, 'x'],
  Town: ['Chester', 'Chester', 'Chester', null],
  email_validation_flag: ['Valid', 'Invalid', null, 'Invalid'],
  suggested_email_address: [null, 'jane@example.com', null, null],
  email_comment: [null, 'DomainMistyped', null, '<i>Strange</i>"'],
};

const named = (label: string) => label.toLowerCase().replace(/\W/g, '_');
const blockOf = (columns: Columns) =>
  Block.of(
    Object.values(columns)[0]!.length,
    Object.values(columns).map((column) => [...column]),
  );
const tableNames = (columns: Columns) => ({
  names: Object.keys(columns).map(named),
  labels: Object.keys(columns),
});

function compared(before: Columns, after: Columns, showsValues: boolean) {
  const given = ['email_validation_flag', 'suggested_email_address', 'email_comment'];
  const comparison = new Comparison(tableNames(before), tableNames(after), [
    {
      step: 'email-validation',
      needs: new Map([['email', 'e_mail']]),
      gives: new Map(given.map((name) => [name, name])),
    },
  ]);
  const block = blockOf(before);
  comparison.add(
    block,
    blockOf(after),
    Array.from({ length: block.recordCount }, (_, row) => row + 2),
  );
  return comparison.report(showsValues);
}

const madeAt = '2026-11-20T12:00:00.000Z';
const PAGE = profilePage({
  madeAt,
  table: tableOf('before.csv', BEFORE),
  after: tableOf('after.csv', AFTER),
  comparison: compared(BEFORE, AFTER, true),
});

test('the page is self-contained', () => {
  expect(PAGE).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|https?:|javascript:/i);
  expect(PAGE).toContain("default-src 'none'; style-src 'sha256-");
});

test('a page of any table has at most 2 MB, names every column that fits, and says what it leaves out', () => {
  // Each of these letters is 5 bytes of HTML.
  const wide = (letter: string): Columns =>
    Object.fromEntries(
      Array.from({ length: 1500 }, (_, at) => [
        `${'&'.repeat(200)} ${at}`,
        Array.from({ length: 60 }, (_, row) => `${letter.repeat(190)}${row % 40}${at}`),
      ]),
    );
  const [before, after] = [wide('&'), wide('<')];
  const page = profilePage({
    madeAt,
    table: tableOf('wide.csv', before),
    after: tableOf('wide.clean.csv', after),
    comparison: compared(before, after, true),
  });
  expect(Buffer.byteLength(page)).toBeLessThan(PAGE_BYTES);
  expect(page).toMatch(/[\d,]+ more columns are left out/);
});

test('examples are masked unless they are asked for', () => {
  const masked = profilePage({
    madeAt,
    table: tableOf('before.csv', BEFORE),
    after: tableOf('after.csv', AFTER),
    comparison: compared(BEFORE, AFTER, false),
  });
  expect(PAGE).toContain('jane@example');
  expect(masked).not.toContain('jane@example');
  expect(masked).toContain('j•••@•••••••');
});

/**
 * Scripts that run in the page. They are text, because the project's own code does not use a browser's types.
 */
const SCRIPTS = {
  outline: `({
    lang: document.documentElement.lang,
    main: document.querySelectorAll('main').length,
    levels: [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1])),
    unnamed: [...document.querySelectorAll('svg')].filter((chart) =>
      !chart.getAttribute('aria-label') && chart.getAttribute('aria-hidden') !== 'true').length,
    unheaded: [...document.querySelectorAll('table')].filter((table) =>
      table.querySelector('thead th[scope=col]') === null).length,
    broken: [...document.querySelectorAll('a')].filter((link) =>
      document.getElementById(link.hash.slice(1)) === null).length,
  })`,
  names: `[...document.querySelectorAll('section[aria-labelledby=overview] tbody th')].map((cell) => cell.textContent)`,
  examples: `[...document.querySelectorAll('#examples tbody tr')].filter((row) => row.checkVisibility()).map((row) =>
    [...row.cells].map((cell) => cell.textContent))`,
  score: `document.querySelector('.score').textContent`,
  charts: `[...document.querySelectorAll('.plot')].filter((chart) => chart.checkVisibility()).map((chart) =>
    [chart.getAttribute('aria-label'), Math.round(chart.getBoundingClientRect().width)])`,
  bars: `[...document.querySelectorAll('section[aria-labelledby=overview] tbody tr:first-child rect')].map((bar) =>
    [bar.getAttribute('class'), bar.getBoundingClientRect().width])`,
  /** The lowest contrast of any text with its background, by WCAG 2.2. */
  contrast: `(() => {
    const light = (color) => {
      const [red, green, blue] = color.match(/[\\d.]+/g).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (element) => {
      if (element === null) return 'rgb(255, 255, 255)';
      const color = getComputedStyle(element).backgroundColor;
      return color === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement) : color;
    };
    const hasText = (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    return Math.min(...[...document.querySelectorAll('body *:not(title)')].filter(hasText).map((element) => {
      const style = getComputedStyle(element);
      const [one, other] = [light(element instanceof SVGElement ? style.fill : style.color), light(ground(element))];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }));
  })()`,
  width: 'document.documentElement.scrollWidth',
  colors: '[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]',
  markup: `document.querySelectorAll('script, b, i').length`,
};

/** The page is opened in a real browser from the disk, as a client opens a file from an email. */
describe.skipIf(!HAS_BROWSER)('in a browser', () => {
  let folder: string;
  let browser: Browser;
  let page: Page;
  const requests: string[] = [];
  const complaints: string[] = [];
  const run = async <Result>(script: string) => (await page.evaluate(script)) as Result;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fettle-page-'));
    const path = join(folder, 'report.html');
    await writeFile(path, PAGE);
    browser = await openBrowser();
    page = await browser.newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('dialog', (dialog) => {
      complaints.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`file://${path}`);
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('the page opens without further requests or console errors', () => {
    expect(requests).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('the page shows every column: kept, removed and added', async () => {
    expect(await page.title()).toBe('Data quality: before.csv → after.csv');
    expect(await run(SCRIPTS.names)).toEqual([
      'Name',
      'E-mail',
      'Town',
      'Source (gone afterwards)',
      'A long <name> of a column that goes on & on and has no end in sight (gone afterwards)',
      'email_validation_flag (new)',
      'suggested_email_address (new)',
      'email_comment (new)',
    ]);
    const town = await page.$eval('#column-3', (section) => section.textContent);
    expect(town).toContain('4 of 4 are filled (100 %)');
    expect(town).toContain('Before and after');
  });

  test('values appear as text, even if they contain HTML', async () => {
    const source = await page.$eval('#column-4', (section) => section.textContent);
    expect(source).toContain('"><b>&amp;\ufffd</b>');
    expect(await run(SCRIPTS.markup)).toBe(0);
  });

  test('an address that was mended counts as mended, and raises the score', async () => {
    expect(await run(SCRIPTS.score)).toBe('before 33 → after 67 of 100');
    expect((await run<string[][]>(SCRIPTS.examples)).filter(([field]) => field === 'E-mail')).toEqual([
      [
        'E-mail',
        '3',
        'jane@example',
        'jane@example.com',
        expect.stringContaining('mended: the domain is one slip'),
      ],
      ['E-mail', '5', 'x', 'x', ' still wrong: <i>Strange</i>"'],
    ]);
  });

  test('examples can be filtered by field and by outcome, without a script', async () => {
    const all = await run<string[][]>(SCRIPTS.examples);
    expect(new Set(all.map(([field]) => field))).toEqual(new Set(['E-mail', 'Name', 'Town']));
    await page.click('#only-f0');
    await page.click('#only-o-emptied');
    expect(await run(SCRIPTS.examples)).toEqual([]);
    await page.click('#only-o-mended');
    const fields = (await run<string[][]>(SCRIPTS.examples)).map(([field]) => field);
    expect(fields).toEqual(['E-mail']);
    await page.reload();
  });

  test('charts fit the window, and letters in them keep their size', async () => {
    for (const [width, most] of [
      [390, 360],
      [1280, 860],
    ] as const) {
      await page.setViewport({ width, height: 800 });
      const charts = await run<[string, number][]>(SCRIPTS.charts);
      expect(charts[0]![0]).toBe('What became of the values of each field');
      expect(charts[0]![1]).toBeLessThanOrEqual(most);
      expect(charts[0]![1]).toBeGreaterThan(most * 0.8);
    }
  });

  test('the bars are as long as their values', async () => {
    await page.setViewport({ width: 1600, height: 800 });
    const bars = await run<[string, number][]>(SCRIPTS.bars);
    expect(bars.map(([kind]) => kind)).toEqual(['track', 'before', 'track', 'after']);
    expect(bars[1]![1] / bars[0]![1]).toBeCloseTo(3 / 4);
    expect(bars[3]![1] / bars[2]![1]).toBeCloseTo(3 / 4);
  });

  test('the page is accessible: ordered headings, named charts, headed tables, valid links', async () => {
    const { levels, ...outline } = await run<{ levels: number[] }>(SCRIPTS.outline);
    expect(outline).toEqual({ lang: 'en', main: 1, unnamed: 0, unheaded: 0, broken: 0 });
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test.each(['light', 'dark'])('text in %s colours has a contrast of at least 4.5 to 1', async (scheme) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    expect(await run<number>(SCRIPTS.contrast)).toBeGreaterThan(4.5);
  });

  test.each([360, 1200])('the page fits a window of %i pixels', async (width) => {
    await page.setViewport({ width, height: 800 });
    expect(await run<number>(SCRIPTS.width)).toBeLessThanOrEqual(width);
  });

  test('the page prints black on white, whatever the screen colours', async () => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await page.emulateMediaType('print');
    expect(await run(SCRIPTS.colors)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5000);
  });
});
