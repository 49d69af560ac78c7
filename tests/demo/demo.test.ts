import { readdir, readFile, writeFile } from 'node:fs/promises';
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

  test.each([
    ['while the database starts', 'Fettle cleanses', 700],
    ['while it walks', 'Token', 0],
  ])('Ctrl-C %s leaves nothing behind', async (_when, sign, later) => {
    expect(await demo.interrupted(sign, later)).toEqual({
      code: 130,
      error: 'Stopped. Nothing is left running.',
    });
    expect(await demo.leftBehind()).toEqual([]);
  });

  test('a failure leaves nothing behind but its reason', async () => {
    await writeFile(join(demo.path, 'out'), 'a file where a folder must be');
    const { code, error } = await demo.run();
    expect(code).toBe(1);
    expect(error).toMatch(/EEXIST|ENOTDIR/);
    expect(await demo.leftBehind()).toEqual([]);
  });

  test('stops if nobody reads its output, and leaves nothing behind', async () => {
    const { code } = await demo.run(async (child) => {
      child.stdout?.destroy();
    });
    expect(code).toBe(130);
    expect(await demo.leftBehind()).toEqual([]);
  });
});
