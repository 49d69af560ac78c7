import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Installation } from '../../harness/installation.ts';
import { DISTURBANCE, killRun } from '../../harness/kill-run.ts';
import { seedOfRun } from '../../harness/random.ts';

const KILLS = 50;
const seed = seedOfRun();

describe.skipIf(process.platform !== 'linux')(`kill -9 at random moments (FETTLE_TEST_SEED=${seed})`, () => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await Installation.create({ FETTLE_FAULTS: DISTURBANCE });
  });

  afterAll(() => installation?.remove(), 60_000);

  test(`${KILLS} kills of server, workers and database change the result of no upload and no job`, {
    timeout: 700_000,
  }, async () => {
    const report = await killRun(installation, seed, (kills) => kills < KILLS);
    console.info(JSON.stringify({ seed, ...report }));
    expect(report.kills).toBe(KILLS);
    expect(report.rounds).toBeGreaterThan(1);
  });
});
