import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '../../evaluate.ts';
import { absentTable, calibrationTable, kindsTable, totalsTable } from '../../judge/tables.ts';
import { writeForPeers } from '../../peers/exchange.ts';
import { eleventhSet, NAMES } from './set.ts';
import type { Half } from './typed.ts';

/*
 * The eleventh set: a council tax list around London (`borough`) and polling registers of Welsh and English border
 * counties (`shire`). `node evaluation/addresses/sets/11-borough-shire/main.ts --half shown` runs it. It shares the
 * form of a row and the judgement of answers with the other sets. All addresses of a street or site belong to one half.
 * Mistakes are looked at in the shown half only.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'out/evaluation-eleventh' },
    rows: { type: 'string', default: '24000' },
    typed: { type: 'string', default: '24000' },
    seed: { type: 'string', default: '2711' },
    half: { type: 'string', default: 'shown' },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const HALVES: Readonly<Record<string, Half | 'both'>> = {
  shown: 'shown',
  'held-back': 'held back',
  both: 'both',
};
const half = HALVES[values.half];
if (half === undefined) throw new Error(`--half is shown, held-back or both (got ${values.half}).`);
mkdirSync(values.folder, { recursive: true });
const size = { rows: Number(values.rows), typed: Number(values.typed) };
for (const name of NAMES) {
  const set = eleventhSet(name, size, Number(values.seed), half);
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
