import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROBER = fileURLToPath(new URL('./prober.ts', import.meta.url));

/** How long answers of `/health/live` took, in milliseconds. */
export interface Health {
  readonly count: number;
  readonly p99: number;
  readonly highest: number;
  /** Requests that were not answered with 200. */
  readonly failures: number;
}

/**
 * Requests `/health/live` from a process that does nothing else, so only the service's event loop matters.
 */
export class HealthProbe {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(url: string): Promise<HealthProbe> {
    const child = fork(PROBER, [url], { execArgv: [] });
    await once(child, 'message');
    return new HealthProbe(child);
  }

  async stop(): Promise<Health> {
    const [health] = await Promise.all([once(this.#child, 'message'), this.#child.send('stop')]);
    this.#child.disconnect();
    return health[0] as Health;
  }
}
