import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '../../evaluate.ts';
import { absentTable, kindsTable, totalsTable } from '../../judge/tables.ts';
import { writeForPeers } from '../../peers/exchange.ts';
import type { EvaluationSet } from '../../sets.ts';
import { Chance } from './chance.ts';
import { cityList, villageList } from './lists.ts';
import { typedFor } from './typing.ts';
import { readWords } from './words.ts';

/*
 * The seventh set of `npm run evaluate:matching`, with a generator of its own: `node
 * evaluation/addresses/sets/07-villages-city/main.ts`. It shares only the form of a row and the judgement of answers
 * with the other sets.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'out/evaluation-seventh' },
    rows: { type: 'string', default: '25000' },
    seed: { type: 'string', default: '20261123' },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const words = readWords();
const [rows, seed] = [Number(values.rows), Number(values.seed)];
const lists = [
  villageList(new Chance(seed), words.villages, rows),
  cityList(new Chance(seed + 1), words.towns, rows),
];
mkdirSync(values.folder, { recursive: true });
for (const [at, list] of lists.entries()) {
  const set: EvaluationSet = { list, typed: typedFor(list, words, seed + 2 + at, rows) };
  if (values.write) writeForPeers(values.folder, set);
  const { results, failures, speed } = await evaluate(set, values.folder, values.peer);
  const tables = [totalsTable(results), kindsTable(results), absentTable(results)];
  process.stdout.write(`${speed}\n\n${tables.join('\n\n')}\n\n`);
  if (values.failures !== undefined) writeFileSync(`${values.failures}-${list.name}.md`, failures);
}
