import { randomBytes } from 'node:crypto';
import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { TestClient } from '../support/client.ts';

/** A file record, or a problem document. */
export interface FileAnswer {
  readonly path: string;
  readonly size: number;
  readonly totalSize: number | null;
  readonly completed: boolean;
  readonly updatedAt: string | null;
  readonly location: string;
  readonly type: string;
  readonly detail: string;
  readonly errors: Record<string, string[]>;
}

export interface FileResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: FileAnswer;
}

type Headers = Record<string, string | number>;

/**
 * A client of the file area that sends paths and headers exactly as given, and bodies as slowly as a test
 * wants.
 */
export class FileClient {
  readonly #url: URL;
  readonly #token: string;

  constructor({ url, token }: TestClient) {
    this.#url = new URL(url);
    this.#token = token;
  }

  /** Opens a request whose body is written later. */
  open(method: string, path: string, headers: Headers = {}): ClientRequest {
    const { hostname, port } = this.#url;
    return request({
      hostname,
      port,
      method,
      path,
      agent: false,
      headers: { authorization: `Bearer ${this.#token}`, ...headers },
    });
  }

  async send(method: string, path: string, body?: Uint8Array, headers: Headers = {}): Promise<FileResponse> {
    const sent = this.open(method, path, body ? { 'content-length': body.length, ...headers } : headers);
    const answer = answerTo(sent);
    sent.end(body);
    return answer;
  }

  put(path: string, body: Uint8Array | string, headers: Headers = {}): Promise<FileResponse> {
    return this.send('PUT', `/File${path}`, Buffer.from(body), headers);
  }

  /** Sends the bytes `first` up to, not including, `end` of a file. */
  part(path: string, file: Uint8Array, first: number, end: number): Promise<FileResponse> {
    const range = `bytes ${first}-${end - 1}/${file.length}`;
    return this.put(path, file.subarray(first, end), { 'content-range': range });
  }

  /** Asks how much of an upload is stored. */
  ask(path: string, total: number): Promise<FileResponse> {
    return this.put(path, '', { 'content-range': `bytes */${total}` });
  }

  get(path: string, headers: Headers = {}): Promise<FileResponse> {
    return this.send('GET', `/File${path}`, undefined, headers);
  }

  list(query = ''): Promise<{ total: number; paths: string[] }> {
    return this.send('GET', `/File${query}`).then(({ headers, bytes }) => ({
      total: Number(headers['x-total-count']),
      paths: (JSON.parse(bytes.toString()) as FileAnswer[]).map(({ path }) => path),
    }));
  }

  remove(path: string): Promise<FileResponse> {
    return this.send('DELETE', `/File${path}`);
  }
}

/** The answer to a request, read to its end. */
export function answerTo(sent: ClientRequest): Promise<FileResponse> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      buffer(response).then((bytes) => {
        const isJson = /json/.test(response.headers['content-type'] ?? '');
        const body = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
        resolve({ status: response.statusCode!, headers: response.headers, bytes, body });
      }, reject);
    });
  });
}

/** Random bytes, different at each call. */
export function someBytes(length: number): Buffer {
  return randomBytes(length);
}
