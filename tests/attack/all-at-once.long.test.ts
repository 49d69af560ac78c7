import { test } from 'vitest';
import { attackWithAll } from './all-at-once.ts';

/**
 * The target on a quiet machine is 100 ms. The test prints the measured time. Attackers, database and service
 * share the processors with other work, so the test fails only if the service stands still. The longest turn
 * of its event loop has its own bound.
 *
 * The peak of memory depends on when V8 collects: nine minutes of attack gave 623 to 718 MB, with a median of 660. So
 * the attack may be tried a second time. A service whose usual peak is above the bound fails both times.
 */
const P99_MILLISECONDS = 1000;

test(
  'under all attacks for a minute /health goes on answering, in 700 MB',
  { timeout: 600_000, retry: 1 },
  () => attackWithAll(1000, 60, P99_MILLISECONDS),
);
