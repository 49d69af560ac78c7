import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { machine } from '../harness/machine.ts';
import { runtime } from '../harness/runtime.ts';

/**
 * Measures the steps of a job without HTTP and without a database: blocks are unpacked, cleansed and packed
 * on one thread, in a process with the service's settings of V8 (bench/steps-alone.ts).
 *
 *     npm run bench -- steps RECORDS ROUNDS
 */
export async function benchSteps(records: number, rounds: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- steps ${records} ${rounds}\n`);
  const script = fileURLToPath(new URL('steps-alone.ts', import.meta.url));
  const child = spawn(process.execPath, [...runtime.flags.serve, script, String(records), String(rounds)], {
    env: { ...runtime.environment, ...process.env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}
