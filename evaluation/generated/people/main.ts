import { parseArgs } from 'node:util';
import { machine } from '../../../harness/machine.ts';
import { evaluateGenerated, reportGenerated, reportSets } from './evaluate.ts';

/*
 * `node evaluation/generated/people/main.ts [--records N --seed N]`: measures deduplication on published
 * sets, if they are available, and on the generated people that the weights were developed with. `npm run
 * evaluate:deduplication` measures on other people.
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
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
console.log(parts.join('\n\n'));
