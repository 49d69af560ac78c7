import { expect, test } from 'vitest';
import { ANSWERS_UNWRITTEN } from '../../src/credits/tick.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { killRounds } from './support/kill-rounds.ts';
import { killAtRandom } from './support/random-kills.ts';

const ROUNDS = 60;

test(`a service killed ${ROUNDS} times with 64 look-ups under way charges only the answered calls`, async () => {
  const database = await openTestDatabase();
  try {
    const report = await killRounds(database, ROUNDS, ANSWERS_UNWRITTEN);
    console.info(JSON.stringify(report));
    expect(report.charged).toBeLessThanOrEqual(report.received);
  } finally {
    await database.close();
  }
}, 900_000);

test('three processes killed at random for a minute lose no charge', async () => {
  const database = await openTestDatabase();
  try {
    await killAtRandom(database, 2_000_000, 60);
  } finally {
    await database.close();
  }
}, 600_000);
