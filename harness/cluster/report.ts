import type { History } from './history/history.ts';
import { givenUp } from './players/patience.ts';

/** What happened after a fault. */
export interface Outage {
  readonly fault: string;
  /** Whether the database may have changed its primary. */
  readonly isFailOver: boolean;
  /** The longest time in which nothing could be stored, in seconds, from the fault until all worked again. */
  readonly unavailable: number;
  /** The longest part of such a time that came after the end of the fault, in seconds. */
  readonly unavailableAfter: number;
  /** From the end of the fault until all worked again, in seconds. */
  readonly recovered: number;
}

export interface ClusterReport {
  readonly broken: readonly string[];
  readonly outages: readonly Outage[];
  readonly figures: Readonly<Record<string, number>>;
}

/** Answers that the service must never give. */
export function impossibleAnswers({ exchanges }: History): string[] {
  const failed = exchanges.filter(({ status }) => status === 500);
  const silent = exchanges.filter(
    ({ status, isFromService, hasRetryAfter }) => status === 503 && isFromService && !hasRetryAfter,
  );
  return [
    ...failed.map(({ route, begin }) => `${route} was answered with 500 at ${begin.toFixed(0)} ms.`),
    ...silent.map(
      ({ route, begin }) => `${route} was answered with 503 without Retry-After at ${begin.toFixed(0)} ms.`,
    ),
  ];
}

/** What happened in a run, in numbers. */
export function figuresOf(
  { exchanges, keys }: History,
  jobs: number,
  outages: readonly Outage[],
): Record<string, number> {
  const count = (fits: (status: number) => boolean) => exchanges.filter(({ status }) => fits(status)).length;
  const longest = (time: 'unavailable' | 'unavailableAfter', isFailOver: boolean) =>
    rounded(Math.max(0, ...outages.filter((one) => one.isFailOver === isFailOver).map((one) => one[time])));
  return {
    faults: outages.length,
    'longest time without service, fault of the databases, s': longest('unavailable', true),
    'longest time without service after the end of a fault of the databases, s': longest(
      'unavailableAfter',
      true,
    ),
    'longest time without service, other fault, s': longest('unavailable', false),
    'longest time without service after the end of another fault, s': longest('unavailableAfter', false),
    requests: exchanges.length,
    'datasets and jobs': keys,
    'jobs completed and compared': jobs,
    'connections that broke': count((status) => status === 0),
    'answers 502, 503 and 504': count((status) => status >= 502),
    'calls on which the client package gave up': givenUp.calls,
    'longest request, s': rounded(Math.max(0, ...exchanges.map(({ begin, end }) => end - begin)) / 1000),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
