import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { EmbeddedServer } from '../../src/database/embedded-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded PostgreSQL that all test files share; each makes a database of its own on it. */
    databaseServer: string;
  }
}

/** Starts one embedded PostgreSQL for the whole run. It need not survive a crash, so it does not wait for the disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-test-'));
  const server = await EmbeddedServer.open(folder, ['fsync=off', 'max_connections=300']);
  project.provide('databaseServer', server.url);
  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}
