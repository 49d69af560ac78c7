import { Agent, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Answer } from './client.ts';

/** The connections of requests, and how long they wait for an answer. */
export interface Connections {
  readonly agent: Agent;
  /** In milliseconds. No answer may take longer: a connection that hangs fails the test. */
  readonly patience: number;
}

const FEW: Connections = { agent: new Agent({ keepAlive: true, maxSockets: 16 }), patience: 10_000 };

/** Gives every concurrent request its own connection, for clients that may have to wait. */
export const MANY: Connections = { agent: new Agent({ keepAlive: true }), patience: 120_000 };

export interface RawRequest {
  readonly method: string;
  /** The path exactly as in the request line. */
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** The decoder of each content coding. Other codings are an error. */
const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

function decoded(bytes: Buffer, encoding: string | null): Buffer {
  if (encoding === null || encoding === 'identity' || bytes.length === 0) return bytes;
  const decode = DECODERS[encoding];
  if (decode === undefined) throw new Error(`The answer has the content coding ${encoding}.`);
  return decode(bytes);
}

/**
 * Sends a request unchanged, unlike `fetch`: no path is normalised and no body refused. Decompresses the body
 * of the answer, and parses it if it is JSON. Rejects if the body does not match its headers.
 *
 * A request takes 0.1 ms of processor time with the server's part; `fetch` takes 0.4 ms.
 */
export function request<Body = unknown>(
  url: string,
  { method, path, headers = {}, body }: RawRequest,
  { agent, patience }: Connections = FEW,
): Promise<Answer<Body>> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    // A connection that is to be closed must not be used again.
    const options = {
      agent: 'connection' in headers ? false : agent,
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
    };
    const sent = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        try {
          const received = new Headers();
          for (const [name, value] of Object.entries(response.headers)) received.set(name, String(value));
          const text = decoded(Buffer.concat(chunks), received.get('content-encoding')).toString();
          const isJson = /(?<!nd)json/.test(received.get('content-type') ?? '') && text !== '';
          resolve({
            status: response.statusCode!,
            headers: received,
            body: isJson ? JSON.parse(text) : text,
          });
        } catch (error) {
          reject(error as Error);
        }
      });
    });
    sent.setTimeout(patience, () =>
      sent.destroy(new Error(`${method} ${path.slice(0, 100)} was not answered within ${patience} ms`)),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
