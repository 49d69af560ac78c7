import { expect, test } from 'vitest';
import { fuzz, fuzzSeed } from './support/fuzz.ts';

test('5,000 requests generated from the OpenAPI document cause no failure', async () => {
  const { faults, statuses, memory, health, log, requestsPerSecond } = await fuzz(5000, fuzzSeed());
  process.stdout.write(
    `${JSON.stringify({ seed: fuzzSeed(), statuses, requestsPerSecond, memory, health })}\n`,
  );
  expect(faults.slice(0, 20)).toEqual([]);
  expect(log).not.toContain('internal error');
  expect(memory).toBeLessThanOrEqual(700);
  expect(health.failures).toBe(0);
  if (process.env['FETTLE_FUZZ_ONLY'] !== undefined) return;
  // A fuzz that is refused at the door proves little.
  expect(statuses['200']! + statuses['201']!).toBeGreaterThan(1000);
  for (const status of [400, 401, 404, 413]) expect(statuses[status], `${status}`).toBeGreaterThan(10);
}, 180_000);
