import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DemoFolder } from './demo-folder.ts';

let demo: DemoFolder;

beforeEach(async () => {
  demo = await DemoFolder.make();
});

afterEach(() => demo.remove());

describe('npm run demo', { timeout: 300_000 }, () => {
  test('shows the main job and writes the clean contacts', async () => {
    const { code, out, error } = await demo.run();
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/Upload {4}1,000 records in 4 blocks/);
    expect(out).toContain('│ before │');
    expect(out).toMatch(/records\.written +│ 1,000 │/);
    expect(out).toContain('1,000 records sent, 1,000 back, 0 rejected.');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    const clean = parse(await readFile(join(demo.path, 'out/contacts-clean.csv'), 'utf8'), { columns: true });
    expect(clean).toHaveLength(1000);
    // 11 old drive / thistelthorpe magna / dibbelchester
    expect(clean[3]).toMatchObject({
      id: '100004',
      telephone_formatted: expect.stringMatching(/^\+44 /),
      paf_match_level: 'Exact',
      clean_line_1: '11 Old Drive',
      clean_town: 'DIBBELCHESTER',
      clean_postcode: 'CF1 2AD',
      udprn: expect.stringMatching(/^\d+$/),
    });
    expect(await demo.leftBehind()).toEqual([]);
    expect(await readdir(demo.path)).toEqual(['out', 'tmp']);
  });

  test('Ctrl-C leaves nothing behind', async () => {
    // Ctrl-C comes while the demo starts the service. The long test sends it at other moments.
    expect(await demo.interrupted('Fettle cleanses', 200)).toEqual({
      code: 130,
      error: 'Stopped. Nothing is left running.',
    });
    expect(await demo.leftBehind()).toEqual([]);
  });
});
