import { Agent, request as httpRequest } from 'node:http';
import type { Answer } from '../support/client.ts';

/** No answer may take longer than this, in milliseconds: a connection that hangs fails the test. */
const PATIENCE = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export interface RawRequest {
  readonly method: string;
  /** As it is to stand in the request line. */
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/**
 * Sends a request as it stands, as `fetch` would not: no path is normalised, no body refused. The body of the answer is parsed
 * where it is JSON.
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
        const text = Buffer.concat(chunks).toString();
        const received = new Headers();
        for (const [name, value] of Object.entries(response.headers)) received.set(name, String(value));
        const isJson = /json/.test(received.get('content-type') ?? '') && text !== '';
        resolve({
          status: response.statusCode!,
          headers: received,
          body: isJson ? JSON.parse(text) : text,
        });
      });
    });
    sent.setTimeout(PATIENCE, () =>
      sent.destroy(new Error(`${method} ${path.slice(0, 100)} was not answered within ${PATIENCE} ms`)),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
