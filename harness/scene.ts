import { setTimeout as wait } from 'node:timers/promises';
import { CONTACT_COLUMNS, type Contact, contacts, ONE_FILE } from './contacts.ts';
import type { FettleProcess } from './fettle-process.ts';
import { Installation } from './installation.ts';
import type { Job } from './job.ts';
import { type Outcome, outcomeOf } from './round.ts';
import { SteadyClient } from './steady-client.ts';

/** Decides who the people of a scene are. */
export const PEOPLE_SEED = 11;

const PER_BLOCK = 10;

interface SceneOptions {
  /** How many blocks the dataset has, of ten records each. */
  readonly blocks: number;
  /** The default settings of every process of the installation. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Where the data folder is made. */
  readonly folder?: string;
  /** The first must be called CleanseDataset. */
  readonly workflow?: string | readonly string[];
  /** The records of the dataset. Default: contacts. */
  readonly people?: {
    readonly columns: Record<string, number>;
    make(count: number, seed: number): readonly Contact[];
  };
  /** A CSV file that jobs read, too. */
  readonly file?: string;
  /** Prepares what the workflow needs, before it is installed. The server is running by then. */
  prepare?(installation: Installation): Promise<unknown>;
}

/**
 * An installation with one client, a dataset `people` that is ready to be cleansed, and the output of an
 * undisturbed job. Blocks have ten records.
 */
export class Scene {
  readonly installation: Installation;
  readonly client: SteadyClient;
  server: FettleProcess;
  /** The file that jobs read, or null. */
  readonly #file: string | null;
  #undisturbed: Outcome | undefined;

  private constructor(
    installation: Installation,
    client: SteadyClient,
    server: FettleProcess,
    file: string | null,
  ) {
    this.installation = installation;
    this.client = client;
    this.server = server;
    this.#file = file;
  }

  /** @param options of `fettle serve` */
  static async open(
    {
      blocks,
      environment = {},
      folder,
      workflow = ONE_FILE,
      people = { columns: CONTACT_COLUMNS, make: contacts },
      file,
      prepare,
    }: SceneOptions,
    ...options: string[]
  ): Promise<Scene> {
    const installation = await Installation.create(environment, folder);
    try {
      const server = installation.serve({}, ...options);
      await server.ready();
      await prepare?.(installation);
      const client = new SteadyClient(
        installation.url,
        await installation.client('acme', ...[workflow].flat()),
      );
      await client.upload('people', people.columns, people.make(blocks * PER_BLOCK, PEOPLE_SEED), PER_BLOCK);
      if (file !== undefined) await client.uploadFile(FILE, Buffer.from(file), file.length);
      return new Scene(installation, client, server, file === undefined ? null : FILE);
    } catch (error) {
      const outputs = installation.outputs();
      await installation.remove();
      throw new Error(`${error}\n${outputs}`, { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.installation.remove();
  }

  /** The output of an undisturbed job on `people`. The first call runs one. */
  async undisturbed(): Promise<Outcome> {
    if (this.#undisturbed === undefined) {
      await this.submit('undisturbed');
      this.#undisturbed = await this.outcome('undisturbed');
    }
    return this.#undisturbed;
  }

  /** Submits a job on `people`, and on the file if the workflow reads it. */
  submit(name: string, workflowName = 'CleanseDataset'): Promise<void> {
    return this.client.submit({
      name,
      workflowName,
      inputDatasets: { Contacts: 'people' },
      ...(workflowName === 'CleanseDataset' && { inputFilename: this.#file }),
    });
  }

  /** Polls a job to its end and returns its output. @throws Error if it was not completed */
  async outcome(name: string): Promise<Outcome> {
    return outcomeOf(this.client, await this.client.finished(name));
  }

  finished(name: string): Promise<Job> {
    return this.client.finished(name);
  }

  /**
   * Waits until the open jobs have done `more` records more than `from`.
   *
   * @returns the number of records done
   */
  async progress(more: number, from = 0, seconds = 60): Promise<number> {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(20)) {
      const done = await this.number(OPEN_RECORDS).catch(() => -1);
      if (done >= from + more) return done;
    }
    throw new Error(`No ${more} records in ${seconds} s.\n${this.installation.outputs()}`);
  }

  /** Records that open jobs have done. */
  done(): Promise<number> {
    return this.number(OPEN_RECORDS);
  }

  /** The tasks that a process has claimed and not finished, each with the number of its claim. */
  tasksUnderWay(): Promise<Claim[]> {
    return this.installation.ask<Claim>(
      'select job_id as job, number as task, claim from task where claim > 0 and not done',
    );
  }

  /**
   * Makes heartbeats valid for an hour. A worker that takes over tasks must then have noticed in another way
   * that their worker died.
   */
  async ignoreHeartbeats(): Promise<void> {
    await this.installation.withDatabase(({ pool }) =>
      pool.query(`update pgboss.job set heartbeat_seconds = 3600 where state = 'active'`),
    );
  }

  /** Whether one of these tasks is still open under the same claim. */
  async areAbandoned(claims: readonly Claim[]): Promise<boolean> {
    const open = await this.tasksUnderWay();
    return claims.some(({ job, task, claim }) =>
      open.some((one) => one.job === job && one.task === task && one.claim === claim),
    );
  }

  /** The column `number` of the first row. */
  number(statement: string): Promise<number> {
    return this.installation.number(statement);
  }
}

export interface Claim {
  readonly job: number;
  readonly task: number;
  readonly claim: number;
}

const FILE = '/in/file.csv';

const OPEN_RECORDS = `select coalesce(sum(units_done), 0) as number from task
  where job_id in (select id from job where status in (0, 1))`;

export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
