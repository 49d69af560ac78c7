import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { dropRest } from '../../src/http/bodies/drop-rest.ts';

const BODY_BYTES = 8 * 1024 * 1024;

test('the rest of a refused body is read, its memory is freed in pieces, and the connection stays usable', async () => {
  const pieces: { buffer: ArrayBufferLike; length: number }[] = [];
  const sockets = new Set<unknown>();
  const server = createServer((incoming, response) => {
    sockets.add(incoming.socket);
    incoming.pause();
    response.writeHead(503).end('refused');
    incoming.on('data', ({ buffer, length }: Buffer) => pieces.push({ buffer, length })).pause();
    dropRest(incoming);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });

  const { port } = server.address() as AddressInfo;
  for (let round = 0; round < 2; round++) {
    const sent = request({ agent, port, host: '127.0.0.1', method: 'POST' });
    sent.end(Buffer.alloc(BODY_BYTES, 'x'));
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(503);
    await once(answer.resume(), 'end');
    await once(sent, 'close');
  }

  expect(sockets.size).toBe(1);
  // Short pieces may share memory with others, so they are left to the garbage collector.
  const long = pieces.filter(({ length }) => length >= Buffer.poolSize);
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter(({ buffer }) => !(buffer as ArrayBuffer).detached)).toEqual([]);
});
