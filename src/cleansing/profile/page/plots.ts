import { barX, type PlotOptions, plot, rectY, ruleX, ruleY } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { FieldReport } from '../comparison/comparison-report.ts';
import { OUTCOME_TEXTS, OUTCOMES, type Outcome } from '../comparison/outcome.ts';
import type { LengthReport } from '../report.ts';
import { LONGEST_LENGTH } from '../report.ts';
import { figure, legible, percent } from './markup.ts';

/*
 * Charts by Observable Plot, drawn into the page when it is written, as SVG in the colours of the page: the
 * page needs no script. All figures of a chart are also on the page as text.
 */

const { document } = parseHTML('<html></html>') as unknown as { document: PlotOptions['document'] };

/**
 * The outcomes that charts show. Empty and unchecked values say nothing about quality, so they are left out.
 */
export const CHARTED: readonly Outcome[] = OUTCOMES.filter(
  (outcome) => outcome !== 'blank' && outcome !== 'unchecked',
);

/** A bar for each field: the share of its values with each outcome. */
export function outcomesChart(
  fields: readonly { readonly title: string; readonly counts: FieldReport['counts'] }[],
): string {
  const bars = fields.flatMap(({ title, counts }) => {
    const values = CHARTED.reduce((sum, outcome) => sum + counts[outcome], 0);
    return CHARTED.filter((outcome) => counts[outcome] > 0).map((outcome) => ({
      field: title,
      outcome,
      share: counts[outcome] / values,
      says: `${title}: ${figure(counts[outcome])} ${OUTCOME_TEXTS[outcome]} (${percent(counts[outcome] / values)})`,
    }));
  });
  return inBothWidths((width) => ({
    ariaLabel: 'What became of the values of each field',
    width,
    marginLeft: width > 500 ? 170 : 105,
    marginRight: 12,
    marginTop: 4,
    marginBottom: 38,
    x: { percent: true, label: 'share of values, %' },
    y: {
      label: null,
      domain: fields.map(({ title }) => title),
      tickFormat: shortened(width > 500 ? 26 : 15),
    },
    color: { domain: [...CHARTED], range: CHARTED.map((outcome) => `var(--${outcome})`) },
    marks: [
      barX(bars, {
        y: 'field',
        x: 'share',
        fill: 'outcome',
        title: 'says',
        order: [...CHARTED],
        insetTop: 3,
        insetBottom: 3,
      }),
      ruleX([0]),
    ],
  }));
}

/** A bar for each reason: how often it was given, the most frequent first. */
export function reasonsChart(
  label: string,
  reasons: readonly { readonly code: string; readonly count: number }[],
): string {
  return inBothWidths((width) => ({
    ariaLabel: label,
    width,
    marginLeft: width > 500 ? 170 : 150,
    marginRight: 16,
    marginTop: 4,
    marginBottom: 38,
    x: {
      label: 'values',
      ticks: Math.min(5, Math.max(...reasons.map(({ count }) => count))),
      tickFormat: 'd',
    },
    y: { label: null, domain: reasons.map(({ code }) => code), tickFormat: shortened(24) },
    marks: [
      barX(reasons, {
        y: 'code',
        x: 'count',
        fill: 'var(--before)',
        title: ({ count }: { count: number }) => figure(count),
        insetTop: 2,
        insetBottom: 2,
      }),
      ruleX([0]),
    ],
  }));
}

/** The number of values by length. */
export function lengthChart({ counts, least, most }: LengthReport): string {
  const last = Math.min(most, LONGEST_LENGTH + 1);
  const first = Math.min(least, last);
  const bars = counts.map(({ length, count }) => ({ from: length - 0.5, to: length + 0.5, count }));
  const end = most > LONGEST_LENGTH ? `over ${LONGEST_LENGTH}` : String(most);
  return drawn({
    ariaLabel: `Lengths of the values, from ${figure(least)} to ${figure(most)} characters`,
    width: 300,
    height: 120,
    marginLeft: 10,
    marginRight: 24,
    marginTop: 6,
    x: {
      type: 'linear',
      domain: [first - 0.5, last + 0.5],
      ticks: [...new Set([first, last])],
      tickFormat: (length: number) => (length === last ? end : String(length)),
      label: null,
    },
    y: { axis: null },
    marks: [barYBetween(bars), ruleY([0])],
  });
}

function barYBetween(bars: readonly { from: number; to: number; count: number }[]) {
  return rectY(bars, {
    x1: 'from',
    x2: 'to',
    y: 'count',
    fill: 'var(--before)',
    insetLeft: 0.5,
    insetRight: 0.5,
  });
}

/**
 * Draws a wide chart for screens and a narrow one for telephones. The text of a wide chart scaled down would
 * be too small to read.
 */
function inBothWidths(options: (width: number) => PlotOptions): string {
  return `<div class="on-wide">${drawn(options(860))}</div><div class="on-narrow">${drawn(options(340))}</div>`;
}

function drawn(options: PlotOptions): string {
  const svg = plot({ ...options, document, className: 'plot', style: { fontSize: '12px' } });
  // The page's own style contains what the chart needs, and the page allows no other style.
  svg.querySelector('style')?.remove();
  svg.removeAttribute('style');
  svg.setAttribute('role', 'img');
  svg.setAttribute('font-size', '12');
  return svg.outerHTML;
}

function shortened(most: number): (text: string) => string {
  return (text) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
}

/**
 * Makes titles of fields for a chart. They are legible and all different, because a bar is found by its
 * title.
 */
export function distinctTitles(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const plain = legible(title, 60);
    let name = plain;
    for (let number = 2; taken.has(name); number++) name = `${plain} (${number})`;
    taken.add(name);
    return name;
  });
}
