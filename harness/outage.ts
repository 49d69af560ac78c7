import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedServer } from '../src/database/embedded-server.ts';
import { CONTACT_COLUMNS, contacts, ONE_FILE } from './contacts.ts';
import { DatabaseProxy } from './database-proxy.ts';
import type { FettleProcess } from './fettle-process.ts';
import { type Installation, signal } from './installation.ts';
import { assertSame, type Outcome, outcomeOf } from './round.ts';
import { SteadyClient } from './steady-client.ts';

/**
 * How the database is taken away: see {@link DatabaseProxy}; `stopped` is SIGSTOP to all of its processes.
 */
export type OutageKind = 'refused' | 'silent' | 'stopped';

/** A request that was sent while the database was away. */
interface Asked {
  readonly request: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly seconds: number;
}

export interface OutageReport {
  readonly kind: OutageKind;
  readonly seconds: number;
  readonly requests: number;
  /** The longest response time while the database was away. */
  readonly slowestAnswerSeconds: number;
  /** The time from the end of the outage to the first stored block. */
  readonly resumedAfterSeconds: number;
}

/**
 * The longest permitted response time. The service gives up a connection attempt after 5 s, and finds an open
 * connection dead within twice that time.
 */
const ANSWER_SECONDS = 15;

/**
 * The number of blocks, of 10 records each. A block is delayed by 40 ms when cleansed and when written to the
 * file.
 */
const BLOCKS = 80;

/** The settings of the processes of a scene. */
export const SLOW_BLOCKS = { FETTLE_FAULTS: 'task.store-block:delay=40@1+' };

interface SceneParts {
  readonly installation: Installation;
  readonly database: EmbeddedServer;
  readonly proxy: DatabaseProxy;
  readonly server: FettleProcess;
  readonly client: SteadyClient;
  /** The outcome of the job without an outage. */
  readonly undisturbed: Outcome;
}

/** A service whose database can be taken away, and one job's output to compare with. */
export class OutageScene {
  readonly #installation: Installation;
  readonly #database: EmbeddedServer;
  readonly #proxy: DatabaseProxy;
  readonly #server: FettleProcess;
  readonly #client: SteadyClient;
  readonly #undisturbed: Outcome;

  private constructor(parts: SceneParts) {
    this.#installation = parts.installation;
    this.#database = parts.database;
    this.#proxy = parts.proxy;
    this.#server = parts.server;
    this.#client = parts.client;
    this.#undisturbed = parts.undisturbed;
  }

  static async open(installation: Installation): Promise<OutageScene> {
    const database = await EmbeddedServer.open(installation.folder);
    const address = new URL(database.url);
    const proxy = new DatabaseProxy('127.0.0.1', Number(address.port));
    await proxy.open();
    address.port = String(proxy.port);
    const server = installation.serve({ DATABASE_URL: address.href });
    await server.ready();
    const client = new SteadyClient(installation.url, await installation.client('acme', ONE_FILE));
    await client.upload('people', CONTACT_COLUMNS, contacts(BLOCKS * 10, 5), 10);
    await client.upload('open', CONTACT_COLUMNS, contacts(10, 6), 10);
    await client.submit(jobNamed('undisturbed'));
    const undisturbed = await outcomeOf(client, await client.finished('undisturbed'));
    return new OutageScene({ installation, database, proxy, server, client, undisturbed });
  }

