import { wilson } from './wilson.ts';

/** A table in Markdown, with figures aligned right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const marks = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [head, marks, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A share with its Wilson bounds: `99.71 % (99.65–99.76)`. */
export function share(successes: number, trials: number): string {
  if (trials === 0) return '–';
  const [low, high] = wilson(successes, trials);
  const percent = (part: number) => (part * 100).toFixed(2);
  return `${percent(successes / trials)} % (${percent(low)}–${percent(high)})`;
}
