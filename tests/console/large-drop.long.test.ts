import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_BROWSER } from '../support/browser.ts';
import { growthDuring } from '../support/peak-memory.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleWindow } from './console-window.ts';

const GIGABYTES = 2;
const ROW =
  'ann smith,ann.smith@example.com,1 High Street,Chester,CH2 4NE,a note that makes the row longer\n';

/** The most that the memory of the service, and that of the browser, may grow. */
const MOST_GROWTH = 600e6;

let service: TestService;
let page: Page;
let folder: string;

describe.skipIf(!HAS_BROWSER)('a file of two gigabytes in a real browser', () => {
  const view = new ConsoleWindow(/net::ERR_/);

  beforeAll(async () => {
    service = await startService({}, { worker: false });
    folder = mkdtempSync(join(tmpdir(), 'fettle-large-'));
    page = await view.start(service);
    await view.signIn('olive', 'operator');
  });
  afterAll(async () => {
    await view.close();
    await service?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  /** Writes the file. @returns its path and its rows, with the header */
  async function write(): Promise<{ path: string; rows: number }> {
    const path = join(folder, 'large.csv');
    const file = createWriteStream(path);
    const block = Buffer.from(ROW.repeat(80_000));
    file.write('Name,Email,Street,Town,Postcode,Note\n');
    const blocks = Math.ceil((GIGABYTES * 1e9) / block.length);
    for (let at = 0; at < blocks; at++) if (!file.write(block)) await once(file, 'drain');
    await new Promise((resolve) => file.end(resolve));
    return { path, rows: 1 + blocks * 80_000 };
  }

  /** The memory of the browser's process that it shares with no other, in bytes. */
  const browserMemory = () => {
    const status = readFileSync(`/proc/${page.browser().process()!.pid}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  };

  test('is sent in parts, resumes after a network failure, and needs little memory', async () => {
    const { path, rows } = await write();
    await view.open('/clean', '.drop');
    const before = browserMemory();
    let highest = before;
    const sampler = setInterval(() => {
      highest = Math.max(highest, browserMemory());
    }, 200);
    const growth = await growthDuring(async () => {
      const [chooser] = await Promise.all([page.waitForFileChooser(), view.click('Choose a file')]);
      await chooser.accept([path]);
      await view.says('rows so far');
      await expect
        .poll(() => page.$eval('progress', (bar) => (bar as unknown as { value: number }).value))
        .toBeGreaterThan(100e6);
      await page.setOfflineMode(true);
      await view.says('The upload goes on by itself');
      await page.setOfflineMode(false);
      await expect
        .poll(() => view.text().catch(() => ''), { timeout: 600_000, interval: 1000 })
        .toContain('Trial on the first 200 records');
    });
    clearInterval(sampler);
    const { rows: stored } = await service.database.pool.query(
      'select size from file order by id desc limit 1',
    );
    expect(Number(stored[0].size)).toBe(
      ROW.length * (rows - 1) + 'Name,Email,Street,Town,Postcode,Note\n'.length,
    );
    console.log(
      `service +${Math.round(growth / 1e6)} MB, browser +${Math.round((highest - before) / 1e6)} MB`,
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(highest - before).toBeLessThan(MOST_GROWTH);
    expect(view.faults).toEqual([]);
  }, 900_000);
});
