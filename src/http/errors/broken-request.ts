import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalKind } from '../../refusal.ts';
import { STATUS_CODES } from '../server/node-http.ts';
import { PROBLEMS, problemDocument } from './problems.ts';

/** Kind and detail by the code of Node's parser error. Errors with any other code are `invalid-request`. */
const KINDS: Readonly<Record<string, readonly [RefusalKind, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'The request line and headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', 'The request did not arrive in time.'],
};

/**
 * Answers bytes that are not a request, on the bare connection, and closes it, because the start of the next
 * request is unknown. There is no request to log.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || answerHasBegun(socket)) {
    socket.destroy();
    return;
  }
  const [kind, detail] = KINDS[error.code ?? ''] ?? ['invalid-request', 'This is not an HTTP request.'];
  const { status } = PROBLEMS[kind];
  const problem = problemDocument(kind, detail, `urn:uuid:${randomUUID()}`);
  // Clients of the compatibility layer read `Message`. The surface is unknown here, so every answer has it.
  const body = JSON.stringify({ ...problem, Message: detail });
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

/**
 * Whether an answer is under way on the connection (Node stores it there). Nothing may be written into the
 * middle of it.
 */
function answerHasBegun(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return answer?.headersSent === true;
}
