import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take many seconds, mostly waiting, the longest first: begun last, one of them would run on alone. */
const LONG = [
  'tests/faults/dataset-steps',
  'tests/demo/demo.test',
  'tests/engine/recorded-jobs',
  'tests/faults/restart',
  'tests/faults/',
  'tests/docs/examples',
  'tests/attack/',
  'tests/cli/outputs',
  'tests/docs/limits',
  'tests/address-file/build-faults',
  'tests/jobs/start-over',
  'tests/credits/',
  'tests/cli/',
  'tests/fuzz/',
  'tests/http/hostile-',
  'tests/webservices/hostile',
  'tests/demo/',
  'tests/webservices/pages',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((path) => moduleId.includes(path));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // What takes minutes by its nature: `npm run test:long` (vitest.long.config.ts).
    exclude: ['tests/**/*.long.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/seed.ts', 'tests/support/environment.ts'],
    // A machine that is busy with other work takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What is polled for comes in milliseconds, or the test fails; Vitest gives up after one second.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // Files share processes one after the other: a process of its own for each spends a second loading the same modules.
    isolate: false,
    // Node reads TypeScript itself: by way of Vite the modules load more slowly, and each use of an import is a call.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Many tests wait for processes that they have started or killed: four keep two cores busy.
    maxWorkers: 4,
    // For the commands that tests start: with kept compiled modules a start takes half the processor time.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    sequence: { sequencer: LongFirst },
  },
});
