import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate } from '../../evaluate.ts';
import { absentTable, calibrationTable, kindsTable, totalsTable } from '../../judge/tables.ts';
import { writeForPeers } from '../../peers/exchange.ts';
import { HALVES, NAMES, twelfthSet } from './set.ts';

/*
 * The twelfth set: a Scottish council's list with tenements, farms and crofts (`tenements`), a list of business rates
 * (`rates`), and the electoral registers of villages in Wales, Cumbria and Norfolk (`polling`). `node
 * evaluation/addresses/sets/12-tenements-rates-polling/main.ts --half shown` runs it. It shares the form of a row and
 * the judgement of answers with the other sets. Its halves have lists, places and words of their own. Mistakes are
 * looked at in the shown half only.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'out/evaluation-twelfth' },
    // Both are for the two halves together.
    rows: { type: 'string', default: '25000' },
    typed: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '4903' },
    half: { type: 'string', default: 'shown' },
    only: { type: 'string', multiple: true, default: [...NAMES] },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const halves = HALVES.filter((half) => values.half === half || values.half === 'both');
if (halves.length === 0) throw new Error(`--half is shown, held-back or both (got ${values.half}).`);
const names = NAMES.filter((name) => values.only.includes(name));
if (names.length === 0) throw new Error(`--only is ${NAMES.join(', ')} (got ${values.only.join(', ')}).`);
const size = { rows: Number(values.rows) / 2, typed: Number(values.typed) / 2 };
for (const half of halves) {
  // The lists of the halves differ, so each half has a folder of its own.
  const folder = join(values.folder, half);
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const set = twelfthSet(name, size, Number(values.seed), half);
    if (values.write) writeForPeers(folder, set);
    const { results, failures, speed } = await evaluate(set, folder, values.peer);
    const tables = [
      totalsTable(results),
      kindsTable(results),
      absentTable(results),
      ...results.map(calibrationTable),
    ];
    process.stdout.write([speed, ...tables, ''].join('\n\n'));
    if (values.failures !== undefined) writeFileSync(`${values.failures}-${name}.md`, failures);
  }
}
