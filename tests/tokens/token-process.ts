import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A running `serve-tokens.ts`. */
export interface TokenProcess {
  readonly url: string;
  /** Everything it has printed so far, log and all. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the token service as a process on this database, with the most detailed log. */
export async function startTokenProcess(environment: Record<string, string>): Promise<TokenProcess> {
  const script = fileURLToPath(new URL('./serve-tokens.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', FETTLE_LOG_LEVEL: 'trace', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      const found = /\{"url":"([^"]+)"\}\n/.exec(output);
      if (found !== null) resolve(found[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The token process ended with ${code}: ${output}`)));
  });
  return {
    url,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
