import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '../../evaluate.ts';
import { absentTable, kindsTable, totalsTable } from '../../judge/tables.ts';
import { writeForPeers } from '../../peers/exchange.ts';
import type { EvaluationSet } from '../../sets.ts';
import { typedFor } from './hand.ts';
import { listOf } from './lists.ts';
import { Luck } from './luck.ts';

/*
 * The eighth set: townlands of Northern Ireland and tenements of Scotland (`north`), and parks, halls, moorings, plots
 * and units (`parks`). `node evaluation/addresses/sets/08-north-parks/main.ts` runs it. It shares only the form of a
 * row and the judgement of answers with the other sets.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'out/evaluation-eighth' },
    rows: { type: 'string', default: '8000' },
    typed: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '8081' },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
mkdirSync(values.folder, { recursive: true });
for (const [at, name] of ['north', 'parks'].entries()) {
  const luck = new Luck(Number(values.seed) + at);
  const list = listOf(name, luck, Number(values.rows));
  const set: EvaluationSet = { list, typed: typedFor(list, luck, Number(values.typed)) };
  if (values.write) writeForPeers(values.folder, set);
  const { results, failures, speed } = await evaluate(set, values.folder, values.peer);
  const tables = [totalsTable(results), kindsTable(results), absentTable(results)];
  process.stdout.write(`${speed}\n\n${tables.join('\n\n')}\n\n`);
  if (values.failures !== undefined) writeFileSync(`${values.failures}-${name}.md`, failures);
}
