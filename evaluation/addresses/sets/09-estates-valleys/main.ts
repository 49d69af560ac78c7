import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '../../evaluate.ts';
import { absentTable, kindsTable, totalsTable } from '../../judge/tables.ts';
import { writeForPeers } from '../../peers/exchange.ts';
import type { EvaluationSet } from '../../sets.ts';
import { Draw } from './draw.ts';
import { listOf } from './lists.ts';
import { typedFor } from './typing.ts';

/*
 * The ninth set: a unitary council with new estates (`estates`), and hamlets and terraces of Wales, Cornwall and the
 * Borders (`valleys`). `node evaluation/addresses/sets/09-estates-valleys/main.ts` runs it. It shares the form of a row
 * and the judgement of answers with the other sets, and many of the commonest names.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'out/evaluation-ninth' },
    rows: { type: 'string', default: '8000' },
    typed: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '907' },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
mkdirSync(values.folder, { recursive: true });
for (const [at, kind] of (['estates', 'valleys'] as const).entries()) {
  const draw = new Draw(Number(values.seed) + 31 * at);
  const list = listOf(kind, draw, Number(values.rows));
  const set: EvaluationSet = { list, typed: typedFor(list, draw, Number(values.typed)) };
  if (values.write) writeForPeers(values.folder, set);
  const { results, failures, speed } = await evaluate(set, values.folder, values.peer);
  process.stdout.write(
    [speed, totalsTable(results), kindsTable(results), absentTable(results), ''].join('\n\n'),
  );
  if (values.failures !== undefined) writeFileSync(`${values.failures}-${kind}.md`, failures);
}
