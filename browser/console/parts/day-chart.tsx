import { useEffect, useRef } from 'preact/hooks';
import type uPlot from 'uplot';
import type { DayCount } from '../types.ts';
import { count } from '../words.ts';

const HEIGHT = 120;

/** Bars for the days of a period, and the same figures as a table for people who cannot see the bars. */
export function DayChart({ title, unit, days }: { title: string; unit: string; days: readonly DayCount[] }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = days.map(({ count }) => count).join();
  useEffect(() => {
    const root = place.current!;
    let plot: uPlot | undefined;
    let isGone = false;
    const draw = async () => {
      // Loading uPlot fails if the browser's language is not a valid tag (`en-US@posix`). The table is shown
      // anyway.
      const loaded = await import('uplot').catch(() => undefined);
      if (loaded === undefined || isGone) return;
      plot?.destroy();
      plot = new loaded.default(optionsFor(root, days, loaded.default), dataOf(days), root);
    };
    void draw();
    const resized = new ResizeObserver(() => {
      if (plot !== undefined && plot.width !== root.clientWidth)
        plot.setSize({ width: root.clientWidth, height: HEIGHT });
    });
    resized.observe(root);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => void draw();
    dark.addEventListener('change', redraw);
    return () => {
      isGone = true;
      dark.removeEventListener('change', redraw);
      resized.disconnect();
      plot?.destroy();
    };
  }, [shown]);
  const today = days.at(-1)?.count ?? 0;
  const total = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <section class="card">
      <h2>{title}</h2>
      <p class="figure">
        <strong>{count(today)}</strong> today{' '}
        <span class="soft">
          · {count(total)} in {days.length} days
        </span>
      </p>
      <div class="chart" ref={place} aria-hidden="true" />
      <div class="unseen">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count: number }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{count(number)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function dataOf(days: readonly DayCount[]): uPlot.AlignedData {
  return [days.map((_, at) => at), days.map((day) => day.count)];
}

function optionsFor(root: HTMLElement, days: readonly DayCount[], { paths }: typeof uPlot): uPlot.Options {
  const style = getComputedStyle(root);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const font = `11px ${style.fontFamily}`;
  const dayOf = (at: number) => {
    const day = days[at]?.day;
    return day === undefined ? '' : String(Number(day.slice(8)));
  };
  return {
    width: Math.max(120, root.clientWidth),
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.6, days.length - 0.4] },
      y: { range: (_plot, _least, most) => [0, Math.max(1, most * 1.1)] },
    },
    axes: [
      {
        stroke: colour('--soft'),
        font,
        size: 24,
        grid: { show: false },
        ticks: { show: false },
        splits: () =>
          days.map((_, at) => at).filter((at) => (days.length - 1 - at) % Math.ceil(days.length / 5) === 0),
        values: (_plot, splits) => splits.map(dayOf),
      },
      {
        stroke: colour('--soft'),
        font,
        size: 44,
        grid: { stroke: colour('--line'), width: 1 },
        ticks: { show: false },
        space: 36,
        values: (_plot, splits) => splits.map((value) => short(value)),
      },
    ],
    series: [
      {},
      {
        fill: colour('--accent'),
        width: 0,
        points: { show: false },
        paths: paths.bars!({ size: [0.7, 28] }),
      },
    ],
  };
}

/** `1.2 M`, `30 k` */
function short(value: number): string {
  if (value >= 1e6) return `${+(value / 1e6).toFixed(1)} M`;
  if (value >= 1e3) return `${+(value / 1e3).toFixed(1)} k`;
  return Number.isInteger(value) ? String(value) : '';
}
