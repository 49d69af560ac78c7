import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../support/client.ts';

/** The bytes received on a connection before the server closed it, or before `patience` ran out. */
export interface Exchange {
  /** The answers, in order. */
  readonly answers: readonly Answer[];
  readonly closedByServer: boolean;
  readonly milliseconds: number;
}

/**
 * Writes bytes on a new connection, piece by piece with pauses, and reads the answers. Ends when the server
 * closes the connection, has answered `answers` times, or `patience` milliseconds have passed.
 */
export async function exchange(
  url: string,
  pieces: readonly (string | Uint8Array)[],
  {
    pause = 0,
    patience = 10_000,
    answers = Number.POSITIVE_INFINITY,
    end = false,
  }: { pause?: number; patience?: number; answers?: number; end?: boolean } = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  let closed = false;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closed = true;
  });
  const enough = () => closed || parse(Buffer.concat(received)).length >= answers;
  const done = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      if (enough()) resolve();
    });
    socket.on('end', () => resolve());
    socket.on('close', () => resolve());
  });
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece);
    if (pause > 0) await wait(pause);
  }
  if (end) socket.end();
  await Promise.race([done, wait(patience)]);
  const closedByServer = closed || socket.readableEnded;
  socket.destroy();
  return {
    answers: parse(Buffer.concat(received)),
    closedByServer,
    milliseconds: performance.now() - started,
  };
}

/** Splits bytes into complete answers with a Content-Length. The service sends no others to these tests. */
function parse(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  for (let at = 0; ; ) {
    const head = bytes.indexOf('\r\n\r\n', at);
    if (head < 0) return answers;
    const [statusLine = '', ...lines] = bytes.toString('latin1', at, head).split('\r\n');
    const status = Number(statusLine.split(' ')[1]);
    const headers = new Headers(lines.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]));
    const end = head + 4 + Number(headers.get('content-length') ?? 0);
    if (end > bytes.length) return answers;
    const text = bytes.toString('utf8', head + 4, end);
    const isJson = /json/.test(headers.get('content-type') ?? '') && text !== '';
    if (status >= 200) answers.push({ status, headers, body: isJson ? JSON.parse(text) : text });
    at = end;
  }
}
