import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BODY_BYTES_PER_SECOND, BODY_GRACE_SECONDS } from '../../src/http/bodies/collect-body.ts';
import { READ_SECONDS } from '../../src/http/fairness/slow-readers.ts';
import { AttackedService } from './support/attacked-service.ts';
import type { Target } from './support/attacks.ts';
import { target } from './support/large-records.ts';

/*
 * Clients that take their time, against the service with the limits that it has in use. Nothing is injected:
 * the paces are averaged over 10 and 30 seconds.
 */
let service: AttackedService;
let aim: Target;
beforeAll(async () => {
  service = await AttackedService.start();
  aim = await target(service, 36);
}, 120_000);
afterAll(() => service.stop());

/**
 * A connection on which a request has been sent, and when the service closed it, in milliseconds since then.
 */
function send(head: string): { socket: Socket; closed: Promise<number> } {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const started = performance.now();
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) =>
    socket.once('close', () => resolve(performance.now() - started)),
  );
  socket.write(`${head}\r\nHost: x\r\nAuthorization: Bearer ${aim.token}\r\n`);
  return { socket, closed };
}

/** The page is 28 MB, far more than the operating system takes for a client that does not read. */
const PAGE = () => `GET /Dataset/${aim.large}/data?count=36 HTTP/1.1`;

test('a client that never reads its answer is cut off', { timeout: 120_000 }, async () => {
  const { socket, closed } = send(PAGE());
  let received = 0;
  socket.on('data', (bytes: Buffer) => {
    received += bytes.length;
  });
  socket.pause();
  socket.write('Connection: close\r\n\r\n');
  // A socket that is not read does not notice that it was closed. It still receives the bytes that the
  // operating system holds.
  await wait((READ_SECONDS + 20) * 1000);
  socket.resume();
  await closed;
  expect(received).toBeLessThan(20_000_000);
});

test('a client that reads slowly but steadily gets its whole answer', { timeout: 180_000 }, async () => {
  const { socket, closed } = send(PAGE());
  let received = 0;
  socket.on('data', (bytes: Buffer) => {
    received += bytes.length;
    socket.pause();
    setTimeout(() => socket.resume(), 100);
  });
  socket.write('Connection: close\r\n\r\n');
  expect(await closed).toBeGreaterThan(READ_SECONDS * 1000);
  expect(received).toBeGreaterThan(28_000_000);
});

test('a large body that arrives too slowly is refused', { timeout: 120_000 }, async () => {
  const { socket, closed } = send('PATCH /Dataset/open/data HTTP/1.1');
  socket.write('Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n');
  socket.write(`{"blockNumber":0,"records":[["${'x'.repeat(20_000)}`);
  const trickle = setInterval(() => socket.writable && socket.write('x'.repeat(100)), 1000);
  try {
    const [first] = (await Promise.race([
      new Promise<[Buffer]>((resolve) => socket.once('data', (bytes: Buffer) => resolve([bytes]))),
      closed.then(() => [Buffer.from('closed without an answer')]),
      wait(60_000, [Buffer.from('no answer')]),
    ])) as [Buffer];
    expect(first.toString().split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
    expect(first.toString()).toContain(`${BODY_BYTES_PER_SECOND} bytes a second`);
    expect(socket.bytesWritten / BODY_BYTES_PER_SECOND).toBeLessThan(BODY_GRACE_SECONDS);
  } finally {
    clearInterval(trickle);
    socket.destroy();
  }
});
