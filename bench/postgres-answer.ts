import { openDatabase } from '../src/database/open.ts';
import { createServer } from '../src/http/server/create-server.ts';
import { readSettings } from '../src/settings.ts';

/*
 * Runs the service's HTTP server with a look-up from rows of PostgreSQL (bench/postgres-rows.ts). It answers
 * with the place and the unchanged columns, as JSON. Unlike the service it checks no key, counts no credits
 * and formats no address lines. `node bench/postgres-answer.ts DATA-FOLDER` prints its address.
 */
const settings = readSettings({ ...process.env, FETTLE_DATA: process.argv[2], FETTLE_LOG_LEVEL: 'warn' });
const { pool } = await openDatabase(settings, { mayMake: true });
const server = createServer(settings);
server.post('/rows', async (request, reply) => {
  const { postcode } = request.body as { postcode: string };
  const [addresses, place] = await Promise.all([
    pool.query({ name: 'rows', text: 'select * from address_row where postcode = $1', values: [postcode] }),
    pool.query({
      name: 'place',
      text: 'select place from place_row where postcode = $1',
      values: [postcode],
    }),
  ]);
  const body = JSON.stringify({ place: place.rows[0].place, addresses: addresses.rows });
  return reply.type('application/json; charset=utf-8').send(body);
});
await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`http://127.0.0.1:${(server.server.address() as { port: number }).port}\n`);
