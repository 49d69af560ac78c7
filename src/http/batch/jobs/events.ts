import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Budget } from '../../../budget.ts';
import { JobEvents } from '../../../jobs/job-events.ts';
import { isActive } from '../../../jobs/status.ts';
import { findJob, type JobView, jobIdOf } from '../../../jobs/view.ts';
import { Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { type AtJob, jobEventsSchema } from './schemas.ts';

/** Streams of events at a time, of one client and of all in a process. */
export const STREAMS_OF_CLIENT = 50;
export const STREAMS = 500;

/** How long a stream lasts at most. The client opens another; a token or session that has ended meanwhile is refused then. */
export const STREAM_SECONDS = 900;

/** How often a silent stream sends a comment, so that proxies keep the connection. */
export const BEAT_SECONDS = 15;

/** How long a client should wait before it opens a stream again, in milliseconds, and after a refusal, in seconds. */
const REOPEN_MILLISECONDS = 1000;
const RETRY_SECONDS = 5;

/** A stream whose client reads so slowly that this much waits gets no further events until it has read. */
const WAITING_BYTES = 64 * 1024;

/** The id of the last event of a job. A browser that opens the stream again with it is told to stop: 204. */
const LAST_ID = 'end';

/** `GET /Job/{name}/events`: the states of a job as server-sent events, until it has ended. */
export function eventsRoute(server: FastifyInstance, { database, clock, catalogue }: Service): void {
  const events = new JobEvents({ database, clock, catalogue });
  const room = new Budget(STREAMS, STREAMS_OF_CLIENT);
  const open = new Set<EventStream>();
  server.addHook('preClose', async () => {
    for (const stream of open) stream.push(null);
    events.close();
  });

  server.get<AtJob>(
    '/Job/:name/events',
    // A HEAD would have to open a stream to know that it could.
    { schema: jobEventsSchema, config: { byItself: true }, exposeHeadRoute: false },
    async ({ scope, params, headers, raw }, reply) => {
      const id = await jobIdOf(scope, params.name);
      if (headers['last-event-id'] === LAST_ID) {
        const { status } = await findJob(scope, params.name, clock.now(), catalogue);
        if (!isActive(status)) return reply.code(204).send();
      }
      const holder = String(scope.clientId);
      if (!room.tryTake(holder, 1))
        throw new Refusal('too-many-requests', 'Too many streams of events are open.', {
          retryAfter: RETRY_SECONDS,
        });
      const stream = new EventStream();
      open.add(stream);
      stream.once('close', () => {
        open.delete(stream);
        room.give(holder, 1);
      });
      if (raw.destroyed) stream.destroy();
      else stream.follow(events, id);
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  );
}

/** The events of one job to one client (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
class EventStream extends Readable {
  #stop: (() => void) | undefined;
  #beat: NodeJS.Timeout | undefined;
  #end: NodeJS.Timeout | undefined;

  follow(events: JobEvents, job: number): void {
    this.push(`retry: ${REOPEN_MILLISECONDS}\n\n`);
    this.#beat = setInterval(() => this.#write(': still there\n\n'), BEAT_SECONDS * 1000).unref();
    this.#end = setTimeout(() => this.push(null), STREAM_SECONDS * 1000).unref();
    this.#stop = events.watch(job, (state) => this.#tell(state));
  }

  override _read(): void {}

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearInterval(this.#beat);
    clearTimeout(this.#end);
    this.#stop?.();
    done(error);
  }

  #tell(job: JobView): void {
    const isLast = !isActive(job.status);
    const text = `event: job\n${isLast ? `id: ${LAST_ID}\n` : ''}data: ${JSON.stringify(job)}\n\n`;
    // The last event is always sent. Others may be left out, because the next one says everything again.
    if (isLast) {
      this.push(text);
      this.push(null);
    } else this.#write(text);
  }

  #write(text: string): void {
    if (!this.readableEnded && this.readableLength < WAITING_BYTES) this.push(text);
  }
}
