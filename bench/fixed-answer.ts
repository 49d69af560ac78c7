import { createServer } from '../src/http/server/create-server.ts';
import { readSettings } from '../src/settings.ts';

/*
 * Runs the service's HTTP server with one route that always sends the same bytes. Look-ups are compared with
 * it. `node bench/fixed-answer.ts BYTES` prints its address.
 */
const server = createServer(readSettings({ ...process.env, FETTLE_LOG_LEVEL: 'warn' }));
const body = Buffer.alloc(Number(process.argv[2]), 'x');
server.post('/fixed', async (_request, reply) =>
  reply.headers({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' }).send(body),
);
await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`http://127.0.0.1:${(server.server.address() as { port: number }).port}\n`);
