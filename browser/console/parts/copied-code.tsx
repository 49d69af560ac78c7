import { useRef, useState } from 'preact/hooks';
import { Scroll } from './scroll.tsx';

/** Code to copy. If the page may not write to the clipboard, as over plain http, the button selects the code. */
export function CopiedCode({ label, text }: { label: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const place = useRef<HTMLPreElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      getSelection()?.selectAllChildren(place.current!);
    }
  };
  return (
    <div class="copied">
      <Scroll label={label}>
        <pre ref={place}>{text}</pre>
      </Scroll>
      <button type="button" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
