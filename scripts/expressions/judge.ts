import { analyse } from 'scslre';
import type { FoundExpression } from './find.ts';

/**
 * Says why an expression may take more than linear time on hostile text. Returns undefined if it cannot. The
 * reports are scslre's. `Self` and `Trade` backtrack within a match. `Move` starts a new match at every
 * character, as `/\/+$/` does on a text of slashes.
 */
export function superLinear({ source, flags }: FoundExpression): string | undefined {
  if (source === undefined) return 'is assembled at run time, so it cannot be checked';
  const [report] = analyse({ source, flags }).reports;
  if (report === undefined) return undefined;
  const growth = report.exponential ? 'exponential' : 'quadratic or worse';
  return `takes ${growth} time on hostile text (${report.type})`;
}
