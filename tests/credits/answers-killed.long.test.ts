import { expect, test } from 'vitest';
import { ANSWERS_UNWRITTEN } from '../../src/credits/tick.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { killRounds } from './support/kill-rounds.ts';

test('a service killed with 64 look-ups under way has charged only the answered calls', async () => {
  const database = await openTestDatabase();
  try {
    const { received, charged } = await killRounds(database, 3, ANSWERS_UNWRITTEN);
    // How many depends on when the kills fall; tests/credits/kill.long.test.ts has sixty rounds.
    expect(received).toBeGreaterThan(20);
    expect(charged).toBeLessThanOrEqual(received);
  } finally {
    await database.close();
  }
}, 180_000);
