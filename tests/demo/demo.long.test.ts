import { afterEach, beforeEach, expect, test } from 'vitest';
import { DemoFolder } from './demo-folder.ts';

let demo: DemoFolder;
beforeEach(async () => {
  demo = await DemoFolder.make();
});
afterEach(() => demo.remove());

test.each([0, 200, 500, 1000])(
  'Ctrl-C after %i ms leaves nothing behind',
  async (later) => {
    expect(await demo.interrupted('Fettle cleanses', later)).toEqual({
      code: 130,
      error: 'Stopped. Nothing is left running.',
    });
    expect(await demo.leftBehind()).toEqual([]);
  },
  120_000,
);
