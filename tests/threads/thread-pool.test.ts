import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./end-while-loading.ts', import.meta.url));

/**
 * A thread starts after about 80 ms and loads for 300 ms: without the wait in `ThreadPool`, the later of
 * these abort.
 */
const DELAYS = [0, 150, 250, 350];

test.each(['destroy', 'close'])(
  '%s ends threads that are still loading without ending the process',
  async (way) => {
    for (const delay of DELAYS) {
      const { stdout, stderr } = await run(process.execPath, [script, way, String(delay)]);
      expect({ delay, stdout, stderr }).toEqual({ delay, stdout: 'ended\n', stderr: '' });
    }
  },
);
