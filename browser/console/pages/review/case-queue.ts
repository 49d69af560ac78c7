import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, read } from '../../api.ts';
import { several } from '../../words.ts';
import type { Decision, ReviewCase, ReviewPage, Settled } from './types.ts';

/** An answer of this session, for taking it back. */
interface Given {
  readonly found: ReviewCase;
  readonly first: string;
  readonly second: string;
  readonly decision: Decision;
}

export interface CaseQueue {
  /** The output, without its cases. Undefined while it is loaded. */
  readonly page: ReviewPage | undefined;
  readonly error: ApiError | undefined;
  /** The case that is shown, or undefined when every case has been answered. */
  readonly found: ReviewCase | undefined;
  readonly left: number;
  /** How many cases were put off in this session. */
  readonly skipped: number;
  readonly canUndo: boolean;
  /** What the last answer did, in a sentence. */
  readonly says: string;
  /** Milliseconds for the cases that are left, at the speed of this session. */
  readonly timeLeft: number | undefined;
  answer(first: string, second: string, decision: Decision): Promise<void>;
  skip(): void;
  undo(): Promise<void>;
  reload(): void;
}

/** When fewer cases than this wait, the next ones are requested. */
const FEW = 5;

/** The time for one case is an average over the last answers, up to this many. */
const TIMED = 20;

/** A case that takes longer than this was left alone. It does not count for the average. */
const LONGEST_CASE = 120_000;

/** Goes through the cases of an output: loads them, sends the answers, and takes them back. */
export function useCaseQueue(path: string): CaseQueue {
  const [page, setPage] = useState<ReviewPage>();
  const [error, setError] = useState<ApiError>();
  const [queue, setQueue] = useState<readonly ReviewCase[]>([]);
  const [left, setLeft] = useState(0);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [says, setSays] = useState('');
  const [times, setTimes] = useState<readonly number[]>([]);
  const since = useRef(performance.now());
  const isBusy = useRef(false);
  /** The cases that were answered. A key that comes before the next case is drawn must not answer one twice. */
  const answered = useRef(new Set<number>());
  const isLoading = useRef(false);
  /** The cases that left the queue by an answer or by being put off, in that order. Some are there more than once. */
  const gone = useRef<number[]>([]);

  const failed = useCallback((failure: unknown) => {
    setError(failure instanceof ApiError ? failure : new ApiError(0, String(failure)));
  }, []);

  /** Loads the cases after a number, or from the first. Cases that were put off come when no others are left. */
  const load = useCallback(
    async (after: number, before: readonly ReviewCase[], without: ReadonlySet<number>) => {
      isLoading.current = true;
      try {
        const earlier = gone.current.length;
        const next = await read<ReviewPage>(`${path}?after=${after}`);
        // Cases that left the queue meanwhile must not come back, and the count of the last answer is newer.
        const lately = new Set(gone.current.slice(earlier));
        setPage(next);
        if (lately.size === 0) setLeft(next.left);
        setError(undefined);
        const known = new Set(before.map(({ number }) => number));
        const fresh = next.cases.filter(({ number }) => !known.has(number) && !without.has(number));
        const all = [...before, ...fresh].filter(({ number }) => !lately.has(number));
        const last = next.cases.at(-1)?.number;
        if (all.length === 0 && last !== undefined) return await load(last, [], without);
        if (all.length === 0 && next.left > 0 && (after >= 0 || without.size > 0)) {
          setSkipped(new Set());
          return await load(-1, [], new Set());
        }
        setQueue(all);
      } catch (failure) {
        failed(failure);
      } finally {
        isLoading.current = false;
      }
    },
    [path, failed],
  );

  useEffect(() => void load(-1, [], new Set()), [load]);
  const found = queue[0];
  useEffect(() => {
    since.current = performance.now();
  }, [found?.number]);

  const refill = (rest: readonly ReviewCase[], all: number, without: ReadonlySet<number>) => {
    setQueue(rest);
    if (rest.length >= FEW || rest.length >= all || isLoading.current) return;
    void load(rest.at(-1)?.number ?? found?.number ?? -1, rest, without);
  };

  const send = (first: string, second: string, decision: Decision | null) =>
    read<Settled>(`${path}/decisions`, { method: 'POST', body: { first, second, decision } });

  const guarded = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
      setError(undefined);
    } catch (failure) {
      failed(failure);
    } finally {
      isBusy.current = false;
    }
  };

  const answer = (first: string, second: string, decision: Decision) =>
    guarded(async () => {
      if (found === undefined || answered.current.has(found.number)) return;
      const took = performance.now() - since.current;
      const { settled, left: remaining } = await send(first, second, decision);
      answered.current.add(found.number);
      const others = settled.filter((number) => number !== found.number).length;
      setSays(
        others === 0 ? 'Kept.' : `Kept. This also settles ${several(others, 'other case', 'other cases')}.`,
      );
      if (took < LONGEST_CASE) setTimes((all) => [...all.slice(1 - TIMED), took]);
      setGiven((all) => [...all, { found, first, second, decision }]);
      setLeft(remaining);
      const leave = new Set(settled).add(found.number);
      gone.current.push(...leave);
      refill(
        queue.filter(({ number }) => !leave.has(number)),
        remaining,
        skipped,
      );
    });

  const skip = () => {
    if (found === undefined || isBusy.current) return;
    const without = new Set(skipped).add(found.number);
    setSkipped(without);
    setSays('Put off. It comes back at the end.');
    gone.current.push(found.number);
    refill(queue.slice(1), left, without);
  };

  const undo = () =>
    guarded(async () => {
      const last = given.at(-1);
      if (last === undefined) return;
      const { left: remaining, reopened } = await send(last.first, last.second, null);
      answered.current.delete(last.found.number);
      setGiven((all) => all.slice(0, -1));
      setLeft(remaining);
      setQueue([last.found]);
      await load(-1, [last.found], skipped);
      const others = reopened.filter((number) => number !== last.found.number).length;
      setSays(
        `Took back the answer “${last.decision === 'together' ? 'same' : 'different'}”.${
          others === 0 ? '' : ` ${several(others, 'other case is', 'other cases are')} open again.`
        }`,
      );
    });

  const average = times.length === 0 ? undefined : times.reduce((sum, one) => sum + one, 0) / times.length;
  return {
    page,
    error,
    found,
    left,
    skipped: skipped.size,
    canUndo: given.length > 0,
    says,
    timeLeft: average === undefined ? undefined : average * left,
    answer,
    skip,
    undo,
    reload: () => void load(-1, [], skipped),
  };
}
