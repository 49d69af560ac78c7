import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { count } from '../words.ts';
import { Scroll } from './scroll.tsx';

const ROW_HEIGHT = 32;
const HEAD_HEIGHT = 32;

/** Rows drawn beyond the visible ones, at each end. */
const SPARE = 8;

/**
 * A table of which only the visible rows are drawn. The links of its rows are one stop for the Tab key, because
 * a stop for each row would hold up whoever wants to go past the table. The arrow keys go from row to row.
 */
export function VirtualTable({
  label,
  columns,
  rows,
  first,
  cell,
  link,
}: {
  label: string;
  columns: readonly string[];
  rows: number;
  /** The number of the first row. */
  first: number;
  cell: (row: number, column: string) => string;
  /** The address that the number of a row leads to. */
  link?: ((number: number) => string) | undefined;
}) {
  const scroller = useRef<HTMLElement>(null);
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  const kept = useRef<Virtualizer<HTMLElement, Element>>(undefined as never);
  const options = {
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: SPARE,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => draw(0),
  };
  kept.current ??= new Virtualizer<HTMLElement, Element>(options);
  kept.current.setOptions(options);
  useLayoutEffect(() => kept.current._didMount(), []);
  useLayoutEffect(() => kept.current._willUpdate());
  const items = kept.current.getVirtualItems();
  const [chosen, choose] = useState(0);
  const stop = items.some(({ index }) => index === chosen) ? chosen : items[0]?.index;
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = (stop ?? 0) + step;
    if (step === 0 || next < 0 || next >= rows || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    choose(next);
    kept.current.scrollToIndex(next);
    scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${next + 2}"] a`)?.focus();
  };
  const above = items[0]?.start ?? 0;
  const below = kept.current.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <Scroll label={label} kind="data" place={scroller}>
      <table class="wide" aria-rowcount={rows + 1}>
        <thead style={{ height: `${HEAD_HEIGHT}px` }}>
          <tr aria-rowindex={1}>
            <th scope="col" class="number">
              Row
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {above > 0 && <tr style={{ height: `${above}px` }} />}
          {items.map(({ index }) => (
            <tr key={index} aria-rowindex={index + 2}>
              <th scope="row" class="number">
                {link === undefined ? (
                  count(first + index)
                ) : (
                  <a
                    href={link(first + index)}
                    title="What each step did to this record"
                    tabIndex={index === stop ? 0 : -1}
                  >
                    {count(first + index)}
                  </a>
                )}
              </th>
              {columns.map((column) => (
                <td key={column}>{cell(index, column)}</td>
              ))}
            </tr>
          ))}
          {below > 0 && <tr style={{ height: `${below}px` }} />}
        </tbody>
      </table>
    </Scroll>
  );
}
