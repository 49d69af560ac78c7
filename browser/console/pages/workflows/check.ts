import { useEffect, useState } from 'preact/hooks';
import { read } from '../../api.ts';
import type { Mistake } from './types.ts';

/** How long the text must rest before it is checked, in milliseconds. */
const REST_MILLISECONDS = 250;

export interface DraftInput {
  readonly name: string;
  readonly columns: readonly { readonly name: string }[];
}

export interface DraftParameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly required: boolean;
  readonly default: string | number | boolean | null;
  readonly enum?: readonly (string | number | boolean)[];
}

export interface Checked {
  /** The text that was checked. */
  readonly text: string;
  /** The name of the workflow, if it has no mistakes. */
  readonly name?: string;
  /** The inputs and parameters, if it has no mistakes. */
  readonly inputs?: readonly DraftInput[];
  readonly parameters?: readonly DraftParameter[];
  readonly mistakes: readonly Mistake[];
}

/**
 * Has the service check a workflow file whenever its text has not changed for a moment. Until the answer
 * comes, the last findings stay. Sends no request if there is no text.
 */
export function useCheck(text: string | undefined): Checked | undefined {
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (text === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const asked = { method: 'POST', body: { source: text }, signal: stop.signal };
      read<Omit<Checked, 'text'>>('/console/api/workflow-check', asked).then(
        (found) => {
          if (!stop.signal.aborted) setChecked({ ...found, text });
        },
        // The next change asks again, and installing checks in any case.
        () => undefined,
      );
    }, REST_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return checked;
}
