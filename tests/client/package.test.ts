import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../src/accounts/web/account.ts';
import { createKey } from '../../src/accounts/web/api-key.ts';
import { blocksOf } from '../docs/page.ts';
import { startService, type TestService } from '../support/service.ts';

/*
 * The package as its users get it: packed, installed into an empty project, and used there as its README
 * says.
 */
const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let service: TestService;
let project: string;
let examples: string[];

beforeAll(async () => {
  service = await startService();
  project = await mkdtemp(join(tmpdir(), 'fettle-client-'));
  const { stdout } = await run('npm', ['pack', './client', '--json', '--pack-destination', project], {
    cwd: ROOT,
  });
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as { filename: string }[];
  await writeFile(join(project, 'package.json'), '{ "type": "module", "private": true }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed!.filename}`], {
    cwd: project,
  });
  examples = blocksOf(await readFile(join(ROOT, 'client/README.md'), 'utf8'))
    .filter(({ language }) => language === 'ts')
    .map(({ content }) => content);
});
afterAll(async () => {
  await service?.close();
  await rm(project, { recursive: true, force: true });
});

/** Runs an example of the README in the project. @returns its output */
async function example(number: number, environment: NodeJS.ProcessEnv): Promise<string> {
  const file = join(project, `example-${number}.ts`);
  await writeFile(file, examples[number]!);
  const { stdout } = await run(process.execPath, [file], {
    env: { ...process.env, FETTLE_URL: service.url, ...environment },
  });
  return stdout;
}

test('takes an empty project to clean rows in ten lines', async () => {
  expect(examples[0]!.split('\n').filter(Boolean).length).toBeLessThanOrEqual(10);
  const workflow = await readFile(join(ROOT, 'examples/workflows/contact-check.yaml'), 'utf8');
  const { clientId, clientSecret } = await service.credentials('Acme', workflow);
  const printed = await example(0, { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret });
  expect(printed).toBe('van der Berg t.vanderberg@example.org\n');
});

test('looks up an address', async () => {
  const { kysely } = service.database;
  const terms = { name: 'Shop', credits: 10, licences: ['WebClickFull'], client: null } as const;
  const { id } = await createAccount(kysely, terms);
  const { key } = await createKey(kysely, id, {});
  const printed = await example(1, { API_KEY: key });
  expect(printed.split('\n').filter(Boolean).length).toBeGreaterThan(1);
  expect(printed).toContain('CH2 4NE');
  const suggested = await example(2, { API_KEY: key });
  expect(suggested).toMatch(/, CH2 4NE\n$/);
});

test('type-checks the examples', async () => {
  await symlink(join(ROOT, 'node_modules/@types'), join(project, 'node_modules/@types')).catch(
    () => undefined,
  );
  await Promise.all(examples.map((text, at) => writeFile(join(project, `typed-${at}.ts`), text)));
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    '--skipLibCheck',
  ];
  const files = examples.map((_, at) => `typed-${at}.ts`);
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = await run(tsc, [...options, ...files], { cwd: project });
  expect(stdout).toBe('');
  await writeFile(
    join(project, 'wrong.ts'),
    `import { Fettle } from '@fettle/client';\nnew Fettle({ url: 5 });\n`,
  );
  await expect(run(tsc, [...options, 'wrong.ts'], { cwd: project })).rejects.toMatchObject({
    stdout: expect.stringContaining('TS2'),
  });
});
