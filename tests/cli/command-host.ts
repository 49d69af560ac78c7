import { bundled } from '../../src/bundled.ts';

/*
 * A process that runs command lines one after another, each in its folder and environment, as `fettle` does.
 * Its parent sends the words and gets the exit code and the text of standard output and standard error.
 */

const module = bundled(new URL('../../src/cli/run-fettle.ts', import.meta.url));
const { runFettle } = (await import(module)) as typeof import('../../src/cli/run-fettle.ts');

interface Line {
  readonly id: number;
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly folder: string;
}

let output = { out: '', error: '' };
process.stdout.write = keep('out');
process.stderr.write = keep('error');

function keep(stream: 'out' | 'error'): typeof process.stdout.write {
  return (chunk: string | Uint8Array, ...others: unknown[]) => {
    output[stream] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = others.find((other) => typeof other === 'function');
    if (done !== undefined) process.nextTick(done);
    return true;
  };
}

// Ends the process, whatever a command has left open.
process.once('disconnect', () => process.exit());

let before = Promise.resolve();
process.on('message', ({ id, words, environment, folder }: Line) => {
  before = before.then(async () => {
    process.chdir(folder);
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    output = { out: '', error: '' };
    process.exitCode = undefined;
    const code = Number((await runFettle(words)) ?? process.exitCode ?? 0);
    process.send!({ id, code, ...output });
  });
});
