import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machine } from '../../harness/machine.ts';
import { writeIntoPage } from '../report/into-page.ts';
import { evaluate } from './evaluate.ts';
import { hardCases } from './hard/hard-cases.ts';
import { absentTable, calibrationTable, kindsTable, totalsTable } from './judge/tables.ts';
import { writeForPeers } from './peers/exchange.ts';
import { recordedSet, writeComponents } from './recorded.ts';
import { type EvaluationSet, evaluationSet, FULL_SIZE, LIST_NAMES, type ListName } from './sets.ts';

/*
 * `npm run evaluate:matching`: makes realistic lists of addresses, types addresses against them, matches
 * these and prints the share of right answers. docs/results/matching-lists.md describes the sets and has the
 * figures.
 */
const { values } = parseArgs({
  options: {
    lists: { type: 'string', default: new URL('./sets/01', import.meta.url).pathname },
    seed: { type: 'string', default: '41' },
    only: { type: 'string', default: LIST_NAMES.join(',') },
    size: { type: 'string', default: '1' },
    folder: { type: 'string', default: 'out/evaluation' },
    peer: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
    recorded: { type: 'boolean', default: false },
    failures: { type: 'string' },
    totals: { type: 'boolean', default: false },
    into: { type: 'string' },
  },
});

const seed = Number(values.seed);
const size = Number(values.size);
if (!Number.isSafeInteger(seed)) throw new RangeError(`--seed must be a whole number (got ${values.seed}).`);
if (!(size > 0 && size <= 1))
  throw new RangeError(`--size must be a share from 0 to 1 (got ${values.size}).`);
const names = values.only.split(',').map((name): ListName => {
  const found = LIST_NAMES.find((one) => one === name);
  if (found === undefined) throw new RangeError(`--only takes ${LIST_NAMES.join(', ')} (got ${name}).`);
  return found;
});

const report: string[] = [];
const print = (text: string) => {
  process.stdout.write(`${text}\n`);
  report.push(text);
};

mkdirSync(values.folder, { recursive: true });
const reports: Awaited<ReturnType<typeof evaluate>>[] = [];
for (const name of names) {
  const set = evaluationSet(name, values.lists, seed, Math.round(FULL_SIZE[name] * size));
  await run(set);
  if (values.write) writeComponents(values.folder, set.list);
  if (values.recorded && name !== 'business') await run(recordedSet(values.folder, set.list));
}
for (const peer of values.peer) {
  const isThere = reports.some(({ results }) => results.some(({ matcher }) => matcher === peer));
  if (!isThere) {
    throw new Error(
      `--peer ${peer}: ${values.folder} has no answers of this matcher. Run evaluation/addresses/peers/${peer}_run.py.`,
    );
  }
}
print(`Machine: ${machine()}. Seed ${seed}. ${reports.map(({ speed }) => speed).join(' ')}`);
print(`\n### Totals\n\n${totalsTable(reports.flatMap(({ results }) => results))}`);
if (!values.totals) {
  const { right, lines } = await hardCases(values.folder);
  print(`\n### Hard cases: ${(right * 100).toFixed(0)} % right\n\n${lines}`);
  for (const { name, results } of reports) {
    print(`\n### ${name}: by kind\n\n${kindsTable(results)}`);
    if (!name.endsWith('recorded')) print(`\n### ${name}: absent\n\n${absentTable(results)}`);
    for (const result of results) {
      print(`\n### ${name}: calibration of ${result.matcher}\n\n${calibrationTable(result)}`);
    }
  }
}
if (values.failures !== undefined) {
  writeFileSync(values.failures, reports.map(({ failures }) => failures).join('\n'));
}
if (values.into !== undefined) writeIntoPage(values.into, report.join('\n'));

async function run(set: EvaluationSet): Promise<void> {
  if (values.write) writeForPeers(values.folder, set);
  reports.push(await evaluate(set, values.folder, values.peer));
}
