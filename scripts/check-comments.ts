/**
 * Finds comments that are wider than the code around them, because the formatter does not wrap comments.
 *
 *     node --disable-warning=ExperimentalWarning scripts/check-comments.ts
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The most characters of a line of a comment. */
const WIDEST = 120;

const FILES = [
  '*.ts',
  '{bench,bin,browser,client,evaluation,examples,harness,invented,scripts,src,tests}/**/*.{ts,tsx,js,mjs,css}',
];

/** Files whose comments a program writes, and folders that belong to others. */
const LEFT_OUT = ['**/node_modules/**', '**/dist/**', 'client/src/openapi.ts'];

const root = resolve(import.meta.dirname, '..');

for (const file of globSync(FILES, { cwd: root, exclude: LEFT_OUT })) {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.length <= WIDEST || !/^\s*(?:\/\/|\/\*|\*(?: |\/))/.test(line)) continue;
    console.error(
      `${file}:${at + 1}: this line of a comment has ${line.length} characters. Wrap it: the limit is ${WIDEST}.`,
    );
    process.exitCode = 1;
  }
}
