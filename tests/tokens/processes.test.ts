import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../src/accounts/client.ts';
import type { Database } from '../../src/database/connection.ts';
import { KEY_LEAD_SECONDS, KEY_SIGNS_SECONDS } from '../../src/tokens/rotation.ts';
import { openTestDatabase } from './open-database.ts';
import { startTokenProcess, type TokenProcess } from './token-process.ts';
import { basic, requestToken } from './token-server.ts';

let database: Database;
let client: { clientId: string; secret: string };

beforeAll(async () => {
  database = await openTestDatabase();
  client = await createClient(database.kysely, { name: 'Processes' });
});

afterAll(() => database?.close());

const form = { grant_type: 'client_credentials' };
const getToken = async ({ url }: TokenProcess) => {
  const { body } = await requestToken(url, form, { authorization: basic(client.clientId, client.secret) });
  return body['access_token'] as string;
};
const getKids = async ({ url }: TokenProcess) => {
  const { keys } = (await (await fetch(`${url}/connect/jwks`)).json()) as { keys: { kid: string }[] };
  return keys.map((key) => key.kid);
};

/** Several processes on one database, as one service under one public address. */
async function withProcesses(
  count: number,
  work: (processes: TokenProcess[]) => Promise<void>,
): Promise<string> {
  const environment = { DATABASE_URL: database.url };
  const processes = await Promise.all(Array.from({ length: count }, () => startTokenProcess(environment)));
  try {
    await work(processes);
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
  }
  return processes.map((process) => process.output()).join('');
}

test('processes that create the first key or rotate at the same moment agree on a single key', async () => {
  let first: string[] = [];
  await withProcesses(3, async (processes) => {
    first = (await Promise.all(processes.map(getKids))).flat();
  });
  expect(first).toHaveLength(3);
  expect(new Set(first).size).toBe(1);

  // The key has aged: the next processes find that its successor is due, all at once.
  const signsFrom = new Date(Date.now() - (KEY_SIGNS_SECONDS - KEY_LEAD_SECONDS + 60) * 1000);
  await database.kysely.updateTable('signing_key').set({ signs_from: signsFrom }).execute();
  await withProcesses(3, async (processes) => {
    const lists = await Promise.all(processes.map(getKids));
    for (const list of lists) expect(list).toEqual(lists[0]);
    expect(lists[0]).toHaveLength(2);
    expect(lists[0]![0]).toBe(first[0]);
    const issued = await Promise.all(processes.map(getToken));
    for (const token of issued) expect(decodeProtectedHeader(token).kid).toBe(first[0]);
  });
});

test('the log holds no secret, token or key, whatever goes wrong', async () => {
  const seen: string[] = [client.secret, client.secret.split('.')[1]!];
  const output = await withProcesses(1, async ([process]) => {
    const { url } = process!;
    const token = await getToken(process!);
    seen.push(token, token.split('.')[2]!);
    const wrong = `${client.secret.slice(0, -5)}wrong`;
    seen.push(wrong);
    await requestToken(url, { ...form, client_id: client.clientId, client_secret: wrong });
    await requestToken(
      url,
      { ...form, client_secret: wrong },
      { authorization: basic(client.clientId, wrong) },
    );
    await fetch(`${url}/connect/token?client_secret=${client.secret}`, { method: 'POST' });
    await fetch(`${url}/connect/token/${client.secret}`, { method: 'POST' });
    await fetch(`${url}/guarded?access_token=${token}`);
    await fetch(`${url}/guarded`, { headers: { authorization: `Bearer ${token.slice(0, -3)}` } });
    // A fault of the service itself, which is logged with its stack.
    await database.kysely.schema.alterTable('client_secret').renameTo('client_secret_away').execute();
    const failed = await requestToken(url, {
      ...form,
      client_id: client.clientId,
      client_secret: client.secret,
    });
    expect(failed.status).toBe(500);
    await database.kysely.schema.alterTable('client_secret_away').renameTo('client_secret').execute();
  });
  expect(output, 'there is a log').toContain('internal error');
  const { private_jwk } = await database.kysely
    .selectFrom('signing_key')
    .selectAll()
    .executeTakeFirstOrThrow();
  seen.push(...['d', 'p', 'q'].map((part) => private_jwk[part] as string));
  for (const secret of seen) expect(output.includes(secret), secret.slice(0, 4)).toBe(false);
});
