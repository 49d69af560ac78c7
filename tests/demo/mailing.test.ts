import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LISTS_FOLDER } from '../../scripts/make-suppression-lists.ts';
import { mailingOrder } from '../../src/cleansing/mailing/mailing-order.ts';
import { LIST_KINDS } from '../../src/suppression/list-kind.ts';
import { fettle } from '../cli/fettle.ts';
import { HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { createDatabase } from '../support/database.ts';

/*
 * Everything from contacts to letters, on the example file with the invented lists: every step of the
 * catalogue that a mailing needs, and the page that shows what it achieved.
 */
describe('the example workflow for mailings', { timeout: 900_000 }, () => {
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  let printed: string;
  const at = (name: string) => join(folder, name);
  const read = (name: string) =>
    parse(readFileSync(at(name)), { columns: true, bom: true }) as Record<string, string>[];
  const run = async (...words: string[]) => {
    const { code, out, error } = await fettle(words, environment);
    expect({ code, error: error.replace(/^WARNING: .* INVENTED.*\n/gm, '') }).toEqual({ code: 0, error: '' });
    return out;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-mailing-'));
    environment = {
      DATABASE_URL: await createDatabase(),
      FETTLE_DATA: at('data'),
      FETTLE_ADDRESS_FILE: '',
      FETTLE_THREADS: '1',
    };
    for (const kind of LIST_KINDS) {
      await run('suppression', 'load', kind, new URL(`${kind}.csv`, LISTS_FOLDER).pathname, '--invented');
    }
    printed = await run(
      'run',
      'examples/workflows/mailing.yaml',
      ...['--input', 'Contacts=examples/contacts.csv'],
      ...['Contacts', 'Mailing', 'QualityBefore', 'QualityAfter'].flatMap((name) => [
        '--output',
        `${name}=${at(`${name}.csv`)}`,
      ]),
    );
  }, 900_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('sends every record a letter or says why not, and the statistics agree', () => {
    const statuses = new Map<string, number>();
    for (const { mailing_status } of read('Contacts.csv')) {
      statuses.set(mailing_status!, (statuses.get(mailing_status!) ?? 0) + 1);
    }
    const letters = read('Mailing.csv');
    expect(statuses.get('Mailed')).toBe(letters.length);
    expect(letters.length).toBeGreaterThan(300);
    for (const [status, statistic] of [
      ['Mailed', 'mailed'],
      ['Suppressed', 'suppressed'],
      ['Duplicate', 'duplicate'],
      ['Unusable', 'unusable'],
    ]) {
      const count = statuses.get(status!)!;
      expect(count, status).toBeGreaterThan(5);
      expect(printed).toMatch(new RegExp(`mailing\\.${statistic}\\s+│ ${count} `));
    }
  });

  test('lays out the letters for print, in the order of delivery', () => {
    const letters = read('Mailing.csv');
    expect(Object.keys(letters[0]!)).toEqual([
      'id',
      'title',
      'first_name',
      'last_name',
      'address_line_1',
      'address_line_2',
      'address_line_3',
      'address_line_4',
      'town',
      'postcode',
      'dps',
      'country',
    ]);
    const orders = letters.map(({ postcode, dps }) => mailingOrder(postcode!, dps!, false));
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length);
    for (const letter of letters) {
      expect(letter['address_line_1'], JSON.stringify(letter)).not.toBe('');
      expect(letter['postcode'], JSON.stringify(letter)).not.toBe('');
      expect(`${letter['last_name']}${letter['first_name']}${letter['address_line_1']}`).not.toBe('');
    }
  });

  test('sends no letter against a suppression list, a duplicate flag or a legend', () => {
    const mailed = new Set(read('Mailing.csv').map(({ id }) => id));
    const flags = ['mover_flag', 'goneaway_flag', 'business_goneaway_flag', 'mps_flag', 'in_house_flag'];
    for (const record of read('Contacts.csv')) {
      const isOut =
        flags.some((flag) => record[flag] !== '') ||
        record['keep_flag'] === '0' ||
        record['unusable_record_legend'] !== '';
      if (isOut) expect(mailed.has(record['id']), record['id']).toBe(false);
    }
  });

  test('the reports show what was achieved', () => {
    const [before, after] = [read('QualityBefore.csv'), read('QualityAfter.csv')];
    expect(before.map(({ column_name }) => column_name)).toContain('telephone');
    const filled = (report: typeof before, name: string) =>
      Number(report.find(({ column_name }) => column_name === name)!['filled']);
    expect(filled(before, 'town')).toBeLessThan(filled(after, 'clean_town'));
  });

  test.skipIf(!HAS_BROWSER)(
    'makes a page of the records before and after that opens in a browser',
    async () => {
      await run(
        'profile',
        'examples/contacts.csv',
        at('Contacts.csv'),
        ...['--out', at('report.html'), '--quiet'],
      );
      const browser = await openBrowser();
      try {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(String(error)));
        await page.goto(`file://${at('report.html')}`);
        expect(complaints).toEqual([]);
        const text = await page.$eval('main', (main) => main.textContent);
        expect(text).toMatch(/1,000 → [\d,]+ records/);
        expect(text).toContain('paf_match_level (new)');
        expect(await page.$$eval('section.column', (all) => all.length)).toBeGreaterThan(40);
        expect((await page.screenshot()).length).toBeGreaterThan(10_000);
      } finally {
        await browser.close();
      }
    },
  );
});
