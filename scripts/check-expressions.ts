/**
 * Fails if a regular expression in src may take more than linear time on hostile text. `npm run check` runs
 * it.
 *
 *     node --disable-warning=ExperimentalWarning scripts/check-expressions.ts [FOLDER]
 */
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { EXCEPTIONS } from './expressions/exceptions.ts';
import { findExpressions } from './expressions/find.ts';
import { superLinear } from './expressions/judge.ts';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? resolve(root, 'src'));
const unused = new Set(EXCEPTIONS);
const mistakes: string[] = [];

for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
  for (const found of findExpressions(resolve(folder, file))) {
    const problem = superLinear(found);
    if (problem === undefined) continue;
    const name = relative(root, found.file);
    const exception = EXCEPTIONS.find((one) => one.file === name && one.text === found.text);
    if (exception !== undefined) unused.delete(exception);
    else mistakes.push(`${name}:${found.line}: ${found.text} ${problem}.`);
  }
}
if (process.argv[2] === undefined) {
  for (const { file, text } of unused) mistakes.push(`${file}: ${text} no longer needs its exception.`);
}
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
if (mistakes.length > 0) {
  process.stderr.write(
    'Rewrite each so that a text can be matched in one way only (a lookbehind keeps a run from being tried at each of its ' +
      'characters), or list it with the bound on its input in scripts/expressions/exceptions.ts.\n',
  );
  process.exit(1);
}
