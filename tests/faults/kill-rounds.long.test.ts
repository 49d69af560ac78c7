import { describe, expect, test } from 'vitest';
import { killRounds } from '../../harness/kill-rounds.ts';
import { seedOfRun } from '../../harness/random.ts';

const ROUNDS = 60;
const seed = seedOfRun();

/**
 * What a job may take to go on after a kill, in the middle of all rounds. 3 s are wanted (docs/contributors/faults.md has the figure of a quiet machine);
 * most of it is processor time of the start, so a machine that is shared takes longer. A heartbeat that is waited for takes 10 s.
 */
const MEDIAN_SECONDS = 8;

describe.skipIf(process.platform !== 'linux')(`rounds with a kill each (FETTLE_TEST_SEED=${seed})`, () => {
  test(`${ROUNDS} times the same bytes, and jobs go on at once`, { timeout: 900_000 }, async () => {
    const report = await killRounds(seed, ROUNDS);
    console.info(JSON.stringify({ seed, ...report }));
    expect(report.median).toBeLessThanOrEqual(MEDIAN_SECONDS);
  });
});
