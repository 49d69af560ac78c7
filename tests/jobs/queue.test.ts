import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql } from '../../src/database/connection.ts';
import { TaskQueue } from '../../src/jobs/queue.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({}, { worker: false });
});

afterAll(() => service?.close());

/** The role whose connections are counted. Its server takes no writes from it, like a standby. */
const READER = 'reader_of_the_queue';

test('a queue that cannot be opened, because the server is a standby, leaves no connection behind', async () => {
  const { kysely, sessionUrl } = service.database;
  await runSql(kysely, `create role ${READER} superuser login password 'reader'`);
  await runSql(kysely, `alter role ${READER} set default_transaction_read_only = on`);
  const url = new URL(sessionUrl);
  url.username = READER;
  url.password = 'reader';
  try {
    await expect(TaskQueue.open(url.href, true, () => undefined)).rejects.toThrow(/read-only transaction/);
    const connected = () =>
      runSql(kysely, `select pid from pg_stat_activity where usename = '${READER}'`).then(
        ({ length }) => length,
      );
    // The server may notice the closed connections a moment later.
    await expect.poll(connected, { timeout: 5000 }).toBe(0);
  } finally {
    await runSql(kysely, `drop role ${READER}`);
  }
});
