import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from '../../harness/machine.ts';
import { writeIntoPage } from '../report/into-page.ts';
import { evaluate } from './evaluate.ts';
import { madeSets } from './sets/made.ts';
import { publishedSets } from './sets/published.ts';
import { LISTS, readLists } from './world/lists.ts';

/*
 * `npm run evaluate:deduplication [-- --set NAME --records N --seed N --lists FOLDER --options JSON --out
 * FOLDER --only-files --totals --write]`
 *
 * Measures how well duplicates are found, on people that the weights never saw and on published sets.
 * README.md beside this file explains the options.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    records: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    lists: { type: 'string', default: LISTS },
    options: { type: 'string', default: '{}' },
    out: { type: 'string', default: fileURLToPath(new URL('../../out/deduplication', import.meta.url)) },
    'only-files': { type: 'boolean', default: false },
    totals: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const wanted = (name: string) =>
  values.set.length === 0 || values.set.some((part) => name.toLowerCase().includes(part.toLowerCase()));
const lists = readLists(values.lists);
const made = madeSets(lists, Number(values.records.replaceAll('_', '')), values.seed, values.lists);
const sets = [
  ...made.filter(({ name }) => wanted(name)).map(({ make }) => make()),
  ...publishedSets().filter(({ name }) => wanted(name)),
];

const report = evaluate(sets, {
  out: join(values.out, `seed-${values.seed}`),
  options: JSON.parse(values.options) as object,
  onlyFiles: values['only-files'],
  onlyTotals: values.totals,
});
const page = `Machine: ${machine()}. ${new Date().toISOString().slice(0, 10)}. Seed ${values.seed}.\n\n${report}`;
console.log(page);
if (values.write) writeIntoPage('docs/results/deduplication.md', page);
