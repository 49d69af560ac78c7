import type { Weights } from '../../src/matching/weights.ts';

const MARK = 'export const WEIGHTS: Weights =';

/**
 * The source of the table of weights, with these in it.
 *
 * @param source as it is: what stands before the table, its types and their meaning, is kept
 * @param record what it was learned from and how it did, a sentence a line
 */
export function printWeights(source: string, weights: Weights, record: readonly string[]): string {
  const at = source.indexOf(MARK);
  if (at < 0) throw new Error(`There is no "${MARK}" to write after.`);
  const head = source.slice(0, at).replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/, '');
  const comment = ['/**', ...record.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
  return `${head}${comment}\n${MARK} ${JSON.stringify(weights, null, 2)};\n`;
}
