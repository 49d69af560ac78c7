import { parseArgs } from 'node:util';
import { Installation } from '../tests/faults/support/installation.ts';
import { DISTURBANCE, killRun } from '../tests/faults/support/kill-run.ts';

/*
 * Kills server, workers and database at random moments for as long as it is told to, and compares every result with an
 * undisturbed one:
 *
 *     node scripts/kill-test.ts --minutes 10 --seed 7
 *     node scripts/kill-test.ts --kills 50
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const seed = Number(values.seed);
const end = Date.now() + Number(values.minutes) * 60_000;
const installation = await Installation.create({ FETTLE_FAULTS: DISTURBANCE });
const started = performance.now();
const log = (line: string) => {
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}\n`);
};
log(`seed ${seed}`);
try {
  const report = await killRun(
    installation,
    seed,
    (kills) => (values.kills === undefined ? Date.now() < end : kills < Number(values.kills)),
    log,
  );
  process.stdout.write(`${JSON.stringify({ seed, ...report })}\n`);
} finally {
  await installation.remove();
}
