import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take many seconds, mostly for waiting, the longest first. They start before all others. If
 * one started last, it would run on alone.
 */
const LONG = [
  'tests/faults/dataset-steps',
  'tests/demo/demo.test',
  'tests/engine/recorded-jobs',
  'tests/console/',
  'tests/faults/',
  'tests/docs/examples',
  'tests/client/',
  'tests/jobs/dataset-steps',
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
    // `npm run test:long` runs the tests that always take minutes (vitest.long.config.ts).
    exclude: ['tests/**/*.long.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/seed.ts', 'tests/support/environment.ts'],
    // Tests take many times as long on a machine that is busy with other work.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A polled value comes within milliseconds, or the test fails. Vitest's default is to give up after one
    // second.
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // Test files share processes, one after the other. A new process for each would spend a second on loading
    // the same modules.
    isolate: false,
    // Node reads TypeScript itself. Through Vite the modules load more slowly, and each use of an import is a
    // call.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // The heap of a worker holds the modules of all its test files, some hundred MB. With V8's defaults a quarter
    // of the processor time of the tests went into collecting it, mostly because of buffers outside the heap.
    execArgv: [
      '--min-semi-space-size=16',
      '--max-semi-space-size=32',
      '--heap-growing-percent=200',
      '--external-memory-accounted-in-global-limit',
    ],
    // Many tests wait for processes that they have started or killed, so four workers keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
  },
});
