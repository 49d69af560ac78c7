import type { ComponentChildren } from 'preact';
import type { ApiError } from '../api.ts';

/** The head of a page: its title, and its one primary action at the right. */
export function PageHead({
  title,
  above,
  below,
  action,
}: {
  title: string;
  above?: ComponentChildren;
  below?: ComponentChildren;
  action?: ComponentChildren;
}) {
  return (
    <div class="head">
      <div>
        {above && <p class="above">{above}</p>}
        <h1>{title}</h1>
        {below && <p class="below">{below}</p>}
      </div>
      {action && <div class="action">{action}</div>}
    </div>
  );
}

/** Fills the place of content that does not exist yet, with one sentence and what to do. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Says why something could not be loaded. If an older state is shown below, says that it is stale. */
export function Failure({
  error,
  isStale = false,
  retry,
}: {
  error: ApiError;
  isStale?: boolean;
  retry: () => void;
}) {
  return (
    <div class="note bad" role="alert">
      <p>
        {isStale && <strong>Stale. </strong>}
        {error.message}
      </p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

export function Waiting() {
  return (
    <p class="waiting" aria-busy="true">
      Loading
    </p>
  );
}
