import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Sends requests at a steady rate, whether or not earlier ones have been answered. Returns how long each took
 * in milliseconds, from the moment when it was due, so waiting for a free connection counts. The client wakes
 * about every millisecond and sends the requests that are due. A client that watched the clock would take a
 * whole processor, and the server would wait up to 4 ms at a time for the other processor. Answers must have
 * a `content-length`. `onAnswer` is called with the place of each request in the list, and how long it took.
 */
export async function paced(
  url: string,
  requests: readonly string[],
  {
    rate,
    seconds,
    connections = 32,
    onAnswer,
  }: {
    rate: number;
    seconds: number;
    connections?: number;
    onAnswer?: (request: number, milliseconds: number) => void;
  },
): Promise<number[]> {
  const { hostname, port } = new URL(url);
  const ready = requests.map((text) => Buffer.from(text, 'latin1'));
  const took: number[] = [];
  const due: number[] = [];
  const free: Connection[] = [];
  let next = 0;
  const begin = () => {
    while (due.length > 0 && free.length > 0) {
      const request = next++ % ready.length;
      free.pop()!.send(ready[request]!, request, due.shift()!);
    }
  };
  const all = await Promise.all(
    Array.from({ length: connections }, () =>
      Connection.open(hostname, Number(port), (connection, request, since) => {
        const milliseconds = performance.now() - since;
        took.push(milliseconds);
        onAnswer?.(request, milliseconds);
        free.push(connection);
        begin();
      }),
    ),
  );
  free.push(...all);
  const began = performance.now();
  for (let sent = 0; sent < rate * seconds; ) {
    const now = performance.now();
    for (; sent < rate * seconds && began + (1000 * sent) / rate <= now; sent++) due.push(now);
    begin();
    await wait(1);
  }
  while (due.length > 0 || free.length < connections) await wait(1);
  for (const connection of all) connection.close();
  return took;
}

type Done = (connection: Connection, request: number, since: number) => void;

class Connection {
  readonly #socket: Socket;
  #request = 0;
  #since = 0;
  #missing = 0;

  private constructor(socket: Socket, done: Done) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      if (this.#missing > 0) this.#missing -= chunk.length;
      else {
        const head = chunk.indexOf('\r\n\r\n');
        const text = chunk.toString('latin1', 0, head);
        if (!text.startsWith('HTTP/1.1 200')) throw new Error(text.slice(0, 100));
        this.#missing = Number(/content-length: (\d+)/i.exec(text)?.[1]) - (chunk.length - head - 4);
      }
      if (this.#missing === 0) done(this, this.#request, this.#since);
    });
  }

  static open(hostname: string, port: number, done: Done): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, hostname);
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Connection(socket, done)));
    });
  }

  send(bytes: Buffer, request: number, since: number): void {
    this.#request = request;
    this.#since = since;
    this.#socket.write(bytes);
  }

  close(): void {
    this.#socket.destroy();
  }
}
