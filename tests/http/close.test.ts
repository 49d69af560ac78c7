import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createServer } from '../../src/http/server/create-server.ts';
import { DRAIN_MILLISECONDS } from '../../src/http/server/let-go.ts';
import { readSettings } from '../../src/settings.ts';

test('a connection that was opened in advance does not delay the close of the server', async () => {
  const server = createServer(readSettings({ FETTLE_LOG_LEVEL: 'warn' }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(server.server, 'connection');
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  await accepted;
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(DRAIN_MILLISECONDS / 2);
  await closed;
});
