import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DemoFolder } from './demo-folder.ts';

let demo: DemoFolder;
beforeEach(async () => {
  demo = await DemoFolder.make();
});
afterEach(() => demo.remove());

test.each([
  ['Fettle cleanses', 0],
  ['Fettle cleanses', 500],
  ['Fettle cleanses', 700],
  ['Fettle cleanses', 1000],
  ['Token', 0],
] as const)(
  'Ctrl-C after "%s" and %i ms leaves nothing behind',
  async (sign, later) => {
    expect(await demo.interrupted(sign, later)).toEqual({
      code: 130,
      error: 'Stopped. Nothing is left running.',
    });
    expect(await demo.leftBehind()).toEqual([]);
  },
  120_000,
);

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
