import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Installation } from '../../harness/installation.ts';
import { type OutageKind, OutageScene, SLOW_BLOCKS } from '../../harness/outage.ts';

/**
 * Long enough for a connection to be found dead, and for pg-boss to give up on one; scripts/outage-test.ts
 * takes longer.
 */
const OUTAGES: [OutageKind, number][] = [
  ['refused', 4],
  ['silent', 8],
  ['stopped', 8],
];

describe.skipIf(process.platform !== 'linux')('the database is away in the middle of a job', () => {
  let installation: Installation;
  let scene: OutageScene;

  beforeAll(async () => {
    installation = await Installation.create(SLOW_BLOCKS);
    scene = await OutageScene.open(installation);
  }, 120_000);

  afterAll(async () => {
    await scene?.close().finally(() => installation.remove());
  }, 60_000);

  test.each(OUTAGES)(
    '%s: requests get 503 with Retry-After within seconds, then the job resumes by itself to the same output',
    { timeout: 120_000 },
    async (kind, seconds) => {
      const report = await scene.bear(kind, seconds);
      expect(report.requests).toBeGreaterThan(0);
      expect(report.resumedAfterSeconds).toBeLessThan(30);
    },
  );
});
