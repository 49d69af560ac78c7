import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate } from '../../evaluate.ts';
import { absentTable, calibrationTable, kindsTable, totalsTable } from '../../judge/tables.ts';
import { writeForPeers } from '../../peers/exchange.ts';
import { NAMES, thirteenthSet } from './set.ts';

/*
 * The thirteenth set: the landlords' licences of a university city and a seaside town (`letting`), and the
 * holdings of Cornwall, Devon, Northern Ireland and Dumfries and Galloway (`farms`).
 * `node evaluation/addresses/sets/13-letting-farms/main.ts --half all` runs it. It has one half only. It shares the
 * form of a row and the judgement of answers with the other sets.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'out/evaluation-thirteenth' },
    // Both are for one list.
    rows: { type: 'string', default: '12000' },
    typed: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '7741' },
    half: { type: 'string', default: 'all' },
    only: { type: 'string', multiple: true, default: [...NAMES] },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
if (values.half !== 'all')
  throw new Error(`--half is all, because the set has one half (got ${values.half}).`);
const names = NAMES.filter((name) => values.only.includes(name));
if (names.length === 0) throw new Error(`--only is ${NAMES.join(', ')} (got ${values.only.join(', ')}).`);
const size = { rows: Number(values.rows), typed: Number(values.typed) };
mkdirSync(values.folder, { recursive: true });
for (const name of names) {
  const set = thirteenthSet(name, size, Number(values.seed));
  if (values.write) writeForPeers(values.folder, set);
  const { results, failures, speed } = await evaluate(set, values.folder, values.peer);
  const tables = [
    totalsTable(results),
    kindsTable(results),
    absentTable(results),
    ...results.map(calibrationTable),
  ];
  process.stdout.write([speed, ...tables, ''].join('\n\n'));
  if (values.failures !== undefined) writeFileSync(join(`${values.failures}-${name}.md`), failures);
}
