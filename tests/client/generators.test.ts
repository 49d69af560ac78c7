import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../src/accounts/web/account.ts';
import { createKey } from '../../src/accounts/web/api-key.ts';
import { COPY } from '../jobs/workflows.ts';
import { startService, type TestService } from '../support/service.ts';

/*
 * Clients that generators make from /openapi.json, used as their users would use them. They are type-checked,
 * then they cleanse two rows and look an address up.
 */
const run = promisify(execFile);
const GENERATORS = fileURLToPath(new URL('../../client/generators/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const tool = (name: string) => join(GENERATORS, 'node_modules/.bin', name);

let service: TestService;
let project: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  service = await startService();
  // The project is inside this folder, so that the generated code finds the packages that it needs.
  project = await mkdtemp(join(GENERATORS, 'generated-'));
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  const document = await (await fetch(`${service.url}/openapi.json`)).text();
  await writeFile(join(project, 'openapi.json'), document);
  const { clientId, clientSecret } = await service.credentials('Acme', COPY);
  const { kysely } = service.database;
  const terms = { name: 'Shop', credits: 10, licences: ['WebClickFull'], client: null } as const;
  const { id } = await createAccount(kysely, terms);
  const { key } = await createKey(kysely, id, {});
  environment = {
    ...process.env,
    FETTLE_URL: service.url,
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
    KEY: key,
  };
});
afterAll(async () => {
  await service?.close();
  await rm(project, { recursive: true, force: true });
});

/** Copies programs into the project and checks their types, all in one run of the compiler. */
async function checkTypes(names: readonly string[]): Promise<void> {
  for (const name of names) await copyFile(join(GENERATORS, name), join(project, name));
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
  const modules = [
    '--module',
    'nodenext',
    '--allowImportingTsExtensions',
    '--skipLibCheck',
    '--typeRoots',
    join(ROOT, 'node_modules/@types'),
    '--types',
    'node',
  ];
  await run(tool('tsc'), [...options, ...modules, ...names], { cwd: project }).catch(({ stdout }) => {
    throw new Error(stdout);
  });
}

/** Runs a program of the project. @returns the lines that it prints */
async function program(name: string): Promise<string[]> {
  const words = ['--experimental-transform-types', '--no-warnings', join(project, name)];
  const { stdout } = await run(process.execPath, words, { env: environment });
  return stdout.trim().split('\n');
}

const PRINTED = [
  '{"x":"a","n":1}',
  '{"x":"b","n":2}',
  'not-found',
  expect.stringMatching(/^\d+ addresses of CH2 4NE$/),
];

beforeAll(async () => {
  // Without the option, openapi-typescript requires members that have a default in every request.
  await run(
    tool('openapi-typescript'),
    ['openapi.json', '-o', 'schema.ts', '--default-non-nullable', 'false'],
    { cwd: project },
  );
  await generateApi({
    input: join(project, 'openapi.json'),
    output: project,
    fileName: 'api.ts',
    httpClientType: 'fetch',
    silent: true,
  });
  await checkTypes(['openapi-fetch.ts', 'swagger-typescript-api.ts']);
});

test.each(['openapi-fetch.ts', 'swagger-typescript-api.ts'])('%s', async (name) => {
  expect(await program(name)).toEqual(PRINTED);
});
