import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '../../src/accounts/client.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import { type RunningService, startService } from '../../src/http/start.ts';
import { readSettings } from '../../src/settings.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../src/workflow/store.ts';
import type { Credentials } from './batch-client.ts';

/**
 * A service on a free port, with its embedded database in a new temporary folder. `remove` stops the service
 * and deletes the folder.
 */
export class TemporaryService {
  readonly folder: string;
  readonly #starting: Promise<RunningService>;

  private constructor(folder: string, starting: Promise<RunningService>) {
    this.folder = folder;
    this.#starting = starting;
  }

  /**
   * Makes the folder and begins to start the service. Keep the returned object: `remove` must be called even
   * if the start fails.
   */
  static async begin(): Promise<TemporaryService> {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-demo-'));
    // Settings in the environment, such as DATABASE_URL, belong to a real service, and the demo must not
    // touch it.
    const settings = readSettings({ PORT: '0', FETTLE_DATA: folder, FETTLE_LOG_LEVEL: 'error' });
    const starting = startService(settings);
    starting.catch(() => undefined);
    return new TemporaryService(folder, starting);
  }

  /** The address of the service, once it answers. */
  async url(): Promise<string> {
    return (await this.#starting).publicUrl();
  }

  /**
   * Does what an operator does for a new client with `fettle client create` and `fettle workflow install`.
   */
  async addClient(name: string, workflow: URL): Promise<Credentials> {
    const { kysely } = (await this.#starting).database;
    const source = await readFile(workflow, 'utf8');
    const parsed = parseWorkflow(source);
    if (parsed.workflow === undefined)
      throw new Error(parsed.mistakes.map(({ message }) => message).join(' '));
    const { id, clientId, secret } = await createClient(kysely, { name });
    await installWorkflow(new ClientScope(kysely, id), parsed.workflow, source);
    return { clientId, clientSecret: secret };
  }

  /** Waits until the service has started or failed to start, stops it, and removes the folder. */
  async remove(): Promise<void> {
    const service = await this.#starting.catch(() => undefined);
    await service?.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
