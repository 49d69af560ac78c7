import { parseArgs } from 'node:util';
import { Installation } from '../harness/installation.ts';
import { killRounds } from '../harness/kill-rounds.ts';
import { DISTURBANCE, type KillReport, killRun } from '../harness/kill-run.ts';

/*
 * Kills server, workers and database at random moments, for a time or a number of kills, and compares every
 * result with an undisturbed one:
 *
 *     node scripts/kill-test.ts --minutes 10 --seed 7
 *     node scripts/kill-test.ts --kills 50
 *
 * With `--rounds` each round has one kill and also measures how soon jobs continue:
 *
 *     node scripts/kill-test.ts --rounds 300 --seed 7
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    rounds: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const seed = Number(values.seed);
const started = performance.now();
const log = (line: string) => {
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}\n`);
};
log(`seed ${seed}`);
const report = values.rounds === undefined ? await run() : await killRounds(seed, Number(values.rounds), log);
process.stdout.write(`${JSON.stringify({ seed, ...report })}\n`);

async function run(): Promise<KillReport> {
  const end = Date.now() + Number(values.minutes) * 60_000;
  const goOn = (kills: number) =>
    values.kills === undefined ? Date.now() < end : kills < Number(values.kills);
  const installation = await Installation.create({ FETTLE_FAULTS: DISTURBANCE });
  try {
    return await killRun(installation, seed, goOn, log);
  } finally {
    await installation.remove();
  }
}
