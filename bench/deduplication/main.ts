import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { writeIntoPage } from '../matching/report/into-page.ts';
import { evaluateGenerated, reportGenerated, reportSets } from './evaluate.ts';

/*
 * `npm run evaluate:deduplication [-- --records N --seed N --write]`: how well duplicates are found, on published sets (as far as they are
 * there) and on generated people. `--write` puts the figures into docs/deduplication.md.
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const [records, seed] = [Number(values.records.replaceAll('_', '')), Number(values.seed)];
const parts = [`Machine: ${machine()}. ${new Date().toISOString().slice(0, 10)}.`, reportSets()];
if (records > 0) {
  const started = performance.now();
  const result = evaluateGenerated(records, seed);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  parts.push(
    `Generated people, seed ${seed}, in ${seconds} s on one thread with making and reading them:`,
    reportGenerated(result),
  );
}
const report = parts.join('\n\n');
console.log(report);
if (values.write) writeIntoPage('docs/deduplication.md', report);
