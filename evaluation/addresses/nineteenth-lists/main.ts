import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '../evaluate.ts';
import { absentTable, calibrationTable, kindsTable, totalsTable } from '../judge/tables.ts';
import { writeForPeers } from '../peers/exchange.ts';
import { nineteenthSet, ROWS, TYPED } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The nineteenth set: the register of a port city (`docklands`), and that of a fenland county in the east of England
 * (`fens`). `node evaluation/addresses/nineteenth-lists/main.ts --half shown` runs one of its halves. Drivers,
 * tradesmen and shoppers type the `shown` half, and call centres and old databases the `held-back` half. The halves
 * share no names, and only two slips of the hand and two cases of letters.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'shown' },
    only: { type: 'string', multiple: true, default: [...NAMES] },
    // Both are for one list. Its full size is used if they are left out.
    rows: { type: 'string' },
    typed: { type: 'string' },
    folder: { type: 'string', default: 'out/evaluation-nineteenth' },
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
  const set = nineteenthSet(name, half, {
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
