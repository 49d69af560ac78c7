import { parseArgs } from 'node:util';
import { writeIntoPage } from '../../report/into-page.ts';
import { evaluate } from './evaluate.ts';
import { measureBuilt } from './run/built.ts';

/*
 * `npm run evaluate:generated [-- --addresses 1000000 --cases 200000 --seed 11]`: types addresses as people
 * do, matches them and counts the right answers. Prints Markdown for docs/results/matching.md.
 */
const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '1000000' },
    cases: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '11' },
    confusions: { type: 'string', default: '10000' },
    threads: { type: 'string', default: '2' },
    folder: { type: 'string', default: 'out/matching' },
    failures: { type: 'string' },
    only: { type: 'string' },
    built: { type: 'string' },
    into: { type: 'string' },
  },
});

const number = (name: 'addresses' | 'cases' | 'seed' | 'confusions' | 'threads') => {
  const figure = Number(values[name].replaceAll('_', ''));
  if (Number.isSafeInteger(figure) && figure >= 0) return figure;
  throw new RangeError(`--${name} must be a whole number, not ${values[name]}.`);
};

const report: string[] = [];
const print = (text: string) => {
  process.stdout.write(`${text}\n`);
  report.push(text);
};
if (values.built !== undefined) await measureBuilt(values.built, number('seed'), print);
else
  await evaluate({
    addresses: number('addresses'),
    cases: number('cases'),
    seed: number('seed'),
    confusions: number('confusions'),
    threads: number('threads'),
    folder: values.folder,
    failures: values.failures,
    only: values.only?.split(','),
    print,
  });
if (values.into !== undefined) writeIntoPage(values.into, report.join('\n'));
