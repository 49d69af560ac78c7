import { useEffect, useState } from 'preact/hooks';
import { ApiError, ofClient, read } from './api.ts';
import { isActive, type Job } from './types.ts';

export interface Followed {
  readonly job: Job | undefined;
  readonly error: ApiError | undefined;
  /** Whether the stream is broken, so that what is shown may be old. */
  readonly isStale: boolean;
  /** Records per second, over the last few seconds. */
  readonly rate: number | undefined;
  /** Shows this state of the job, which came with the answer to another request. */
  show(job: Job): void;
}

/** How soon to try again after the service has refused the stream, in milliseconds. */
const AGAIN_MILLISECONDS = 3000;

/** The rate is measured over this time, in milliseconds. */
const RATE_MILLISECONDS = 5000;

/** Reads a job, and follows it by the service's events while it is queued or running. */
export function useJob(client: string, name: string): Followed {
  const [job, show] = useState<Job>();
  const [error, setError] = useState<ApiError>();
  const [isStale, setIsStale] = useState(false);
  const [rate, setRate] = useState<number>();

  useEffect(() => {
    const path = ofClient(client, 'Job', name);
    const points: { at: number; records: number }[] = [];
    let events: EventSource | undefined;
    let isClosed = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const take = (next: Job) => {
      show(next);
      const now = performance.now();
      points.push({ at: now, records: next.statistics['records.read'] ?? 0 });
      while (points.length > 2 && now - points[0]!.at > RATE_MILLISECONDS) points.shift();
      const [first] = points;
      const last = points.at(-1)!;
      if (last.at - first!.at > 400)
        setRate(((last.records - first!.records) * 1000) / (last.at - first!.at));
    };
    const follow = () => {
      events = new EventSource(`${path}/events`);
      events.addEventListener('job', ({ data }) => {
        const next = JSON.parse(data as string) as Job;
        setIsStale(false);
        take(next);
        if (!isActive(next)) events?.close();
      });
      // A browser reopens a lost stream by itself. It gives up a stream that was refused, such as after the
      // end of the session.
      events.addEventListener('error', () => {
        setIsStale(true);
        if (events?.readyState === EventSource.CLOSED) again = setTimeout(begin, AGAIN_MILLISECONDS);
      });
    };
    const begin = () => {
      read<Job>(path, { byItself: again !== undefined }).then(
        (now) => {
          if (isClosed) return;
          setError(undefined);
          take(now);
          if (isActive(now)) follow();
        },
        (failure: unknown) => {
          if (isClosed) return;
          setError(failure instanceof ApiError ? failure : new ApiError(0, String(failure)));
          if (again !== undefined) again = setTimeout(begin, AGAIN_MILLISECONDS);
        },
      );
    };
    begin();
    return () => {
      isClosed = true;
      clearTimeout(again);
      events?.close();
    };
  }, [client, name]);

  return { job, error, isStale: isStale && job !== undefined && isActive(job), rate, show };
}
