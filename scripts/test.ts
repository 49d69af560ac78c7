/**
 * `npm test`: `npm run check` and the tests, side by side. Arguments go to Vitest.
 *
 *     npm test -- tests/credits
 *
 * The check takes one processor for a quarter of a minute. The tests leave that much processor time idle,
 * because many of them wait for processes. The findings of the check are printed last, so that nobody
 * overlooks them.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freshBundle } from '../bin/bundle/fresh-bundle.js';

const root = resolve(import.meta.dirname, '..');

// Makes a bundle for the processes and threads that tests start (bin/bundle), and caches its compiled
// modules.
await run([`${root}/bin/start.js`, '--version'], 'pipe');
const hasBundle = freshBundle() !== undefined;

const check = run(['--disable-warning=ExperimentalWarning', `${import.meta.dirname}/check.ts`], 'pipe');
const tests = run([`${root}/node_modules/vitest/vitest.mjs`, 'run', ...process.argv.slice(2)], 'inherit');
const [checked, tested] = await Promise.all([check, tests]);
process.stderr.write(checked.output);
if (checked.code !== 0) console.error('npm run check found mistakes: they are above.');
if (!hasBundle)
  console.error('The tests ran without a bundle. FETTLE_DEBUG=1 node bin/bundle/make.ts says why.');
process.exitCode = checked.code || tested.code;

/**
 * Runs Node with these arguments in the project's folder. A signal from the terminal reaches the child,
 * too.
 */
function run(
  words: readonly string[],
  output: 'pipe' | 'inherit',
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['inherit', output, output] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  return new Promise((done) => child.on('close', (code) => done({ code: code ?? 1, output: text })));
}
