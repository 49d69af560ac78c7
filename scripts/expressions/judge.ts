import { analyse } from 'scslre';
import type { FoundExpression } from './find.ts';

/**
 * Why an expression may take more than linear time on a hostile text, or undefined where it cannot. The
 * reports are those of scslre: `Self` and `Trade` backtrack inside a match; `Move` starts a match again at
 * every character, as `/\/+$/` does on a text of slashes.
 */
export function superLinear({ source, flags }: FoundExpression): string | undefined {
  if (source === undefined) return 'is put together while the program runs, so nobody can check it';
  const [report] = analyse({ source, flags }).reports;
  if (report === undefined) return undefined;
  const growth = report.exponential ? 'exponential' : 'quadratic or worse';
  return `takes ${growth} time on hostile text (${report.type})`;
}
