import { connect } from 'node:net';

/** The result of a load. */
export interface LoadFigures {
  readonly answers: number;
  readonly seconds: number;
  /** The average size of an answer on the wire, including headers. */
  readonly bytes: number;
}

/**
 * Sends requests over several connections for some seconds, one after the other on each. It reads only the
 * first line and the length of an answer, so that the machine's time goes to the server.
 */
export async function load(
  url: string,
  requests: readonly string[],
  { connections = 32, seconds = 5 }: { connections?: number; seconds?: number } = {},
): Promise<LoadFigures> {
  const { hostname, port } = new URL(url);
  const ready = requests.map((text) => Buffer.from(text, 'latin1'));
  let answers = 0;
  let bytes = 0;
  let next = 0;
  let ends = Number.POSITIVE_INFINITY;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let missing = 0;
      const send = () => {
        if (performance.now() >= ends) return socket.end();
        socket.write(ready[next++ % ready.length]!);
      };
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('data', (chunk) => {
        bytes += chunk.length;
        if (missing > 0) missing -= chunk.length;
        else {
          const head = chunk.indexOf('\r\n\r\n');
          const text = chunk.toString('latin1', 0, head);
          if (!text.startsWith('HTTP/1.1 200')) return socket.destroy(new Error(text.slice(0, 100)));
          const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
          missing = length - (chunk.length - head - 4);
        }
        if (missing > 0) return;
        answers++;
        send();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });
  const began = performance.now();
  ends = began + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, one));
  const took = (performance.now() - began) / 1000;
  return { answers, seconds: took, bytes: bytes / Math.max(1, answers) };
}
