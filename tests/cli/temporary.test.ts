import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-temporary-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'a temporary file is removed by %s, even if it comes as soon as the file exists',
  async (signal) => {
    const path = join(folder, signal);
    const module = fileURLToPath(new URL('../../src/temporary.ts', import.meta.url));
    const script = `
      import { writeFileSync } from 'node:fs';
      import { makeTemporary } from ${JSON.stringify(module)};
      makeTemporary(() => {
        writeFileSync(process.argv[1], '');
        process.stdout.write('made');
        process.kill(process.pid, process.argv[2]);
        return process.argv[1];
      });
      setInterval(() => {}, 1000);`;
    const ended = run(process.execPath, ['--input-type=module', '-e', script, path, signal]);
    await expect(ended).rejects.toMatchObject({ signal, stdout: 'made' });
    expect(existsSync(path)).toBe(false);
  },
);
