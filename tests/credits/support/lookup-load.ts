import { connect, type Socket } from 'node:net';

/** One kind of request, and its results. */
export class Asker {
  readonly request: Buffer;
  /** Answers that came whole. */
  received = 0;

  constructor(request: string) {
    this.request = Buffer.from(request);
  }
}

/**
 * Keeps one look-up under way on each of `connections` connections until the server is gone. The askers are
 * given to the connections in turn. Counts the complete answers: those with status 200 and all of their
 * Content-Length.
 */
export class LookupLoad {
  /** Resolves when every connection has ended, so that all that the server sent has been read. */
  readonly ended: Promise<void>;
  readonly #sockets: Socket[] = [];

  constructor(url: string, askers: readonly Asker[], connections: number) {
    const { hostname, port } = new URL(url);
    const all = Array.from({ length: connections }, (_, at) =>
      this.#open(Number(port), hostname, askers[at % askers.length]!),
    );
    this.ended = Promise.all(all).then(() => undefined);
  }

  /** Breaks all connections. */
  destroy(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #open(port: number, host: string, asker: Asker): Promise<void> {
    const socket = connect({ port, host, noDelay: true });
    this.#sockets.push(socket);
    let rest = Buffer.alloc(0);
    socket.on('connect', () => socket.write(asker.request));
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      const length = lengthOf(rest);
      if (length === undefined || rest.length < length) return;
      rest = rest.subarray(length);
      asker.received++;
      socket.write(asker.request);
    });
    socket.on('error', () => undefined);
    return new Promise((resolve) => socket.once('close', () => resolve()));
  }
}

/**
 * The length in bytes of the answer at the beginning of `bytes`; undefined if its head is incomplete.
 *
 * @throws Error if the answer is a refusal
 */
function lengthOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const text = bytes.toString('latin1', 0, head);
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(bytes.toString());
  return head + 4 + Number(/content-length: (\d+)/i.exec(text)![1]);
}
