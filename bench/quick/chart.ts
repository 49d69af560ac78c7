import { writeFileSync } from 'node:fs';
import { dot, line, type PlotOptions, plot, ruleY } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { QuickRun } from './history.ts';

/** The chart that docs/results/quick.md shows. */
export const CHART_FILE = new URL('../../docs/results/quick.svg', import.meta.url);

const { document } = parseHTML('<html></html>') as unknown as { document: PlotOptions['document'] };

/** Draws each row's figures over the runs, in per cent of the row's first figure. */
export function drawChart(history: readonly QuickRun[]): void {
  const first = new Map<string, number>();
  const points = history.flatMap(({ figures }, run) =>
    Object.entries(figures).map(([row, figure]) => {
      if (!first.has(row)) first.set(row, figure);
      return { run: run + 1, row, share: (100 * figure) / first.get(row)! };
    }),
  );
  const rows = [...first.keys()];
  const highest = Math.max(150, ...points.map(({ share }) => share));
  const svg = plot({
    document,
    width: 900,
    height: 90 * rows.length,
    marginLeft: 60,
    marginRight: 180,
    style: { background: 'white', color: '#222', fontFamily: 'sans-serif', fontSize: '12px' },
    x: { label: 'run', ticks: history.length < 20 ? history.map((_, run) => run + 1) : 20, tickFormat: 'd' },
    y: { label: null, domain: [0, highest], ticks: [0, 50, 100, 150] },
    fy: { label: null, domain: rows, padding: 0.25 },
    marks: [
      ruleY([100], { stroke: '#bbb' }),
      line(points, { x: 'run', y: 'share', fy: 'row', stroke: '#1659a7' }),
      dot(points, { x: 'run', y: 'share', fy: 'row', fill: '#1659a7', r: 2.5 }),
    ],
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  writeFileSync(CHART_FILE, `${svg.outerHTML}\n`);
}
