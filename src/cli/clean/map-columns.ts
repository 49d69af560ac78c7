import type { ColumnKind, RecognisedColumn } from '../../recognition/column-kind.ts';
import { ADDRESS_KINDS, SAID } from '../../recognition/recognise.ts';
import { inputName } from '../files/input-bytes.ts';
import type { LookedAt } from '../profile/look.ts';
import { UsageError } from '../usage-error.ts';

/** Kinds of which a record may have several columns. */
const SEVERAL: ReadonlySet<ColumnKind> = new Set(['address_line', 'email', 'telephone', 'id']);

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
  const columns = [...looked.columns];
  for (const [wanted, from] of told) {
    const kind = kindOf(wanted);
    const at = placeOf(looked, from);
    if (at < 0) {
      const have = columns
        .map(({ column }) => `\`${looked.labels.get(column.name) || column.name}\``)
        .join(', ');
      throw new Error(
        `${inputName(path)} has no column \`${from}\` for \`--map ${wanted}=${from}\`. Its columns are ${have}.`,
      );
    }
    if (kind !== undefined && !SEVERAL.has(kind)) {
      for (const [other, one] of columns.entries()) if (one.kind === kind) columns[other] = without(one);
    }
    const group = kind !== undefined && ADDRESS_KINDS.has(kind) ? mainGroup(columns) : '';
    columns[at] = { column: columns[at]!.column, kind, group };
  }
  return { ...looked, columns };
}

function kindOf(wanted: string): ColumnKind | undefined {
  if (wanted === LEAVE) return undefined;
  const plain = wanted.replace(/_\d+$/, '');
  if (Object.hasOwn(SAID, plain)) return plain as ColumnKind;
  throw new UsageError(`\`--map ${wanted}\`: it must be one of ${[...Object.keys(SAID), LEAVE].join(', ')}.`);
}

function placeOf({ columns, labels }: LookedAt, from: string): number {
  const byName = columns.findIndex(({ column }) => column.name === from);
  return byName >= 0 ? byName : columns.findIndex(({ column }) => labels.get(column.name) === from);
}

function without({ column }: RecognisedColumn): RecognisedColumn {
  return { column, kind: undefined, group: '' };
}

/** The group with the most address columns. Mapped columns join that address. */
function mainGroup(columns: readonly RecognisedColumn[]): string {
  const groups = Map.groupBy(
    columns.filter(({ kind }) => kind !== undefined && ADDRESS_KINDS.has(kind)),
    ({ group }) => group,
  );
  const [largest] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  return largest?.[0] ?? '';
}
