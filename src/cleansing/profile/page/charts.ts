import type { Frequency } from '../frequent-values.ts';
import type { LengthReport } from '../report.ts';
import { LONGEST_LENGTH } from '../report.ts';
import { escaped, figure, percent } from './markup.ts';

/*
 * Charts as inline SVG, in the colours of the page: `.before` and `.after` for a comparison of two tables.
 * Each chart has a text that says what it shows, and all its figures are also on the page as text.
 */

/** A bar for a fill rate, 0 to 1. With `after`, a second bar below it. */
export function fillBar(name: string, share: number, after?: number): string {
  const height = after === undefined ? 12 : 22;
  const says = `${name}: ${percent(share)} filled${after === undefined ? '' : `, afterwards ${percent(after)}`}`;
  const bar = (value: number, y: number, kind: string) =>
    `<rect class="track" x="0" y="${y}" width="200" height="10" rx="2"/>` +
    `<rect class="${kind}" x="0" y="${y}" width="${round(value * 200)}" height="10" rx="2"/>`;
  return svg(
    200,
    height,
    says,
    bar(share, 1, 'before') + (after === undefined ? '' : bar(after, 12, 'after')),
  );
}

/** A chart of the number of values by length. */
export function lengthChart({ counts, least, most }: LengthReport): string {
  const last = Math.min(most, LONGEST_LENGTH + 1);
  const first = Math.min(least, last);
  const highest = Math.max(...counts.map(({ count }) => count));
  const step = Math.min(24, 320 / (last - first + 1));
  const width = Math.max(60, step * (last - first + 1));
  const bars = counts.map(({ length, count }) => {
    const height = Math.max(1, (count / highest) * 70);
    const x = (length - first) * step;
    return `<rect class="before" x="${round(x)}" y="${round(72 - height)}" width="${round(Math.max(1, step - 1))}" height="${round(height)}"/>`;
  });
  const end = most > LONGEST_LENGTH ? `over ${LONGEST_LENGTH}` : String(most);
  const labels =
    `<text x="0" y="86">${first}</text>` +
    (first === last ? '' : `<text x="${width}" y="86" text-anchor="end">${end}</text>`);
  return svg(
    width,
    90,
    `Lengths of the values, from ${figure(least)} to ${figure(most)} characters`,
    `<line class="axis" x1="0" y1="72.5" x2="${width}" y2="72.5"/>${bars.join('')}${labels}`,
  );
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
function visible(value: string): string {
  return escaped(value).replace(/^ +|(?<! ) +$| {2,}/g, (spaces) => '␣'.repeat(spaces.length));
}

function svg(width: number, height: number, says: string, content: string): string {
  return `<svg role="img" aria-label="${escaped(says)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
