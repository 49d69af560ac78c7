/**
 * Runs the parts of `npm run check` side by side: types, formatting, lint and import rules, regular
 * expressions, the width of comments, and marks of a merge. A part prints its output when it ends, and only if
 * it finds mistakes.
 *
 *     node --disable-warning=ExperimentalWarning scripts/check.ts
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const packages = resolve(root, 'node_modules');

const CHECKS: readonly (readonly string[])[] = [
  // A single type checker. Several would each check the shared modules, which takes twice the processor time.
  [`${packages}/typescript/bin/tsc`, '--noEmit', '--checkers', '1'],
  [`${packages}/typescript/bin/tsc`, '--noEmit', '--checkers', '1', '-p', 'browser'],
  [`${packages}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'],
  ['--disable-warning=ExperimentalWarning', `${import.meta.dirname}/check-expressions.ts`],
  ['--disable-warning=ExperimentalWarning', `${import.meta.dirname}/check-lines.ts`],
];

await Promise.all(
  CHECKS.map(async (words) => {
    const { code, output } = await run(words);
    if (code === 0) return;
    process.stderr.write(output);
    process.exitCode = 1;
  }),
);

/**
 * Runs Node with these arguments. Collects the output, because the output of three programs at once would be
 * unreadable.
 */
function run(words: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}
