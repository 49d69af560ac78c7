/**
 * Finds lines that the formatter lets pass: comments that are wider than the code around them, because it does not
 * wrap comments, and the marks of a merge that was left unfinished, which are valid text in a page of the docs.
 *
 *     node --disable-warning=ExperimentalWarning scripts/check-lines.ts
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The most characters of a line of a comment. */
const WIDEST = 120;

const FILES = [
  '*.{ts,md,json}',
  '{bench,bin,browser,client,deploy,docs,evaluation,examples,harness,invented,scripts,src,tests}/**/*.{ts,tsx,js,mjs,css,html,md,sql,yaml,yml,json,txt}',
];

/** The files that have comments, except those whose comments a program writes. */
const WITH_COMMENTS = /(?<!openapi)\.(?:ts|tsx|js|mjs|css)$/;

/** Folders that belong to others. */
const LEFT_OUT = ['**/node_modules/**', '**/dist/**'];

const root = resolve(import.meta.dirname, '..');

for (const file of globSync(FILES, { cwd: root, exclude: LEFT_OUT })) {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n');
  for (const [at, line] of lines.entries()) {
    if (/^(?:<{7}|>{7}) /.test(line))
      complain(`${file}:${at + 1}: this line is the mark of an unfinished merge.`);
    if (line.length <= WIDEST || !WITH_COMMENTS.test(file) || !/^\s*(?:\/\/|\/\*|\*(?: |\/))/.test(line))
      continue;
    complain(
      `${file}:${at + 1}: this line of a comment has ${line.length} characters. Wrap it: the limit is ${WIDEST}.`,
    );
  }
}

function complain(mistake: string): void {
  console.error(mistake);
  process.exitCode = 1;
}
