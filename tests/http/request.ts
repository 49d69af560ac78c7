import { Agent, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Answer } from '../support/client.ts';

/** No answer may take longer than this, in milliseconds: a connection that hangs fails the test. */
const PATIENCE = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

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
 */
export function request(url: string, { method, path, headers = {}, body }: RawRequest): Promise<Answer> {
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
          const isJson = /json/.test(received.get('content-type') ?? '') && text !== '';
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
    sent.setTimeout(PATIENCE, () =>
      sent.destroy(new Error(`${method} ${path.slice(0, 100)} was not answered within ${PATIENCE} ms`)),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
