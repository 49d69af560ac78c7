import { expect, test } from 'vitest';
import { startService } from '../support/service.ts';
import { Upgraded } from './upgraded.ts';

test('a job whose workers are all gone starts over by itself', { timeout: 120_000 }, async () => {
  const upgraded = await Upgraded.open();
  await upgraded.halfDone('theirs');
  const running = await startService({ DATABASE_URL: upgraded.service.database.url });
  try {
    expect((await upgraded.client.finished('theirs', 80)).status).toBe(2);
  } finally {
    await running.close();
    await upgraded.service.close();
  }
});
