import type { Frequency } from '../frequent-values.ts';
import { escaped, figure, percent } from './markup.ts';

/*
 * Bars within tables, as inline SVG in the colours of the page: `.before` and `.after` for a comparison of
 * two tables.
 */

/**
 * A bar for a share from 0 to 1. With `after`, a second bar below it.
 *
 * @param says the text for people who cannot see the bar
 */
export function shareBar(says: string, share: number, after?: number): string {
  const height = after === undefined ? 12 : 22;
  const bar = (value: number, y: number, kind: string) =>
    `<rect class="track" x="0" y="${y}" width="200" height="10" rx="2"/>` +
    `<rect class="${kind}" x="0" y="${y}" width="${round(value * 200)}" height="10" rx="2"/>`;
  const bars = bar(share, 1, 'before') + (after === undefined ? '' : bar(after, 12, 'after'));
  return `<svg class="share" preserveAspectRatio="none" role="img" aria-label="${escaped(says)}" viewBox="0 0 200 ${height}" width="200" height="${height}">${bars}</svg>`;
}

/** Values by frequency, as table rows with a bar each. */
export function rankedRows(top: readonly Frequency[], all: number): string {
  const highest = Math.max(1, ...top.map(({ count }) => count));
  return top
    .map(({ value, count }) => {
      const width = round((count / highest) * 120);
      const bar = `<svg class="bar" width="120" height="10" aria-hidden="true"><rect class="before" width="${width}" height="10" rx="2"/></svg>`;
      return `<tr><th scope="row"><code>${visible(value)}</code></th><td class="number">${figure(count)}</td><td class="number">${percent(all === 0 ? 0 : count / all)}</td><td>${bar}</td></tr>`;
    })
    .join('');
}

/** A value with its spaces made visible. */
export function visible(value: string): string {
  return escaped(value).replace(/^ +|(?<! ) +$| {2,}/g, (spaces) => '␣'.repeat(spaces.length));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
