import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { ApiError } from '../api.ts';
import { Dialog } from './dialog.tsx';

/**
 * A dialog with a form. Its button says what will be done. If that is refused, the dialog stays open and says why, and
 * what was typed stays.
 */
export function FormDialog({
  title,
  action,
  isDanger = false,
  keep = 'Back',
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  /** The words on the button: a verb and what it changes. */
  action: string;
  /** Whether something is lost. */
  isDanger?: boolean;
  /** The words on the button that changes nothing. */
  keep?: string;
  onSubmit: (fields: FormData) => Promise<void>;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(undefined);
    try {
      await onSubmit(new FormData(form.current!));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError(0, String(failure)));
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} onSubmit={(event) => void submit(event)}>
        {children}
        {error !== undefined && (
          <p class="note bad" role="alert">
            {error.message}
          </p>
        )}
        <div class="buttons">
          <button type="button" onClick={onClose}>
            {keep}
          </button>
          <button type="submit" class={isDanger ? 'danger' : 'primary'} disabled={isBusy}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The text of a field, without spaces around it. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The parts of a field between line ends and commas, without empty ones. */
export function linesOf(fields: FormData, name: string): string[] {
  return textOf(fields, name)
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The moment at the end of the day of a date field; null if it is empty. */
export function endOfDay(fields: FormData, name: string): string | null {
  const day = textOf(fields, name);
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
}
