import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Budget } from '../../../budget.ts';
import { JobEvents } from '../../../jobs/job-events.ts';
import { isActive } from '../../../jobs/status.ts';
import { findJob, type JobView, jobIdOf } from '../../../jobs/view.ts';
import { Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { type AtJob, jobEventsSchema } from './schemas.ts';

/** The most event streams that may be open at a time: for one client, and for all clients of a process. */
export const STREAMS_OF_CLIENT = 50;
export const STREAMS = 500;

/**
 * The longest time that a stream stays open. The client then opens another one, and is refused if its token
 * or session has ended.
 */
export const STREAM_SECONDS = 900;

/** How often a stream sends a comment, so that proxies keep the connection. */
export const BEAT_SECONDS = 15;

/** How long a client should wait before it reopens a stream: usually, and after a refusal. */
const REOPEN_MILLISECONDS = 1000;
const RETRY_SECONDS = 5;

/** A stream with this many unread bytes gets no further events until its client has read some of them. */
const WAITING_BYTES = 64 * 1024;

/**
 * The id of a job's last event. A browser that reopens the stream with this id gets 204, which tells it to
 * stop.
 */
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
    // There is no HEAD route, because only opening a stream can tell whether it is possible.
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

/**
 * Sends the events of one job to one client (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 */
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
    // The last event is always sent. Others may be skipped, because each event repeats the whole state.
    if (isLast) {
      this.push(text);
      this.push(null);
    } else this.#write(text);
  }

  #write(text: string): void {
    if (!this.readableEnded && this.readableLength < WAITING_BYTES) this.push(text);
  }
}
