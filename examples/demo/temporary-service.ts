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
 * The service on a free port, with its embedded database in a fresh folder. Nothing is left of it after
 * `remove`.
 */
export class TemporaryService {
  readonly folder: string;
  readonly #starting: Promise<RunningService>;

  private constructor(folder: string, starting: Promise<RunningService>) {
    this.folder = folder;
    this.#starting = starting;
  }

  /**
   * Makes the folder and begins to start. Keep what this returns: `remove` is for a start that fails, too.
   */
  static async begin(): Promise<TemporaryService> {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-demo-'));
    // The environment's own settings, such as DATABASE_URL, are those of a real service: not to be touched.
    const settings = readSettings({ PORT: '0', FETTLE_DATA: folder, FETTLE_LOG_LEVEL: 'error' });
    const starting = startService(settings);
    starting.catch(() => undefined);
    return new TemporaryService(folder, starting);
  }

  /** The address of the service, once it answers. */
  async url(): Promise<string> {
    return (await this.#starting).publicUrl();
  }

  /** What the operator does for a new client: `fettle client create` and `fettle workflow install`. */
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

  /** Waits for a start that is under way, stops what runs, and removes the folder. */
  async remove(): Promise<void> {
    const service = await this.#starting.catch(() => undefined);
    await service?.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
