import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

/** As in the scripts of package.json. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
const run = promisify(execFile);

/** How often the memory of the service is looked at, in milliseconds. */
const SAMPLE_MILLISECONDS = 200;

/**
 * The real service in a process of its own, on a fresh data folder with the embedded database as users get it, and a
 * client with a token.
 */
export class ServiceProcess {
  readonly #child: ChildProcess;
  /** Its data folder. */
  readonly folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #agent: Agent;
  readonly #sampler: NodeJS.Timeout;
  readonly url: string;
  #token = '';
  #highestMemory = 0;

  private constructor(
    child: ChildProcess,
    url: string,
    folder: string,
    environment: NodeJS.ProcessEnv,
    connections: number,
  ) {
    this.#child = child;
    this.url = url;
    this.folder = folder;
    this.#environment = environment;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#sampler = setInterval(() => void this.#sample(), SAMPLE_MILLISECONDS);
  }

  /** Starts `fettle serve` and makes a client with these workflow files. */
  static async start(workflows: readonly string[], connections: number): Promise<ServiceProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
    const environment = { ...process.env, FETTLE_DATA: folder, PORT: '0', FETTLE_LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, [...FLAGS, main, 'serve'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await firstAddress(child);
    const service = new ServiceProcess(child, url, folder, environment, connections);
    const { clientId, clientSecret } = JSON.parse(await service.cli('client', 'create', 'Bench', '--json'));
    for (const file of workflows) await service.cli('workflow', 'install', file, '--client', 'Bench');
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const answer = await fetch(`${url}/connect/token`, { method: 'POST', body: form });
    service.#token = ((await answer.json()) as { access_token: string }).access_token;
    return service;
  }

  /** Runs a command of the CLI on the same data folder. */
  async cli(...words: string[]): Promise<string> {
    return (await run(process.execPath, [main, ...words], { env: this.#environment })).stdout;
  }

  /** Sends a request over one of the kept connections and reads the answer. */
  send(
    method: string,
    path: string,
    body?: string | Buffer,
    headers: Record<string, string> = {},
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        this.url + path,
        {
          method,
          agent: this.#agent,
          headers: {
            authorization: `Bearer ${this.#token}`,
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks);
            if (answer.statusCode! < 300) resolve(bytes);
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${bytes}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  async json<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    return JSON.parse(
      (await this.send(method, path, body === undefined ? undefined : JSON.stringify(body))).toString(),
    ) as Body;
  }

  /** The highest resident memory of the service's process since the last call, in MB (10^6 bytes). */
  takeHighestMemory(): number {
    const highest = this.#highestMemory;
    this.#highestMemory = 0;
    return highest;
  }

  /** Processor time that the service has taken so far, in seconds. */
  processorSeconds(): Promise<number> {
    return processorSeconds(this.#child.pid!);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sampler);
    this.#agent.destroy();
    const exit = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await exit;
    await rm(this.folder, { recursive: true, force: true });
  }

  async #sample(): Promise<void> {
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    this.#highestMemory = Math.max(this.#highestMemory, (kilobytes * 1024) / 1e6);
  }
}

/** The processor time of a process, all its threads, in seconds (Linux). */
export async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Behind the name, which may hold spaces: state is field 3, user and system time are 14 and 15, in hundredths.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function firstAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}.`)));
    let text = '';
    child.stdout!.on('data', (chunk) => {
      text += chunk;
      const address = /http:\/\/[\d.:]+/.exec(text)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
}
