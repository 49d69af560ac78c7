import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';

/** Shows secrets that cannot be shown again, each with a button that copies it. */
export function ShownOnce({
  title,
  secrets,
  onClose,
}: {
  title: string;
  /** Name → text. */
  secrets: Readonly<Record<string, string>>;
  onClose: () => void;
}) {
  const [copied, setCopied] = useState<string>();
  const copy = async (name: string, text: string) => {
    // Without the permission, the text can still be selected.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(name),
      () => undefined,
    );
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>Copy it now. The service keeps no copy that could be shown again.</p>
      <dl class="secrets">
        {Object.entries(secrets).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
              <button type="button" onClick={() => void copy(name, text)} aria-label={`Copy the ${name}`}>
                {copied === name ? 'Copied' : 'Copy'}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <div class="buttons">
        <button type="button" class="primary" onClick={onClose}>
          I have kept it
        </button>
      </div>
    </Dialog>
  );
}
