import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection for their turn. */
export const MOST_PIPELINED = 32;

/** The requests of a connection. */
interface Line {
  /** Whether a request is being answered. */
  isBusy: boolean;
  readonly waiting: [IncomingMessage, ServerResponse][];
}

/**
 * Handles the requests of a connection one after another. The next one begins when the operating system has
 * taken the previous answer. Clients that pipeline get their answers in that order anyway. Node would handle
 * all requests in a piece of 64 KiB at once. When 3,000 requests came on one socket whose client never read,
 * their answers took 1.7 GB. A connection that sends more than {@link MOST_PIPELINED} requests ahead is
 * closed.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  const start = (line: Line, request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    response.on('close', () => {
      const next = line.waiting.shift();
      if (next === undefined || socket.destroyed) line.isBusy = false;
      else start(line, ...next);
    });
    handle(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    let line = lines.get(socket);
    if (line === undefined) {
      line = { isBusy: false, waiting: [] };
      lines.set(socket, line);
    }
    if (!line.isBusy) {
      line.isBusy = true;
      start(line, request, response);
    } else if (line.waiting.length < MOST_PIPELINED) line.waiting.push([request, response]);
    else dropAll(socket);
  };
}

/**
 * Closes a connection that may have 1,500 requests waiting. Node makes an error for each of them, and their
 * stack traces took most of the 20 ms of processor time that such a connection cost. These errors get no
 * traces.
 */
function dropAll(socket: Socket): void {
  const limit = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = limit;
  });
  socket.destroy();
}
