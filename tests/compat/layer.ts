import { connect } from 'node:net';
import type { LookupService } from '../webservices/lookup-service.ts';

/** An answer of the layer, and the headers that tests read. */
export interface LayerAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Calls a route of the layer. `path` is the part after the prefix; options are posted. */
export async function ask<Body = unknown>(
  { url }: Pick<LookupService, 'url'>,
  key: string,
  path: string,
  { options, headers = {} }: { options?: object; headers?: Record<string, string> } = {},
): Promise<LayerAnswer<Body>> {
  const separator = path.includes('?') ? '&' : '?';
  const response = await fetch(`${url}/getaddress.io/${path}${separator}api-key=${key}`, {
    method: options === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(options !== undefined && { body: JSON.stringify(options) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

/** Sends a request target as it is, as a browser may, and reads the status and the body. */
export function askRaw(
  { url }: Pick<LookupService, 'url'>,
  target: string,
  method = 'POST',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const body = '{}';
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      const head = [
        `${method} /getaddress.io${target} HTTP/1.1`,
        'Host: x',
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    });
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', json = '{}'] = text.split('\r\n\r\n');
      const from = json.search(/[[{]/);
      const to = Math.max(json.lastIndexOf('}'), json.lastIndexOf(']'));
      const value = JSON.parse(json.slice(from, to + 1)) as Record<string, unknown>;
      resolve({ status: Number(head.split(' ')[1]), body: value });
    });
  });
}
