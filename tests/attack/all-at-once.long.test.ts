import { test } from 'vitest';
import { attackWithAll } from './all-at-once.ts';

/**
 * On a quiet machine 100 ms are wanted, and the test prints what it saw. Attackers, database and service
 * share the processors with whatever else runs there, so only a service that stands still fails here. The
 * longest turn of its event loop is bounded by itself.
 */
const P99_MILLISECONDS = 1000;

test(
  'under all attacks for a minute /health goes on answering, in 700 MB',
  () => attackWithAll(1000, 60, P99_MILLISECONDS),
  600_000,
);
