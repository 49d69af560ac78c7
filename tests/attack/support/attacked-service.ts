import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runtime, START } from '../../../harness/runtime.ts';
import { createClient } from '../../../src/accounts/client.ts';
import { ClientScope } from '../../../src/database/client-scope.ts';
import { connect } from '../../../src/database/connection.ts';
import { parseWorkflow } from '../../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../../src/workflow/store.ts';
import { TestClient } from '../../support/client.ts';
import { createDatabase } from '../../support/database.ts';

const PROBE = new URL('./loop-probe.ts', import.meta.url).href;
/**
 * The service in its own process, with its usual flags, so its memory and its event loop are not shared with
 * the test.
 */
export class AttackedService {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #databaseUrl: string;

  private constructor(url: string, child: ChildProcess, folder: string, databaseUrl: string) {
    this.url = url;
    this.#child = child;
    this.#folder = folder;
    this.#databaseUrl = databaseUrl;
  }

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<AttackedService> {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-attacked-'));
    const databaseUrl = await createDatabase();
    const child = spawn(process.execPath, ['--import', PROBE, ...runtime.flags.serve, START, 'serve'], {
      env: {
        ...process.env,
        ...runtime.environment,
        PORT: '0',
        FETTLE_DATA: folder,
        FETTLE_LOG_LEVEL: 'fatal',
        FETTLE_THREADS: '1',
        DATABASE_URL: databaseUrl,
        FETTLE_ADDRESS_FILE: inject('addressFile'),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let output = '';
    for await (const bytes of child.stdout!) {
      output += bytes;
      const url = /http:\/\/[\d.:]+/.exec(output)?.[0];
      if (url !== undefined) return new AttackedService(url, child, folder, databaseUrl);
    }
    throw new Error(`The service ended before it was ready:\n${output}`);
  }

  /** Makes a client with a token, and installs these workflow files for it. */
  async client(name: string, ...workflows: string[]): Promise<TestClient> {
    const database = connect(this.#databaseUrl, 1);
    try {
      const { id, clientId, secret } = await createClient(database.kysely, { name });
      for (const source of workflows) {
        const { workflow } = parseWorkflow(source);
        await installWorkflow(new ClientScope(database.kysely, id), workflow!, source);
      }
      return await TestClient.connect(this.url, clientId, secret);
    } finally {
      await database.close();
    }
  }

  /** Resident memory now, in MB (Linux). */
  get memory(): number {
    return this.#figure('VmRSS');
  }

  /** Makes {@link highestMemory} start again from the present memory. */
  forgetHighestMemory(): void {
    writeFileSync(`/proc/${this.#child.pid}/clear_refs`, '5');
  }

  /** The highest resident memory since the start or since {@link forgetHighestMemory}, in MB. */
  get highestMemory(): number {
    return this.#figure('VmHWM');
  }

  /** The most processor time of one turn of the service's event loop since the last call, in milliseconds. */
  async longestTurn(): Promise<number> {
    const [longest] = await Promise.all([once(this.#child, 'message'), this.#child.send('longest turn')]);
    return longest[0] as number;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async stop(): Promise<void> {
    if (this.isRunning) {
      this.#child.kill('SIGKILL');
      await once(this.#child, 'exit');
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  #figure(name: string): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
  }
}
