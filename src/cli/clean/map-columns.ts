import { type Correction, correctColumns } from '../../planning/correct-columns.ts';
import type { LookedAt } from '../../planning/look.ts';
import type { ColumnKind } from '../../recognition/column-kind.ts';
import { SAID } from '../../recognition/recognise.ts';
import { placeOfColumn } from '../../records/header.ts';
import { inputName } from '../files/input-bytes.ts';
import { UsageError } from '../usage-error.ts';

export const LEAVE = 'nothing';

/**
 * Applies the user's corrections to the recognised columns. `email=E-Mail` makes the column email addresses,
 * whatever it contains. `nothing=Remarks` leaves the column alone.
 *
 * @param told pairs of a kind (`email`, `address_line_1`) and a column, by name or heading
 * @throws Error if the file has no such column
 * @throws UsageError if there is no such kind
 */
export function mapColumns(
  looked: LookedAt,
  told: readonly (readonly [kind: string, column: string])[],
  path: string,
): LookedAt {
  const corrections = told.map(([wanted, from]): Correction => {
    const kind = kindOf(wanted);
    const column = placeOf(looked, from);
    if (column >= 0) return { column, kind };
    const have = looked.columns
      .map(({ column }) => `\`${looked.labels.get(column.name) || column.name}\``)
      .join(', ');
    throw new Error(
      `${inputName(path)} has no column \`${from}\` for \`--map ${wanted}=${from}\`. Its columns are ${have}.`,
    );
  });
  return correctColumns(looked, corrections);
}

function kindOf(wanted: string): ColumnKind | undefined {
  if (wanted === LEAVE) return undefined;
  const plain = wanted.replace(/_\d+$/, '');
  if (Object.hasOwn(SAID, plain)) return plain as ColumnKind;
  throw new UsageError(`\`--map ${wanted}\`: it must be one of ${[...Object.keys(SAID), LEAVE].join(', ')}.`);
}

function placeOf({ columns, labels }: LookedAt, from: string): number {
  const names = columns.map(({ column }) => column.name);
  return placeOfColumn(
    names,
    names.map((name) => labels.get(name) ?? name),
    from,
  );
}
