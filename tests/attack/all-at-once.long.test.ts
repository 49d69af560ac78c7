import { test } from 'vitest';
import { attackWithAll } from './all-at-once.ts';

const P99_MILLISECONDS = 100;

test(
  'under all attacks for a minute /health answers within 100 ms (p99), in 700 MB',
  () => attackWithAll(1000, 60, P99_MILLISECONDS),
  600_000,
);
