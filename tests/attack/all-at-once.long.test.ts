import { test } from 'vitest';
import { attackWithAll } from './all-at-once.ts';

/**
 * The target on a quiet machine is 100 ms. The test prints the measured time. Attackers, database and service
 * share the processors with other work, so the test fails only if the service stands still. The longest turn
 * of its event loop has its own bound.
 */
const P99_MILLISECONDS = 1000;

test(
  'under all attacks at once for a minute, /health keeps answering and memory stays below 700 MB',
  { timeout: 600_000 },
  () => attackWithAll(1000, 60, P99_MILLISECONDS),
);
