import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '../../evaluate.ts';
import { absentTable, kindsTable, totalsTable } from '../../judge/tables.ts';
import { writeForPeers } from '../../peers/exchange.ts';
import { NAMES, tenthSet } from './set.ts';
import type { Half } from './typing.ts';

/*
 * The tenth set: the roll of a Scottish assessor (`burgh`) and seaside districts of England (`coast`). `node
 * evaluation/addresses/sets/10-burgh-coast/main.ts --half shown` runs it. It shares the form of a row and the judgement
 * of answers with the other sets. All addresses of a street or site belong to one half of a list. One half is for
 * looking at mistakes, the other is held back until the mending is done.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'out/evaluation-tenth' },
    rows: { type: 'string', default: '24000' },
    typed: { type: 'string', default: '24000' },
    seed: { type: 'string', default: '1013' },
    half: { type: 'string', default: 'shown' },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
mkdirSync(values.folder, { recursive: true });
const HALVES: Readonly<Record<string, Half | 'both'>> = {
  shown: 'shown',
  'held-back': 'held back',
  both: 'both',
};
const half = HALVES[values.half];
if (half === undefined) throw new Error(`--half is shown, held-back or both (got ${values.half}).`);
for (const name of NAMES) {
  const size = { rows: Number(values.rows), typed: Number(values.typed) };
  const set = tenthSet(name, size, Number(values.seed), half);
  if (values.write) writeForPeers(values.folder, set);
  const { results, failures, speed } = await evaluate(set, values.folder, values.peer);
  process.stdout.write(
    [speed, totalsTable(results), kindsTable(results), absentTable(results), ''].join('\n\n'),
  );
  if (values.failures !== undefined) writeFileSync(`${values.failures}-${name}.md`, failures);
}
