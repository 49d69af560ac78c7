import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { tryConnection } from '../../src/database/try-connection.ts';

/** A message of PostgreSQL's protocol: its type, its length, its content. */
function message(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const KILLED = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

let server: Server | undefined;

/** Starts a server that accepts every connection, and calls `answer` at the first bytes after that. */
async function serverThat(answer: (socket: Socket) => void): Promise<string> {
  const listening = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.once('data', () => answer(socket));
      socket.write(Buffer.concat([AUTHENTICATED, READY]));
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `postgres://x:y@127.0.0.1:${(listening.address() as { port: number }).port}/z`;
}

afterEach(() => void server?.close());

test('a server that terminates the connection has answered', async () => {
  const url = await serverThat((socket) => socket.end(KILLED));
  expect(await tryConnection(url)).toBeUndefined();
});

test('a server that does not exist has not answered', async () => {
  const url = await serverThat((socket) => socket.end());
  await new Promise((resolve) => server!.close(resolve));
  expect(await tryConnection(url)).toMatchObject({ code: 'ECONNREFUSED' });
});
