import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * The most requests to begin in one turn of the event loop. A look-up takes 0.05 ms of it, a wrong secret 0.2
 * ms.
 */
export const MOST_STARTS = 32;

/**
 * Requests for these paths never wait, because a load balancer takes out a service whose health checks wait.
 */
const HEALTH = '/health/';

/**
 * Begins at most {@link MOST_STARTS} requests per turn of the event loop. The others wait for the next turns,
 * first come, first served. Node would begin all requests that have arrived since the last turn. Then 300
 * wrong secrets at once held up everything else for 70 ms.
 */
export function inTurns(handle: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let started = 0;
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  };
  const nextTurn = (): void => {
    isScheduled = false;
    const now = waiting.splice(0, MOST_STARTS);
    started = now.length;
    if (started > 0) schedule();
    for (const [request, response] of now) if (!request.socket.destroyed) handle(request, response);
  };

  return (request, response) => {
    if (started < MOST_STARTS || request.url?.startsWith(HEALTH)) {
      started++;
      schedule();
      handle(request, response);
    } else waiting.push([request, response]);
  };
}
