import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { FettleProcess } from '../../../harness/fettle-process.ts';
import { createAccount } from '../../../src/accounts/web/account.ts';
import { createKey } from '../../../src/accounts/web/api-key.ts';
import { type Database, runSql } from '../../../src/database/connection.ts';
import { LICENCES } from '../../../src/licence.ts';
import { buildSmallFile } from '../../lookup/rows.ts';
import { Asker, LookupLoad } from './lookup-load.ts';
import { makeFolder, readBooks, startNode } from './node.ts';

const IN_FLIGHT = 64;

/** Answers that a round waits for before it kills at a random moment. */
const ANSWERS_BEFORE_KILL = 20;
const BOUGHT = 10_000_000;
const TOKEN_LIMIT = 1_000_000;

/** The answers that the clients got and the credits that they were charged, over all rounds. */
export interface Report {
  readonly rounds: number;
  readonly received: number;
  readonly charged: number;
}

/**
 * Serves look-ups by key, by token and on the compatibility layer, 64 at a time, and kills the service at
 * random moments. Expects after each start that no client was charged for an answer that did not arrive, and
 * that at most `unwritten` answers a round were not charged.
 */
export async function killRounds(database: Database, rounds: number, unwritten: number): Promise<Report> {
  const dataFolder = await makeFolder();
  const small = await buildSmallFile();
  const account = await createAccount(database.kysely, {
    name: `Killed ${dataFolder}`,
    credits: BOUGHT,
    licences: LICENCES,
  });
  const { key } = await createKey(database.kysely, account.id, {});
  const serve = async () => {
    const service = FettleProcess.spawn(['serve', '--no-worker'], {
      DATABASE_URL: database.url,
      FETTLE_DATA: dataFolder,
      FETTLE_ADDRESS_FILE: small.folder,
      PORT: '0',
      HOST: '127.0.0.1',
    });
    await service.ready();
    return { service, url: /http:\/\/127\.0\.0\.1:\d+/.exec(service.output)![0] };
  };
  let askers: Asker[] | undefined;
  try {
    for (let round = 0; round < rounds; round++) {
      const { service, url } = await serve();
      // This start has settled the charges of the last round.
      if (askers !== undefined) await expectRightCharges(database, account.id, askers, round * unwritten);
      askers ??= await makeAskers(url, key, account);
      const load = new LookupLoad(url, askers, IN_FLIGHT);
      // On a slow machine the first answers take their time.
      const enough = receivedBy(askers) + ANSWERS_BEFORE_KILL;
      while (receivedBy(askers) < enough) await wait(5);
      await wait(Math.random() * 300);
      await service.killNow();
      await load.ended;
    }
    await (await startNode(database.url, dataFolder)).close();
    await expectRightCharges(database, account.id, askers!, rounds * unwritten);
    const books = await readBooks(database, account.id);
    expect(books).toMatchObject({ bought: BOUGHT, forgiven: 0, leased: 0, balance: BOUGHT - books.used });
    return { rounds, received: receivedBy(askers!), charged: books.used };
  } finally {
    small.remove();
  }
}

async function expectRightCharges(
  database: Database,
  account: number,
  askers: readonly Asker[],
  unwritten: number,
): Promise<void> {
  const [byKey, byToken, byFind] = askers as [Asker, Asker, Asker];
  const rows = await runSql<{ key_id: string; method: string; calls: number; credits: number }>(
    database.kysely,
    'select key_id, method, calls, credits from credit_usage where account_id = $1',
    [account],
  );
  const of = (method: string, hasKey: boolean) =>
    rows.find((row) => row.method === method && (row.key_id !== '') === hasKey)?.credits ?? 0;
  const charged = [of('GetFullAddress', true), of('GetFullAddress', false), of('Find', true)];
  for (const [at, asker] of [byKey, byToken, byFind].entries()) {
    expect(charged[at], 'nothing that did not come').toBeLessThanOrEqual(asker.received);
  }
  const [token] = await runSql<{ left: number }>(
    database.kysely,
    `select p.balance + (select coalesce(sum(held), 0) from credit_lease l where l.pool_id = p.id)::bigint as left
      from credit_pool p where p.account_id = $1 and p.token_id is not null`,
    [account],
  );
  expect(token!.left, 'the limit of the token likewise').toBe(TOKEN_LIMIT - charged[1]!);
  const all = charged.reduce((sum, credits) => sum + credits);
  expect(all, 'and all but the last answers').toBeGreaterThanOrEqual(receivedBy(askers) - unwritten);
}

const receivedBy = (askers: readonly Asker[]) => askers.reduce((sum, { received }) => sum + received, 0);

async function makeAskers(
  url: string,
  key: string,
  { username, password }: { username: string; password: string },
): Promise<Asker[]> {
  const response = await fetch(`${url}/UserAdmin/GetJWT.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, maxCredits: TOKEN_LIMIT }),
  });
  const { Jwt } = (await response.json()) as { Jwt: string };
  const body = JSON.stringify({ postcode: 'CH2 4NE', licence: 'WebServerFull' });
  const post = (path: string, headers: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  return [
    new Asker(post(`/AddressCapture/GetFullAddress.json?key=${key}`, '')),
    new Asker(post('/AddressCapture/GetFullAddress.json', `Authorization: Bearer ${Jwt}\r\n`)),
    new Asker(`GET /getaddress.io/find/CH24NE?api-key=${key} HTTP/1.1\r\nHost: x\r\n\r\n`),
  ];
}
