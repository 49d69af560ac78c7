import { defineConfig } from 'vitest/config';
import ordinary from './vitest.config.ts';

/** The tests that take minutes by their nature: rounds of kills, long fuzzing, evaluations. One at a time: each takes the whole machine. */
export default defineConfig({
  ...ordinary,
  test: { ...ordinary.test, include: ['tests/**/*.long.test.ts'], exclude: [], fileParallelism: false },
});
