import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '../evaluate.ts';
import { absentTable, calibrationTable, kindsTable, totalsTable } from '../judge/tables.ts';
import { writeForPeers } from '../peers/exchange.ts';
import { eighteenthSet, ROWS, TYPED } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The eighteenth set: the address list of a cathedral and university city (`cathedral`), and that of upland parishes
 * (`dales`). `node evaluation/addresses/eighteenth-lists/main.ts --half shown` runs one of its halves, `shown` or
 * `held-back`. They share no names, and each has habits of typing that the other does not have.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'shown' },
    only: { type: 'string', multiple: true, default: [...NAMES] },
    // Both are for one list. Its full size is used if they are left out.
    rows: { type: 'string' },
    typed: { type: 'string' },
    folder: { type: 'string', default: 'out/evaluation-eighteenth' },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const half = HALVES.find((one) => one === values.half);
if (half === undefined) throw new Error(`--half is ${HALVES.join(' or ')} (got ${values.half}).`);
const names = NAMES.filter((name) => values.only.includes(name));
if (names.length === 0) throw new Error(`--only is ${NAMES.join(' or ')} (got ${values.only.join(', ')}).`);
mkdirSync(values.folder, { recursive: true });
for (const name of names) {
  const set = eighteenthSet(name, half, {
    rows: Number(values.rows ?? ROWS[name]),
    typed: Number(values.typed ?? TYPED[half]),
  });
  if (values.write) writeForPeers(values.folder, set);
  const { results, failures, speed } = await evaluate(set, values.folder, values.peer);
  const tables = [
    totalsTable(results),
    kindsTable(results),
    absentTable(results),
    ...results.map(calibrationTable),
  ];
  process.stdout.write([speed, ...tables, ''].join('\n\n'));
  if (values.failures !== undefined) writeFileSync(`${values.failures}-${name}.md`, failures);
}
