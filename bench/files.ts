import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { median, percentile } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { ServiceProcess } from './service-process.ts';

const MEGABYTE = 1_000_000;

/** How many bytes a part has, if a file is sent in parts. */
const PART_BYTES = 16 * MEGABYTE;

/** How many transfers run at once in the last two rows. */
const AT_ONCE = 4;

/** How often another client sends a request meanwhile, in milliseconds. */
const ASK_MILLISECONDS = 10;

/**
 * Measures the file area: uploads and downloads of a file, whole, in parts, and several at once. Client,
 * service and embedded database are on this machine. Each row also shows the memory of the service, and how
 * long another client waits meanwhile for an answer that needs no database (`/health/live`) and for one that
 * does (`/Dataset`).
 */
export async function benchFiles(megabytes: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- files ${megabytes}\n`);
  const service = await ServiceProcess.start([], AT_ONCE);
  try {
    const area = await FileArea.open(service);
    const size = megabytes * MEGABYTE;
    await measure(service, 'nothing', 0, () => wait(3000));
    await measure(service, 'upload, whole', size, () => area.upload('whole', size));
    await measure(service, 'upload, in parts of 16 MB', size, () => area.uploadParts('parts', size));
    await measure(service, 'download', size, () => area.download('whole'));
    const each = Array.from({ length: AT_ONCE }, (_, at) => `at-once-${at}`);
    const together = (work: (path: string) => Promise<void>) => () => Promise.all(each.map(work));
    const part = size / AT_ONCE;
    await measure(
      service,
      `${AT_ONCE} uploads at once`,
      size,
      together((path) => area.upload(path, part)),
    );
    await measure(
      service,
      `${AT_ONCE} downloads at once`,
      size,
      together((path) => area.download(path)),
    );
    await area.upload('whole', 0);
    console.log('\nreplaced by an empty file; the old version is removed within two minutes:');
    await measure(service, 'removal', 0, () => wait(125_000));
  } finally {
    await service.stop();
  }
}

async function measure(
  service: ServiceProcess,
  name: string,
  bytes: number,
  work: () => Promise<unknown>,
): Promise<void> {
  service.takeHighestMemory();
  const stop = new AbortController();
  const asked = Promise.all(['/health/live', '/Dataset'].map((path) => ask(service, path, stop.signal)));
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  stop.abort();
  const [live, dataset] = (await asked).map(
    (times) =>
      `p50 ${median(times).toFixed(1)} p99 ${percentile(times, 99).toFixed(1)} most ${Math.max(...times).toFixed(0)} ms`,
  );
  const rate = bytes === 0 ? '' : `${Math.round(bytes / MEGABYTE / seconds)} MB/s`;
  const memory = `${Math.round(service.takeHighestMemory())} MB`;
  console.log(
    `${name.padEnd(26)} ${rate.padStart(9)}  ${memory.padStart(7)}  live: ${live}  Dataset: ${dataset}`,
  );
}

async function ask(service: ServiceProcess, path: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const start = performance.now();
    await service.send('GET', path);
    times.push(performance.now() - start);
    await wait(ASK_MILLISECONDS);
  }
  return times;
}

/** A client that streams files without holding them in memory. */
class FileArea {
  readonly #url: string;
  readonly #authorization: string;
  readonly #bytes = randomBytes(MEGABYTE);

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#authorization = `Bearer ${token}`;
  }

  static async open(service: ServiceProcess): Promise<FileArea> {
    const { clientId, clientSecret } = JSON.parse(await service.cli('client', 'create', 'Files', '--json'));
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const answer = await fetch(`${service.url}/connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return new FileArea(service.url, ((await answer.json()) as { access_token: string }).access_token);
  }

  upload(path: string, size: number, headers: Record<string, string> = {}): Promise<void> {
    return this.#send('PUT', path, { ...headers, 'content-length': String(size) }, this.#content(size));
  }

  async uploadParts(path: string, size: number): Promise<void> {
    for (let first = 0; first < size; first += PART_BYTES) {
      const length = Math.min(PART_BYTES, size - first);
      await this.upload(path, length, { 'content-range': `bytes ${first}-${first + length - 1}/${size}` });
    }
  }

  download(path: string): Promise<void> {
    return this.#send('GET', path, {}, Readable.from([]));
  }

  #content(size: number): Readable {
    const bytes = this.#bytes;
    return Readable.from(
      (function* () {
        for (let left = size; left > 0; left -= MEGABYTE) yield bytes.subarray(0, Math.min(left, MEGABYTE));
      })(),
    );
  }

  async #send(method: string, path: string, headers: Record<string, string>, body: Readable): Promise<void> {
    const sent = request(`${this.#url}/File/${path}`, {
      method,
      headers: { authorization: this.#authorization, ...headers },
    });
    const answered = new Promise<void>((resolve, reject) => {
      sent.on('error', reject).on('response', (answer) => {
        answer.on('data', () => undefined).on('error', reject);
        answer.on('end', () =>
          answer.statusCode! < 300 ? resolve() : reject(new Error(`${method}: ${answer.statusCode}`)),
        );
      });
    });
    await Promise.all([pipeline(body, sent), answered]);
  }
}
