import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, read } from '../../api.ts';
import type { Choices, Trial } from './types.ts';

/** How long the page waits for further changes before it tries the plan again, in milliseconds. */
const SETTLE_MILLISECONDS = 120;

export interface TriedPlan {
  /** The last trial. It stays while the next one runs. */
  readonly trial: Trial | undefined;
  readonly isRunning: boolean;
  readonly error: ApiError | undefined;
  retry(): void;
}

/** The path of a route of the page Clean a file. */
export const cleanPath = (client: string, path: string): string => `/console/api/clients/${client}/${path}`;

/** Tries a plan whenever a choice changes. A trial that is out of date is given up. */
export function useTrial(client: string, file: string, choices: Choices): TriedPlan {
  const [state, setState] = useState<{ trial?: Trial; error?: ApiError; isRunning: boolean }>({
    isRunning: true,
  });
  const [round, setRound] = useState(0);
  const isFirst = useRef(true);
  const key = JSON.stringify(choices);
  useEffect(() => {
    const stop = new AbortController();
    const run = () => {
      isFirst.current = false;
      read<Trial>(cleanPath(client, 'trial'), {
        method: 'POST',
        body: { file, choices: JSON.parse(key) as Choices },
        signal: stop.signal,
      }).then(
        (trial) => setState({ trial, isRunning: false }),
        (failure: unknown) => {
          if (stop.signal.aborted) return;
          const error = failure instanceof ApiError ? failure : new ApiError(0, String(failure));
          setState((last) => ({ ...last, error, isRunning: false }));
        },
      );
    };
    setState((last) => ({ ...last, isRunning: true }));
    const timer = setTimeout(run, isFirst.current ? 0 : SETTLE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, file, key, round]);
  const { trial, error, isRunning } = state;
  return { trial, error, isRunning, retry: () => setRound((last) => last + 1) };
}
