import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createClient } from '../../src/accounts/client.ts';
import { loadCatalogue } from '../../src/cleansing/load-catalogue.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import { type RunningService, startService as start } from '../../src/http/start.ts';
import { readSettings } from '../../src/settings.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../src/workflow/store.ts';
import { TestClient } from './client.ts';
import { createDatabase } from './database.ts';

export interface TestService extends RunningService {
  readonly url: string;
  /** Makes a client with a token, and installs these workflow files for it. */
  client(name: string, ...workflows: string[]): Promise<TestClient>;
  /** Makes such a client for a program that gets its own token, and returns the client's credentials. */
  credentials(name: string, ...workflows: string[]): Promise<{ clientId: string; clientSecret: string }>;
}

/** Starts the real service on a free port with its own database. `environment` adds settings. */
export async function startService(
  environment: NodeJS.ProcessEnv = {},
  options: Parameters<typeof start>[1] = {},
): Promise<TestService> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fettle-service-'));
  const settings = readSettings({
    PORT: '0',
    FETTLE_LOG_LEVEL: 'warn',
    // A thread takes half a second of processor time to load; jobs of tests are small.
    FETTLE_THREADS: '1',
    DATABASE_URL: await createDatabase(),
    FETTLE_DATA: dataFolder,
    FETTLE_ADDRESS_FILE: inject('addressFile'),
    ...environment,
  });
  const service = await start(settings, options);
  const url = service.publicUrl();
  const credentials = async (name: string, ...workflows: string[]) => {
    const { kysely } = service.database;
    const { id, clientId, secret } = await createClient(kysely, { name });
    for (const source of workflows) await install(new ClientScope(kysely, id), source);
    return { clientId, clientSecret: secret };
  };
  return {
    ...service,
    url,
    close: async () => {
      await service.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
    client: async (...given) => {
      const { clientId, clientSecret } = await credentials(...given);
      return TestClient.connect(url, clientId, clientSecret);
    },
    credentials,
  };
}

async function install(scope: ClientScope, source: string): Promise<void> {
  const catalogue = await loadCatalogue();
  const { workflow, mistakes } = parseWorkflow(source, catalogue);
  if (workflow === undefined) throw new Error(JSON.stringify(mistakes));
  await installWorkflow(scope, workflow, source, catalogue);
}
