import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { FettleProcess } from '../../../harness/fettle-process.ts';
import { createClient } from '../../../src/accounts/client.ts';
import { createAccount } from '../../../src/accounts/web/account.ts';
import { createKey } from '../../../src/accounts/web/api-key.ts';
import { ClientScope } from '../../../src/database/client-scope.ts';
import { connect } from '../../../src/database/connection.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { LICENCES } from '../../../src/licence.ts';
import { parseWorkflow } from '../../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../../src/workflow/store.ts';
import { readOperations } from '../../http/operations.ts';
import { COPY } from '../../jobs/workflows.ts';
import { TestClient } from '../../support/client.ts';
import { createDatabase } from '../../support/database.ts';
import { request } from '../../support/request.ts';
import { type Caller, Generator } from './generator.ts';

/** Requests under way at once. */
const SENDERS = 8;

/** Clients, each with an account of the web services. */
const CALLERS = 24;

/** The result of a fuzz run. */
export interface FuzzResult {
  /** Requests that were answered with 500, or not at all, each as it can be repeated. */
  readonly faults: readonly string[];
  /** Status → how many answers. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly requestsPerSecond: number;
  /** The highest resident memory of the service, in MiB. */
  readonly memory: number;
  /** The times of `GET /health/live`, requested by another process, in milliseconds. */
  readonly health: {
    readonly asked: number;
    readonly failures: number;
    readonly median: number;
    readonly p99: number;
    readonly highest: number;
  };
  /** The last lines of the service's log. */
  readonly log: string;
}

/** Sends `count` generated requests to a service process and returns the results. */
export async function fuzz(count: number, seed: number): Promise<FuzzResult> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-fuzz-'));
  const url = await createDatabase();
  const callers = await makeCallers(url);
  const service = FettleProcess.spawn(['serve'], {
    PORT: '0',
    DATABASE_URL: url,
    FETTLE_DATA: folder,
    FETTLE_ADDRESS_FILE: inject('addressFile'),
    FETTLE_TRUSTED_PROXIES: '127.0.0.1',
    FETTLE_LOG_LEVEL: 'error',
    FETTLE_THREADS: '1',
    FETTLE_UNRESOLVED_PER_ACCOUNT: '1000000000',
  });
  try {
    await service.ready();
    const address = /serves (\S+)/.exec(service.output)![1]!;
    const known = await Promise.all(
      callers.map(async (caller): Promise<Caller> => {
        const client = await TestClient.connect(address, caller.clientId, caller.secret);
        await client.upload('contacts', { firstname: 0, telephone: 0, priority: 1 }, [
          ['Ann', '01244 567890', 1],
        ]);
        return { ...caller, token: client.token };
      }),
    );
    const generator = new Generator(await readOperations(address), known, seed);
    const result = await send(address, generator, count, seed);
    return { ...result, memory: Math.round(service.highestMemory()), log: service.output };
  } finally {
    service.kill('SIGKILL');
    await service.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function send(address: string, generator: Generator, count: number, seed: number) {
  const health = watchHealth(address);
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const only = process.env['FETTLE_FUZZ_ONLY'];
  let next = only === undefined ? 0 : Number(only);
  const end = only === undefined ? count : next + 1;
  const started = performance.now();
  const sender = async () => {
    while (next < end) {
      const number = next++;
      const { shown, ...made } = generator.request(number);
      const outcome = await request(address, made).then(
        ({ status }) => status,
        (error: Error & { code?: string }) => `${error.code ?? ''} ${error.message}`,
      );
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      if (typeof outcome === 'number' && (outcome < 500 || outcome === 503)) continue;
      const body = made.body === undefined ? '' : Buffer.from(made.body).toString('latin1').slice(0, 500);
      faults.push(
        `${outcome}: FETTLE_SEED=${seed} FETTLE_FUZZ_ONLY=${number} (${shown}) ${made.method} ${made.path.slice(0, 300)} ${JSON.stringify({ ...made.headers, authorization: undefined }).slice(0, 300)} ${JSON.stringify(body)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  const seconds = (performance.now() - started) / 1000;
  return {
    faults,
    statuses,
    requestsPerSecond: Math.round((end - (only === undefined ? 0 : Number(only))) / seconds),
    health: await health(),
  };
}

/** Starts to probe the health. Returns a function that stops and returns the times. */
function watchHealth(address: string): () => Promise<FuzzResult['health']> {
  const script = join(import.meta.dirname, 'watch-health.ts');
  const watcher = spawn(process.execPath, [script, address], { stdio: ['pipe', 'pipe', 'inherit'] });
  return async () => {
    watcher.stdin.end();
    return JSON.parse(await text(watcher.stdout)) as FuzzResult['health'];
  };
}

async function makeCallers(url: string): Promise<Omit<Caller, 'token'>[]> {
  const database = connect(url, 2);
  await migrate(database);
  const { workflow } = parseWorkflow(COPY);
  const callers: Omit<Caller, 'token'>[] = [];
  for (let at = 0; at < CALLERS; at++) {
    const name = `Caller ${at}`;
    const { id, clientId, secret } = await createClient(database.kysely, { name });
    await installWorkflow(new ClientScope(database.kysely, id), workflow!, COPY);
    const account = await createAccount(database.kysely, {
      name,
      credits: 1_000_000_000,
      licences: LICENCES,
      client: name,
    });
    const { key } = await createKey(database.kysely, account.id, {});
    callers.push({ clientId, secret, key, username: account.username, password: account.password });
  }
  await database.close();
  return callers;
}

/** The seed in `FETTLE_SEED` (a number, or `random`). It is printed with each fault. */
export function fuzzSeed(): number {
  const wanted = process.env['FETTLE_SEED'] ?? '20261122';
  return wanted === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted);
}
