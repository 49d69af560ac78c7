import { useEffect, useState } from 'preact/hooks';
import { ApiError, ofClient, read } from './api.ts';
import { isActive, type Job } from './types.ts';

export interface Followed {
  readonly job: Job | undefined;
  readonly error: ApiError | undefined;
  /** Whether the stream is broken, so that what is shown may be old. */
  readonly isStale: boolean;
  /** Records a second, over the last seconds. */
  readonly rate: number | undefined;
  /** Shows this state, which another request has answered. */
  show(job: Job): void;
}

/** Over which time the rate is taken, in milliseconds. */
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
      // The browser opens the stream again by itself, unless the service refused it.
      events.addEventListener('error', () => setIsStale(true));
    };
    read<Job>(path).then(
      (first) => {
        if (isClosed) return;
        take(first);
        if (isActive(first)) follow();
      },
      (failure: unknown) =>
        setError(failure instanceof ApiError ? failure : new ApiError(0, String(failure))),
    );
    return () => {
      isClosed = true;
      events?.close();
    };
  }, [client, name]);

  return { job, error, isStale: isStale && job !== undefined && isActive(job), rate, show };
}
