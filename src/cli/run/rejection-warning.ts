import { itemAt } from '../../present.ts';
import { count } from '../print.ts';

/** Rejected rows are a warning above this share of all rows. Fewer are usual, and the summary counts them. */
export const LOUD_SHARE = 0.5;

/** The most reasons that are counted separately. All further reasons count as other reasons. */
const REASONS = 100;

/** The number of reasons to show, the most frequent first. */
const SHOWN = 3;

interface Counted {
  /** The first row with the reason: its line, and the reason in its own words. */
  readonly line: number;
  readonly reason: string;
  rows: number;
}

/** The remedies for reasons that have a usual cause. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /^The row has .* but the header has/,
    'Look at that line. Rows above the header are left out with `--rows-above NUMBER` of `fettle run`. Values that contain the delimiter must be in double quotes. If no line fits, export the file again.',
  ],
  [/quote/, 'A quotation mark in a value must be doubled. Export the file again, with all values in quotes.'],
  [
    /decod|UTF|Windows-1252/i,
    'The file is not text in one encoding. Export it again as UTF-8, or as an Excel workbook.',
  ],
  [
    /in column [A-Z]+ of the sheet/,
    'Give that column of the sheet a heading, or name another sheet with `--sheet NAME`.',
  ],
  [/^\S+ must be /, 'If the column may have other values, declare it as `text` in the workflow.'],
];

/** Counts why rows are rejected, to warn if most of them are. */
export class RejectionWarning {
  readonly #reasons = new Map<string, Counted>();
  #rows = 0;

  add(line: number, reason: string): void {
    this.#rows++;
    // `has 3 fields` and `has 4 fields` are one reason, and so are reasons that quote different values.
    const [key = ''] = reason.replace(/\d+/g, '#').split(/["“]/, 1);
    const known = this.#reasons.get(key);
    if (known !== undefined) known.rows++;
    else if (this.#reasons.size < REASONS) this.#reasons.set(key, { line, reason, rows: 1 });
  }

  /**
   * The warning, or undefined unless more than half of the rows were rejected.
   *
   * @param read how many rows were read
   */
  text(read: number): string | undefined {
    if (this.#rows === 0 || this.#rows <= read * LOUD_SHARE) return undefined;
    const share = Math.floor((100 * this.#rows) / Math.max(1, read));
    const reasons = [...this.#reasons.values()].toSorted((one, other) => other.rows - one.rows);
    const shown = reasons
      .slice(0, SHOWN)
      .map(
        ({ rows, line, reason }) =>
          `  ${count(rows)} ${rows === 1 ? 'row' : 'rows'}, first in line ${line}: ${reason}`,
      );
    const first = itemAt(reasons, 0).reason;
    const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(first)) ?? [];
    return [
      `WARNING: ${count(this.#rows)} of ${count(read)} rows (${share} %) were rejected. The output lacks them.`,
      ...shown,
      ...(remedy === undefined ? [] : [`  ${remedy}`]),
    ].join('\n');
  }
}
