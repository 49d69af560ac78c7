import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { START } from '../../harness/runtime.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { fettle } from './fettle.ts';

let service: TestService;
let acme: TestClient;
beforeAll(async () => {
  service = await startService({}, { worker: false });
  acme = await service.client('Acme');
  await acme.upload('people', { name: 0 }, [{ name: 'Ann' }]);
});
afterAll(() => service?.close());

const environment = () => ({ DATABASE_URL: service.database.url });

/** What each command is about to remove. It must refuse before it reaches the database. */
const REMOVALS: readonly (readonly [line: string, what: string])[] = [
  ['client remove Acme', 'remove the client Acme,'],
  [
    'client remove Acme --with-belongings',
    'remove the client Acme with all its datasets, jobs, files and workflows,',
  ],
  ['client secret revoke Acme 1', 'revoke the secret 1 of the client Acme,'],
  ['account remove Shop', 'remove the account Shop with its API keys, credits and usage,'],
  ['key revoke ABCD', 'revoke this API key,'],
  ['dataset remove people --client Acme', 'remove the dataset people of the client Acme,'],
  ['suppression withdraw mps/3 --remove', 'remove the list mps/3 with its file and its secret,'],
];

describe('commands that remove data, in a script', () => {
  test.each(REMOVALS)('fettle %s changes nothing without --yes, and says so', async (line, what) => {
    const { code, out, error } = await fettle(line.split(' '), {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    });
    expect({ code, out, error }).toEqual({
      code: 2,
      out: '',
      error: `error: This would ${what} which cannot be undone. Standard input is not a terminal, so nobody can be asked: add \`--yes\`.\n`,
    });
  });
});

/** Runs a command on a terminal (`script` of util-linux), types this and then Ctrl-D. */
async function onTerminal(line: string, typed: string): Promise<{ code: number | null; shown: string }> {
  const child = spawn('script', ['-qec', `${process.execPath} ${START} ${line}`, '/dev/null'], {
    env: { ...process.env, ...environment() },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  child.stdout.on('data', (bytes) => {
    const asked = shown.includes('[y/N]');
    shown += bytes;
    if (!asked && shown.includes('[y/N]')) child.stdin.end(typed);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, shown };
}

describe.skipIf(process.platform !== 'linux')('on a terminal', () => {
  test.each(['n\n', '\n', 'yesterday\n', ''])('the answer %j changes nothing', async (typed) => {
    const { code, shown } = await onTerminal('dataset remove people --client Acme', typed);
    expect(code).toBe(1);
    expect(shown).toContain('This will remove the dataset people of the client Acme. It cannot be undone.');
    expect(shown).toContain('error: Nothing was changed.');
    expect((await acme.get('/Dataset/people')).status).toBe(200);
  });

  test('the answer y goes on', async () => {
    const { code, shown } = await onTerminal('dataset remove people --client Acme', 'y\n');
    expect(code).toBe(0);
    expect(shown).toContain('Removed people.');
    expect((await acme.get('/Dataset/people')).status).toBe(404);
  });
});
