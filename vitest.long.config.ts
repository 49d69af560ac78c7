import { defineConfig } from 'vitest/config';
import ordinary from './vitest.config.ts';

/**
 * The tests that always take minutes: rounds of kills, long fuzzing, evaluations. They run one at a time,
 * because each takes the whole machine.
 */
export default defineConfig({
  ...ordinary,
  test: { ...ordinary.test, include: ['tests/**/*.long.test.ts'], exclude: [], fileParallelism: false },
});
