import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { count, machine } from '../../bench/machine.ts';
import { writeIntoPage } from '../../bench/matching/report/into-page.ts';
import { AddressMatcher } from '../../src/matching/address-matcher.ts';
import { buildList, matchAll } from './fettle.ts';
import { hardCases } from './hard/hard-cases.ts';
import { failuresOf } from './judge/failures.ts';
import { absentTable, calibrationTable, kindsTable, type Result, totalsTable } from './judge/tables.ts';
import { judge } from './judge/verdict.ts';
import { peerAnswers, writeForPeers } from './peers/exchange.ts';
import { type EvaluationSet, evaluationSet, FULL_SIZE, LIST_NAMES, type ListName } from './sets.ts';

/*
 * `npm run evaluate:matching`: makes lists of addresses as users have them, types addresses against them, matches them and prints what
 * was right. docs/matching-lists.md says what is in the sets and keeps the figures.
 */
const { values } = parseArgs({
  options: {
    lists: { type: 'string', default: new URL('./lists', import.meta.url).pathname },
    seed: { type: 'string', default: '41' },
    only: { type: 'string', default: LIST_NAMES.join(',') },
    size: { type: 'string', default: '1' },
    folder: { type: 'string', default: 'out/evaluation' },
    peer: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
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
const all: Result[] = [];
const byList: (readonly [ListName, readonly Result[]])[] = [];
const rates: string[] = [];
const failures: string[] = [];
for (const name of names) {
  const set = evaluationSet(name, values.lists, seed, Math.round(FULL_SIZE[name] * size));
  if (values.write) writeForPeers(values.folder, set);
  const results = [await fettle(name, set), ...values.peer.map((peer) => fromPeer(peer, name, set))];
  all.push(...results);
  const rows = new Map(set.list.rows.map(({ uprn, columns }) => [uprn, columns.filter(Boolean).join(', ')]));
  if (values.failures !== undefined) {
    failures.push(failuresOf(results[0]!, (uprn) => rows.get(uprn) ?? uprn));
  }
  byList.push([name, results]);
}
print(`Machine: ${machine()}. Seed ${seed}. ${rates.join(' ')}`);
print(`\n### Totals\n\n${totalsTable(all)}`);
if (!values.totals) {
  const { right, lines } = await hardCases(values.folder);
  print(`\n### Hard cases: ${(right * 100).toFixed(0)} % right\n\n${lines}`);
  for (const [name, results] of byList) {
    print(`\n### ${name}: by kind\n\n${kindsTable(results)}`);
    print(`\n### ${name}: absent\n\n${absentTable(results)}`);
    print(`\n### ${name}: calibration\n\n${calibrationTable(results[0]!)}`);
  }
}
if (values.failures !== undefined) {
  writeFileSync(values.failures, failures.join('\n'));
}
if (values.into !== undefined) writeIntoPage(values.into, report.join('\n'));

async function fettle(name: ListName, { list, typed }: EvaluationSet): Promise<Result> {
  const file = await buildList(values.folder, list);
  const started = performance.now();
  const answers = matchAll(new AddressMatcher(file), typed);
  const seconds = (performance.now() - started) / 1000;
  await file.close();
  rates.push(
    `${name}: ${count(list.rows.length)} rows, ${count(typed.length / seconds)} addresses a second.`,
  );
  return { list: name, matcher: 'Fettle', judged: judge(list, typed, answers) };
}

/** `--peer NAME`: answers that peers/NAME.py wrote into the folder. */
function fromPeer(peer: string, name: ListName, { list, typed }: EvaluationSet): Result {
  const text = readFileSync(join(values.folder, `${name}-${peer}.csv`), 'utf8');
  return { list: name, matcher: peer, judged: judge(list, typed, peerAnswers(text, typed)) };
}
