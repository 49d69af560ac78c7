import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freshBundle, ROOT } from '../../bin/bundle/fresh-bundle.js';
import { browserProgram, HAS_BROWSER } from '../../harness/browser.ts';
import { copyInstallation, INSTALLED } from '../../harness/copy-installation.ts';
import { EmbeddedServer } from '../../src/database/embedded-server.ts';
import { openDatabase } from '../../src/database/open.ts';
import { sampleAddressFile } from '../../src/lookup/sample-file.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded PostgreSQL that all test files share. Each makes its own database on it. */
    databaseServer: string;
    /** The address file of services that are started without one. */
    addressFile: string;
  }
}

/**
 * Settings of the server that test files share. It need not survive a crash, so it does not wait for the disk.
 * Each test file leaves a database behind; autovacuum would go through all of them, over and over.
 */
const OPTIONS = ['fsync=off', 'max_connections=300', 'autovacuum=off'];

/**
 * Makes what all tests share: one embedded PostgreSQL, the database that they copy, and one address file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-test-'));
  // Processes and threads that tests start load the bundle that `npm test` has made. If the source has
  // changed since, they load the source: a new bundle would take longer than most tests of a single room.
  const bundle = process.env['FETTLE_BUNDLE'] === 'off' ? undefined : freshBundle();
  process.env['FETTLE_BUNDLE'] = bundle ?? 'off';
  process.env['NODE_COMPILE_CACHE'] ??= join(bundle ?? join(ROOT, 'node_modules/.cache'), 'compiled');
  // Commands that a test starts must not find the data of the person who runs the tests.
  const dataFolder = join(folder, 'data');
  process.env['FETTLE_DATA'] = dataFolder;
  const serverFolder = join(folder, 'server');
  const [addressFile] = await Promise.all([
    sampleAddressFile(dataFolder),
    makeCluster(serverFolder),
    // Unpacked once, so that workers do not unpack it side by side.
    HAS_BROWSER && browserProgram(),
  ]);
  // Copies of this folder keep its owner, which only root may set. Tests that want a copy run on Linux only.
  if (process.platform === 'linux') {
    process.env[INSTALLED] = join(folder, 'installed');
    await copyInstallation([`${serverFolder}/.`, addressFile], process.env[INSTALLED]);
  }
  const server = await EmbeddedServer.open(serverFolder, OPTIONS);
  await makeTemplate(server.url);
  project.provide('databaseServer', server.url);
  project.provide('addressFile', addressFile);
  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Makes a cluster whose database has the newest schema, and stops its server. */
async function makeCluster(dataFolder: string): Promise<void> {
  const server = await EmbeddedServer.open(dataFolder, ['fsync=off']);
  await (await openDatabase({ databaseUrl: server.url, dataFolder }, { mayMake: true })).close();
  await server.close();
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  // No connection may be left: a database in use cannot be copied.
  await (await openDatabase({ databaseUrl: url.href, dataFolder: '' }, { mayMake: true })).close();
}
