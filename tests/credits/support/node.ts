import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../../../src/accounts/web/account.ts';
import { Credits, type Taken } from '../../../src/credits/credits.ts';
import type { CreditsOptions } from '../../../src/credits/credits-options.ts';
import type { SpendRefusal } from '../../../src/credits/pools.ts';
import type { Spender, Usage } from '../../../src/credits/spend.ts';
import { connect, type Database, runSql } from '../../../src/database/connection.ts';
import { Listener } from '../../../src/database/listener.ts';
import { TestTime } from '../../tokens/token-server.ts';

/** One node in this process: credits with connections and time of their own. */
export interface Node {
  readonly credits: Credits;
  readonly database: Database;
  readonly time: TestTime;
  /** The reports of the node. */
  readonly reports: string[];
  close(): Promise<void>;
}

/** Starts a node on the database at `url`, its journal in `dataFolder`. */
export async function startNode(
  url: string,
  dataFolder: string,
  options: Partial<CreditsOptions> = {},
): Promise<Node> {
  const database = connect(url, 3);
  const listener = await Listener.open(url);
  const time = new TestTime();
  const reports: string[] = [];
  const report = (what: string, error?: unknown) => {
    reports.push(error === undefined ? what : `${what}: ${error instanceof Error ? error.message : error}`);
  };
  const credits = await Credits.open({ database, listener, dataFolder, ...time, report, ...options });
  const close = async () => {
    await credits.close();
    await listener.close();
    await database.close();
  };
  return { credits, database, time, reports, close };
}

const folders: string[] = [];

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder that is gone when the tests are over. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-test-'));
  folders.push(folder);
  return folder;
}

let accounts = 0;

/** Makes an account with these credits. Returns it as a spender. */
export async function makeSpender(database: Database, credits: number): Promise<Spender> {
  const name = `Account ${++accounts}`;
  const { id } = await createAccount(database.kysely, { name, credits, licences: ['WebClickFull'] });
  const { pool } = await database.kysely
    .selectFrom('credit_pool')
    .select('id as pool')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return { accountId: id, keyId: undefined, pool, tokenPool: undefined };
}

/** Where the credits of an account are, as the database has it. */
export interface Books {
  readonly bought: number;
  readonly forgiven: number;
  readonly balance: number;
  readonly leased: number;
  readonly used: number;
  readonly calls: number;
}

export async function readBooks(database: Database, account: number): Promise<Books> {
  const [books] = await runSql<Books>(
    database.kysely,
    `select
        (select coalesce(sum(credits), 0)::bigint from credit_entry e where e.account_id = $1 and kind = 'bought') as bought,
        (select coalesce(sum(credits), 0)::bigint from credit_entry e where e.account_id = $1 and kind = 'forgiven') as forgiven,
        p.balance,
        (select coalesce(sum(held), 0)::bigint from credit_lease l where l.pool_id = p.id) as leased,
        (select coalesce(sum(credits), 0)::bigint from credit_usage u where u.account_id = $1) as used,
        (select coalesce(sum(calls), 0)::bigint from credit_usage u where u.account_id = $1) as calls
      from credit_pool p where p.account_id = $1 and p.token_id is null`,
    [account],
  );
  return books!;
}

/** The result of a call: whether its credits were spent, and how many remain. */
export interface Spent {
  readonly ok: boolean;
  readonly remaining: number;
  readonly reason?: SpendRefusal;
}

/** A call whose answer leaves as soon as its credits are taken. */
export function spend(
  credits: Credits,
  spender: Spender,
  amount: number,
  usage: Usage,
): Spent | Promise<Spent> {
  const answered = (taken: Taken): Spent => {
    if (!taken.ok) return taken;
    credits.charge(taken.charge);
    return { ok: true, remaining: taken.remaining };
  };
  const taking = credits.take(spender, amount, usage);
  return taking instanceof Promise ? taking.then(answered) : answered(taking);
}

export const LOOKUP = { service: 'AddressCapture', method: 'GetFullAddress' };

/** The spending of each application in the database. */
export async function usedByApplication(database: Database, account: number): Promise<Map<string, number>> {
  const rows = await runSql<{ application: string; credits: number }>(
    database.kysely,
    `select application, sum(credits)::bigint as credits from credit_usage where account_id = $1 group by 1`,
    [account],
  );
  return new Map(rows.map((row) => [row.application, row.credits]));
}

/** A spender with a token that has its own limit. */
export async function makeTokenSpender(
  database: Database,
  spender: Spender,
  limit: number,
): Promise<Spender> {
  const { id } = await database.kysely
    .insertInto('credit_pool')
    .values({ account_id: spender.accountId, token_id: randomUUID(), balance: limit, expires_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...spender, tokenPool: id };
}