  /**
   * Takes the database away for some seconds in the middle of a job, and sends requests to the service
   * meanwhile.
   *
   * @throws Error unless every request was answered with 503 and `Retry-After` in time, and the job then
   * continued without help to the same output, with no failure counted
   */
  async bear(kind: OutageKind, seconds: number): Promise<OutageReport> {
    const client = this.#client;
    const name = `disturbed ${kind}`;
    await client.submit(jobNamed(name));
    while ((await this.#progress()) < 100) await wait(20);
    const processes = this.#installation.databaseProcesses();
    if (kind === 'refused') await this.#proxy.refuse();
    if (kind === 'silent') this.#proxy.silence();
    if (kind === 'stopped') for (const pid of processes.toReversed()) signal(pid, 'SIGSTOP');
    const began = performance.now();
    const asked = await askFor(seconds, this.#installation.url, client);
    const lasted = (performance.now() - began) / 1000;
    if (kind === 'stopped') for (const pid of processes) signal(pid, 'SIGCONT');
    await this.#proxy.open();

    const back = performance.now();
    const before = await this.#progress();
    while ((await this.#progress()) <= before) {
      if (performance.now() - back > 60_000) throw new Error('No block was stored in 60 s after the outage.');
      await wait(20);
    }
    const resumedAfterSeconds = (performance.now() - back) / 1000;
    if ((await this.#failures()) > 0) throw new Error('The outage was counted as a failure of a block.');
    const outcome = await outcomeOf(client, await client.finished(name));
    assertSame(`the job through "${kind}"`, [outcome], [this.#undisturbed]);
    return {
      kind,
      seconds: round(lasted),
      requests: asked.length,
      slowestAnswerSeconds: round(Math.max(...asked.map((one) => one.seconds))),
      resumedAfterSeconds: round(resumedAfterSeconds),
    };
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await this.#proxy.refuse();
    await this.#database.close();
  }

  /** The number of records that tasks have done. */
  #progress(): Promise<number> {
    return this.#number('select coalesce(sum(units_done), 0)::int as number from task');
  }

  #failures(): Promise<number> {
    return this.#number('select coalesce(max(failures), 0) as number from task');
  }

  #number(statement: string): Promise<number> {
    return this.#installation.number(statement);
  }
}

function jobNamed(name: string) {
  return { name, workflowName: 'CleanseDataset', inputDatasets: { Contacts: 'people' } };
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

/** Sends each kind of request in turn until the time is over. @throws Error at a wrong answer */
async function askFor(seconds: number, url: string, client: SteadyClient): Promise<Asked[]> {
  const end = performance.now() + seconds * 1000;
  const asked: Asked[] = [];
  const secret = { client_id: client.credentials.clientId, client_secret: client.credentials.secret };
  const requests: [string, string, unknown?][] = [
    ['GET', '/Dataset'],
    ['GET', '/Job/undisturbed'],
    ['GET', '/health/ready'],
    ['PATCH', '/Dataset/open/data', { blockNumber: 1, records: [{ id: 1 }] }],
    ['POST', '/Dataset', { name: 'other', columns: { id: 1 } }],
    ['PUT', '/File/in/other.csv', 'id\n1\n'],
    ['POST', '/connect/token', new URLSearchParams({ grant_type: 'client_credentials', ...secret })],
  ];
  await Promise.all(
    requests.map(async ([method, path, body]) => {
      do {
        const started = performance.now();
        const response = await fetch(url + path, {
          method,
          ...(body instanceof URLSearchParams ? { body } : asClient(client.token, body)),
          signal: AbortSignal.timeout(60_000),
        });
        const taken = (performance.now() - started) / 1000;
        const retryAfter = response.headers.get('retry-after');
        asked.push({ request: `${method} ${path}`, status: response.status, retryAfter, seconds: taken });
        await response.text();
        await wait(250);
      } while (performance.now() < end);
    }),
  );
  const wrong = asked.filter(
    (one) => one.status !== 503 || !Number(one.retryAfter) || one.seconds > ANSWER_SECONDS,
  );
  if (wrong.length > 0)
    throw new Error(
      `Answers while the database was away:\n${wrong.map((one) => JSON.stringify(one)).join('\n')}`,
    );
  return asked;
}

function asClient(token: string, body: unknown) {
  const authorization = `Bearer ${token}`;
  if (body === undefined) return { headers: { authorization } };
  if (typeof body === 'string') return { headers: { authorization, 'content-type': 'text/csv' }, body };
  return { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
