import { useEffect, useState } from 'preact/hooks';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly isBad: boolean;
}

/** How long a toast stays, in milliseconds. One that reports a failure stays until it is closed. */
const SHOWN_MILLISECONDS = 6000;
const MOST = 4;

let next = 1;
let tell: (toast: Toast) => void = () => undefined;

/** Says in a sentence what was done, or why it was not. */
export function toast(text: string, { isBad = false } = {}): void {
  tell({ id: next++, text, isBad });
}

export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const close = (id: number) => setToasts((all) => all.filter((one) => one.id !== id));
  useEffect(() => {
    tell = (toast) => {
      setToasts((all) => [...all.slice(1 - MOST), toast]);
      if (!toast.isBad) setTimeout(() => close(toast.id), SHOWN_MILLISECONDS);
    };
  }, []);
  return (
    <div class="toasts" role="status">
      {toasts.map(({ id, text, isBad }) => (
        <div key={id} class={isBad ? 'toast bad' : 'toast'}>
          <span>{text}</span>
          <button type="button" class="plain" aria-label="Close this message" onClick={() => close(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
