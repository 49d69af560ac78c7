import { evaluate } from './evaluate.ts';
import { FILES } from './files.ts';

/*
 * How right the recogniser of columns is, on 30 invented files. `npm run evaluate:columns` looks at the files that it was
 * made with, `-- --held-back` at the others, `-- --all` at both. Exits with 1 if a bar is missed.
 */

/** Columns recognised right, of all columns. None may be cleansed as what it is not. */
const BAR = 0.95;

const wanted = process.argv.includes('--all')
  ? FILES
  : FILES.filter(({ isHeldBack }) => isHeldBack === process.argv.includes('--held-back'));
const { columns, right, wronglyCleansed, lines } = await evaluate(wanted);
const share = ((100 * right) / columns).toFixed(1);
process.stdout.write(`${lines.join('\n')}\n`);
process.stdout.write(
  `${wanted.length} files: ${right} of ${columns} columns right (${share} %), ${wronglyCleansed} wrongly cleansed\n`,
);
if (right < BAR * columns || wronglyCleansed > 0) process.exitCode = 1;
