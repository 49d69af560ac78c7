import type { Job } from './openapi.ts';

/** The service sends something every 15 seconds. After this silence the connection counts as lost. */
const SILENCE_SECONDS = 45;

/** @internal Opens the stream of a job's events. */
export type OpenEvents = (signal: AbortSignal) => Promise<Response>;

/**
 * @internal The states of a job, from its server-sent events, until the service ends the stream.
 *
 * @throws Error if the stream cannot be opened, breaks or falls silent; the signal's reason if it aborts
 */
export async function* jobEvents(
  open: OpenEvents,
  signal: AbortSignal | undefined,
): AsyncGenerator<Job, undefined> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const abort = () => stop.abort(signal!.reason);
  signal?.addEventListener('abort', abort, { once: true });
  let silence = timer(stop);
  try {
    const { body } = await open(stop.signal);
    if (body === null) return undefined;
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      clearTimeout(silence);
      silence = timer(stop);
      text += decoder.decode(value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data !== undefined) yield JSON.parse(data) as Job;
      }
    }
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', abort);
    stop.abort();
  }
}

function timer(stop: AbortController): ReturnType<typeof setTimeout> {
  return setTimeout(() => stop.abort(new Error('The stream of events fell silent.')), SILENCE_SECONDS * 1000);
}
