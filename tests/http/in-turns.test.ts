import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTurns, MOST_STARTS } from '../../src/http/fairness/in-turns.ts';

const CONNECTIONS = 5 * MOST_STARTS;

/** Each request that began: its path, and in which turn of the event loop. */
let begun: { readonly path: string; readonly turn: number }[];
let server: Server;
let sockets: Socket[];
let isOver: boolean;

beforeEach(async () => {
  begun = [];
  isOver = false;
  let turn = 0;
  const count = (): void => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  count();
  const handle = inTurns((request, response) => {
    begun.push({ path: request.url!, turn });
    response.end();
  });
  server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let accepted = 0;
  server.on('connection', () => accepted++);
  const { port } = server.address() as AddressInfo;
  sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket.on('error', () => undefined);
    }),
  );
  while (accepted < CONNECTIONS) await nextTurn();
});

afterEach(() => {
  isOver = true;
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Sends a request on each connection before the server can read any of them. */
function sendAll(pathOf: (number: number) => string): void {
  for (const [number, socket] of sockets.entries()) {
    socket.write(`GET ${pathOf(number)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  }
  // Keeps the event loop busy until all requests have arrived, so that the server reads none before.
  const until = performance.now() + 100;
  while (performance.now() < until);
}

async function allBegun(): Promise<void> {
  while (begun.length < CONNECTIONS) await nextTurn();
}

test(`${MOST_STARTS} requests start in each turn, and all start in the order of arrival`, async () => {
  sendAll((number) => `/${number}`);
  await allBegun();

  const turns = Object.values(Object.groupBy(begun, ({ turn }) => turn)).map((some) => some!.length);
  expect(Math.max(...turns)).toBe(MOST_STARTS);
  const numbers = begun.map(({ path }) => Number(path.slice(1)));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(sockets.map((_, number) => number));
});

test('a health check that arrives last is answered first', async () => {
  sendAll((number) => (number === CONNECTIONS - 1 ? '/health/live' : '/other'));
  await allBegun();

  const at = begun.findIndex(({ path }) => path === '/health/live');
  expect(begun[at]!.turn).toBe(begun[0]!.turn);
});

test('a request whose connection has closed meanwhile does not start', async () => {
  sendAll(() => '/other');
  while (begun.length === 0) await nextTurn();
  server.closeAllConnections();
  const before = begun.length;
  for (let turn = 0; turn < 20; turn++) await nextTurn();

  expect(begun.length).toBe(before);
});
