import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Spender } from '../../src/credits/spend.ts';
import type { Database } from '../../src/database/connection.ts';
import { chargeWhenAnswered } from '../../src/http/answers/charge-when-answered.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { call, type LookupService, startLookups, type TestAccount } from '../webservices/lookup-service.ts';
import { LOOKUP, makeFolder, makeSpender, type Node, startNode } from './support/node.ts';

const GOOD = { postcode: 'CH2 4NE', licence: 'WebServerFull' };

/** A connection on which something was sent, and nothing has been read. */
async function send(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return socket;
}

describe('a connection that breaks while its call waits for a lease', () => {
  let service: LookupService;

  beforeAll(async () => {
    service = await startLookups();
  });
  afterAll(() => service?.close());

  const post = (path: string, headers = '') => {
    const body = JSON.stringify(GOOD);
    return `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };

  const jwt = async ({ username, password }: TestAccount, maxCredits: number): Promise<string> => {
    const response = await fetch(`${service.url}/UserAdmin/GetJWT.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, maxCredits }),
    });
    return ((await response.json()) as { Jwt: string }).Jwt;
  };

  /** Sends, breaks the connection, and only then lets the service lease credits of the account. */
  async function breakWhileWaiting({ id }: TestAccount, text: string): Promise<void> {
    // A transaction sees the connections that were open when it first looked at pg_stat_activity, so another
    // connection looks.
    const [holder, observer] = [service.database.url, service.database.url].map(
      (connectionString) => new pg.Client({ connectionString }),
    ) as [pg.Client, pg.Client];
    const waiting = async () => {
      const { rows } = await observer.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.length;
    };
    await Promise.all([holder.connect(), observer.connect()]);
    try {
      await holder.query('begin');
      await holder.query('select from credit_pool where account_id = $1 for update', [id]);
      const socket = await send(service.url, text);
      await expect.poll(waiting).toBeGreaterThan(0);
      socket.resetAndDestroy();
      await wait(50);
      await holder.query('commit');
    } finally {
      await Promise.all([holder.end(), observer.end()]);
    }
  }

  test.each([
    ['GetFullAddress', (key: string) => post(`/AddressCapture/GetFullAddress.json?key=${key}`)],
    ['find', (key: string) => `GET /getaddress.io/find/CH24NE?api-key=${key} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('costs nothing if %s', async (name, request) => {
    const account = await service.account(`Broken ${name}`, 10);
    await breakWhileWaiting(account, request(account.key));
    const { body } = await call(service.url, 'GetFullAddress', `?key=${account.key}`, GOOD);
    expect(body.Status).toMatchObject({ Success: true, CreditsRemaining: 9 });
  });

  test('takes nothing from the limit of a token', async () => {
    const account = await service.account('Broken token', 10);
    const headers = `Authorization: Bearer ${await jwt(account, 2)}\r\n`;
    await breakWhileWaiting(account, post('/AddressCapture/GetFullAddress.json', headers));
    const authorization = headers.slice('Authorization: '.length).trim();
    const { body } = await call(service.url, 'GetFullAddress', '', GOOD, { authorization });
    expect(body.Status).toMatchObject({ Success: true, CreditsRemaining: 1 });
  });

  test('is also free if its answer was ready behind a waiting answer (pipelining)', async () => {
    const [slow, ready] = [await service.account('Slow', 10), await service.account('Ready', 10)];
    const ask = () => call(service.url, 'GetFullAddress', `?key=${ready.key}`, GOOD);
    expect((await ask()).body.Status.CreditsRemaining).toBe(9);
    const both = [slow, ready].map(({ key }) => post(`/AddressCapture/GetFullAddress.json?key=${key}`));
    await breakWhileWaiting(slow, both.join(''));
    expect((await ask()).body.Status.CreditsRemaining).toBe(8);
  });

  test('HEAD is not a look-up, and is free', async () => {
    const account = await service.account('Head', 10);
    for (const path of [
      `/getaddress.io/find/CH24NE?api-key=${account.key}`,
      `/AddressCapture/GetFullAddress.json?key=${account.key}`,
    ]) {
      expect((await fetch(service.url + path, { method: 'HEAD' })).status).toBe(405);
    }
    const { body } = await call(service.url, 'GetFullAddress', `?key=${account.key}`, GOOD);
    expect(body.Status.CreditsRemaining).toBe(9);
  });
});

describe('an answer', () => {
  let database: Database;
  let node: Node;
  let spender: Spender;
  let server: FastifyInstance;
  let url: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    node = await startNode(database.url, await makeFolder());
    spender = await makeSpender(database, 100);
    server = Fastify();
    const { credits } = node;
    server.get('/:what', async (request, reply) => {
      const taken = await credits.take(spender, 1, LOOKUP);
      if (!taken.ok) throw new Error(taken.reason);
      chargeWhenAnswered(reply, credits, taken.charge);
      const { what } = request.params as { what: string };
      if (what === 'fails') throw new Error('on the way out');
      return Buffer.alloc(what === 'large' ? 50_000_000 : 10);
    });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server?.close();
    await node?.close();
    await database?.close();
  });

  const remaining = () => node.credits.remaining(spender);

  test('is charged if it arrives whole', async () => {
    const before = await remaining();
    await (await fetch(`${url}/small`)).arrayBuffer();
    await expect.poll(remaining).toBe(before - 1);
  });

  test('is not charged if an error takes its place', async () => {
    const before = await remaining();
    expect((await fetch(`${url}/fails`)).status).toBe(500);
    await expect.poll(remaining).toBe(before);
  });

  test('is charged if it arrives in part, whoever breaks the connection', async () => {
    const before = await remaining();
    const socket = await send(url, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
    socket.resetAndDestroy();
    await expect.poll(() => server.server.listening && remaining()).toBe(before - 1);
    await wait(200);
    expect(await remaining()).toBe(before - 1);
  });
});
