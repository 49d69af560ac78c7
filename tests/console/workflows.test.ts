import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandOver } from '../../src/workflow/hand-over.ts';
import { COPY } from '../jobs/workflows.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';

const run = promisify(execFile);
const ROOT = new URL('../../', import.meta.url).pathname;

const TWO_INPUTS = `
name: Pair
description: It's two inputs.
inputs:
  People: { columns: { surname: text, born: date, score: decimal } }
  Previous-1: { columns: { surname: text, known: boolean } }
parameters:
  Greeting: { type: text, default: "it's" }
  Level: { type: integer, minimum: 2 }
outputs:
  People: { input: People }
  Previous: { input: Previous-1 }
`;

const FROM_FILE = `
name: FromFile
description: A file.
inputs:
  Contacts: { kind: file, columns: { surname: text, number: integer } }
outputs:
  Contacts: { kind: file, path: "/out/{job}.csv" }
`;

let service: TestService;
let user: ConsoleUser;
let secret: string;
let at: string;

beforeAll(async () => {
  service = await startService();
  const { clientId, clientSecret } = await service.credentials('Birch', COPY, TWO_INPUTS, FROM_FILE);
  secret = clientSecret;
  at = `/console/api/clients/${clientId}/workflows`;
  user = await ConsoleUser.signIn(service, 'olive', 'operator');
});
afterAll(() => service?.close());

const install = async (name: string, source: string, basedOn: number) => {
  const answer = await user.send('PUT', `${at}/${name}`, { source, basedOn });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('installing', () => {
  const next = COPY.replace('Copy', 'Installed');

  test('creates versions, each kept as it was written', async () => {
    expect(await install('Installed', next, 0)).toEqual({ status: 201, body: { version: 1, isNew: true } });
    const changed = `${next}# changed\n`;
    expect((await install('Installed', changed, 1)).body).toEqual({ version: 2, isNew: true });
    expect(await install('Installed', changed, 1)).toEqual({
      status: 200,
      body: { version: 2, isNew: false },
    });
    const versions = await user.read<{ version: number }[]>(`${at}/Installed/versions`);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await user.read(`${at}/Installed/versions/1`)).toMatchObject({ version: 1, source: next });
    expect((await user.send('GET', `${at}/Installed/versions/3`)).status).toBe(404);
  });

  test('refuses a text that was made from an older version, and installs nothing', async () => {
    const { status, body } = await install('Installed', `${next}# by somebody else\n`, 1);
    expect(status).toBe(400);
    expect(body['detail']).toContain('Version 2 of Installed is the newest');
    expect((await install('Installed', `${next}# new\n`, 0)).body['detail']).toContain('already');
    expect(await user.read(`${at}/Installed/versions`)).toHaveLength(2);
  });

  test('accepts only one of two versions installed at once', async () => {
    const both = await Promise.all(['a', 'b'].map((word) => install('Installed', `${next}# ${word}\n`, 2)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  test('names mistakes by line and column, and refuses a changed name', async () => {
    const { status, body } = await install('Broken', 'name: Broken\ninputs: 3\n', 0);
    expect(status).toBe(400);
    expect((body['errors'] as { source: string[] }).source.join('\n')).toContain('line 2, column 9: inputs');
    expect((await install('Other', next, 0)).body['detail']).toContain('has the name Installed');
  });

  test('is in the audit trail with the name, but checking a draft is not', async () => {
    const { mistakes, name } = (await (
      await user.send('POST', '/console/api/workflow-check', { source: next })
    ).json()) as { mistakes: unknown[]; name: string };
    expect({ mistakes, name }).toEqual({ mistakes: [], name: 'Installed' });
    const trail =
      await user.read<{ action: string; subject: string; client: string }[]>('/console/api/audit');
    expect(trail.some(({ action }) => action.includes('workflow-check'))).toBe(false);
    expect(trail).toContainEqual(
      expect.objectContaining({
        action: 'PUT /console/api/clients/:client/workflows/:name',
        subject: 'Installed',
        client: at.split('/')[4],
        status: 201,
      }),
    );
  });
});

describe('the examples of the hand-over page work without changes', () => {
  test.each(['Copy', 'Pair', 'FromFile'])('%s', async (name) => {
    const handOver = await user.read<HandOver>(`${at}/${name}/hand-over`);
    expect(JSON.stringify(handOver)).not.toContain(secret);
    const env = { PATH: process.env['PATH'], CLIENT_SECRET: secret };
    const shell = await run('bash', ['-euo', 'pipefail', '-c', handOver.shell], { env });
    expect(shell.stdout).toContain('"status":2');
    expect(shell.stdout).toContain('"status":2');
    const folder = await mkdtemp(join(tmpdir(), 'fettle-hand-over-'));
    try {
      const file = join(folder, 'example.ts');
      const local = join(ROOT, 'client/src/index.ts');
      await writeFile(file, handOver.typescript.replace('@fettle/client', local));
      const { stdout } = await run(process.execPath, [file], { env });
      expect(stdout).toMatch(name === 'FromFile' ? /out\/FromFile/ : /…/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
