/**
 * What `npm run check` does: formatting, lint and import rules, types, and regular expressions, side by side.
 * What finds mistakes says so when it has ended; the others say nothing.
 *
 *     node --disable-warning=ExperimentalWarning scripts/check.ts
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const packages = resolve(root, 'node_modules');

const CHECKS: readonly (readonly string[])[] = [
  // One checker: each of several types the shared modules for itself, which takes twice the processor time.
  [`${packages}/typescript/bin/tsc`, '--noEmit', '--checkers', '1'],
  [`${packages}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'],
  ['--disable-warning=ExperimentalWarning', `${import.meta.dirname}/check-expressions.ts`],
];

await Promise.all(
  CHECKS.map(async (words) => {
    const { code, output } = await run(words);
    if (code === 0) return;
    process.stderr.write(output);
    process.exitCode = 1;
  }),
);

/** Runs Node with these words. Its output is kept together: that of three at once could not be read. */
function run(words: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}
