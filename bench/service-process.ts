import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runtime, START } from '../harness/runtime.ts';

const run = promisify(execFile);

/** How often the memory of the service is sampled, in milliseconds. */
const SAMPLE_MILLISECONDS = 200;

/**
 * The real service in its own process, on a new data folder with the embedded database, and a client with a
 * token.
 */
export class ServiceProcess {
  readonly #child: ChildProcess;
  /** The data folder of the service. */
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

  /**
   * Starts `fettle serve` with further variables and arguments, and creates a client with these workflow
   * files.
   */
  static async start(
    workflows: readonly string[],
    connections: number,
    more: Readonly<Record<string, string>> = {},
    words: readonly string[] = [],
  ): Promise<ServiceProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
    const environment = {
      ...runtime.environment,
      ...process.env,
      FETTLE_DATA: folder,
      PORT: '0',
      FETTLE_LOG_LEVEL: 'warn',
      ...more,
    };
    const { child, url } = await serve(environment, words);
    const service = new ServiceProcess(child, url, folder, environment, connections);
    service.#token = await service.newClient('Bench', ...workflows);
    return service;
  }

  /** Creates a client with these workflow files. @returns a token of the client */
  async newClient(name: string, ...workflows: string[]): Promise<string> {
    const { clientId, clientSecret } = JSON.parse(await this.cli('client', 'create', name, '--json'));
    for (const file of workflows) await this.cli('workflow', 'install', file, '--client', name);
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const answer = await fetch(`${this.url}/connect/token`, { method: 'POST', body: form });
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  /** Runs a command of the CLI on the same data folder. */
  async cli(...words: string[]): Promise<string> {
    return (await run(process.execPath, [START, ...words], { env: this.#environment })).stdout;
  }

  /** Creates an account of the web services with a billion credits. @returns a key of it */
  async newKey(): Promise<string> {
    await this.cli('account', 'create', 'Bench', '--credits', '1000000000', '--licence', 'WebServerFull');
    const { key } = JSON.parse(await this.cli('key', 'create', '--account', 'Bench', '--json')) as {
      key: string;
    };
    return key;
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

  /** @param token the token of another client, if it is not the first */
  async json<Body>(method: string, path: string, body?: unknown, token = this.#token): Promise<Body> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await this.send(method, path, text, { authorization: `Bearer ${token}` });
    return JSON.parse(answer.toString()) as Body;
  }

  /** The highest resident memory of the service's process since the last call, in MB (10^6 bytes). */
  takeHighestMemory(): number {
    const highest = this.#highestMemory;
    this.#highestMemory = 0;
    return highest;
  }

  /** The processor time that the service has used so far, in seconds. */
  processorSeconds(): Promise<number> {
    return processorSeconds(this.#child.pid!);
  }

  /**
   * The memory that the service's process shares with no other process, in MB. Excludes pages of mapped
   * files.
   */
  privateMemory(): Promise<number> {
    return memoryOf(this.#child.pid!, 'RssAnon');
  }

  /** Starts another process on the same data folder. */
  async another(): Promise<AnotherProcess> {
    const began = performance.now();
    const { child, url } = await serve(this.#environment);
    return {
      url,
      startSeconds: (performance.now() - began) / 1000,
      privateMemory: () => memoryOf(child.pid!, 'RssAnon'),
      processorSeconds: () => processorSeconds(child.pid!),
      stop: () => end(child),
    };
  }

  /** Starts a process that runs jobs and does nothing else. Resolves once it takes tasks; `stop` ends it. */
  async worker(more: NodeJS.ProcessEnv = {}): Promise<WorkerProcess> {
    const child = spawn(process.execPath, [...runtime.flags.worker, START, 'worker'], {
      env: { ...this.#environment, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The worker ended with ${code}.`)));
      child.stdout.on('data', (text) => /runs jobs/.test(String(text)) && resolve(undefined));
    });
    const pid = child.pid!;
    return { pid, memory: () => memoryOf(pid, 'VmRSS'), stop: () => end(child) };
  }

  async stop(): Promise<void> {
    clearInterval(this.#sampler);
    this.#agent.destroy();
    await end(this.#child);
    await rm(this.folder, { recursive: true, force: true });
  }

  async #sample(): Promise<void> {
    this.#highestMemory = Math.max(this.#highestMemory, await memoryOf(this.#child.pid!, 'VmRSS'));
  }
}

/** A process that runs jobs. */
export interface WorkerProcess {
  readonly pid: number;
  /** Resident memory in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Another process of the service. */
export interface AnotherProcess {
  readonly url: string;
  readonly startSeconds: number;
  privateMemory(): Promise<number>;
  processorSeconds(): Promise<number>;
  stop(): Promise<void>;
}

async function serve(
  env: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...runtime.flags.serve, START, 'serve', ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, url: await firstAddress(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** A figure of a process's memory, in MB (Linux). */
async function memoryOf(pid: number, figure: 'VmRSS' | 'RssAnon'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return (kilobytes * 1024) / 1e6;
}

/** The processor time of a process, all its threads, in seconds (Linux). */
export async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields after the name, which may have spaces: state is field 3; user and system time are 14 and 15,
  // in hundredths.
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
