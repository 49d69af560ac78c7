import { writeFileSync } from 'node:fs';
import { dot, line, type PlotOptions, plot, ruleY } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { QuickRun } from './history.ts';

/** The chart that docs/results/quick.md shows. */
export const CHART_FILE = new URL('../../docs/results/quick.svg', import.meta.url);

const { document } = parseHTML('<html></html>') as unknown as { document: PlotOptions['document'] };

/** Draws each row's figures over the runs, as a share of the row's first figure. */
export function drawChart(history: readonly QuickRun[]): void {
  const first = new Map<string, number>();
  const points = history.flatMap(({ figures }, run) =>
    Object.entries(figures).map(([row, figure]) => {
      if (!first.has(row)) first.set(row, figure);
      return { run: run + 1, row, share: figure / first.get(row)! };
    }),
  );
  const rows = [...first.keys()];
  const svg = plot({
    document,
    width: 900,
    height: 90 * rows.length,
    marginLeft: 60,
    marginRight: 180,
    style: 'background: white; color: #222; font: 12px sans-serif',
    x: { label: 'run', ticks: history.length < 20 ? history.map((_, run) => run + 1) : 20, tickFormat: 'd' },
    y: {
      label: null,
      percent: true,
      domain: [0, Math.max(1.5, ...points.map(({ share }) => share))],
      ticks: 3,
    },
    fy: { label: null, domain: rows },
    marks: [
      ruleY([1], { stroke: '#bbb' }),
      line(points, { x: 'run', y: 'share', fy: 'row', stroke: '#1659a7' }),
      dot(points, { x: 'run', y: 'share', fy: 'row', fill: '#1659a7', r: 2.5 }),
    ],
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  writeFileSync(CHART_FILE, `${svg.outerHTML}\n`);
}
