import type { ComponentChildren, Ref } from 'preact';

/** A part of the page that scrolls by itself. It can be reached by keyboard, because the arrow keys scroll it. */
export function Scroll({
  label,
  kind = '',
  place,
  children,
}: {
  label: string;
  kind?: string;
  place?: Ref<HTMLElement>;
  children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: axe's scrollable-region-focusable asks for it
    <section class={`scroll ${kind}`} ref={place ?? null} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
