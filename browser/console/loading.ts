import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from './api.ts';

export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly error: ApiError | undefined;
  reload(): void;
}

/**
 * Loads a value. Loads it again whenever `key` changes, and after the milliseconds that `again` returns. A
 * page in the background waits until it is visible. The last value of a key stays while the next one is
 * loaded, or if that fails.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal, isFirst: boolean) => Promise<Value>,
  again?: (value: Value | undefined) => number | undefined,
): Loaded<Value> {
  const [state, setState] = useState<{ key: string; value?: Value; error?: ApiError }>({ key });
  const [round, setRound] = useState(0);
  const latest = useRef({ load, again });
  latest.current = { load, again };
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async (isFirst: boolean): Promise<void> => {
      let value: Value | undefined;
      try {
        value = await latest.current.load(stop.signal, isFirst);
        if (stop.signal.aborted) return;
        setState({ key, value });
      } catch (error) {
        if (stop.signal.aborted) return;
        const known = error instanceof ApiError ? error : new ApiError(0, String(error));
        setState((last) => (last.key === key ? { ...last, error: known } : { key, error: known }));
      }
      const pause = latest.current.again?.(value);
      if (pause !== undefined) timer = setTimeout(() => void whenVisible(), pause);
    };
    const whenVisible = (): void | Promise<void> =>
      document.hidden ? document.addEventListener('visibilitychange', once) : run(false);
    const once = () => {
      document.removeEventListener('visibilitychange', once);
      void whenVisible();
    };
    void run(true);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', once);
    };
  }, [key, round]);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  const isOfKey = state.key === key;
  return { value: isOfKey ? state.value : undefined, error: isOfKey ? state.error : undefined, reload };
}
