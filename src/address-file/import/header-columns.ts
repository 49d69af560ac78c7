/** The wanted columns of a header, by the names that they go by: each a pattern for the whole of the name, in small letters. */
export type ColumnNames<Name extends string> = Readonly<Record<Name, RegExp>>;

/**
 * Where the wanted columns are in a header row; −1 for those that it lacks. Case, spaces and underscores make no
 * difference: `Post Town` and `POST_TOWN` are `posttown`.
 */
export function headerColumns<Name extends string>(
  header: readonly string[],
  names: ColumnNames<Name>,
): Readonly<Record<Name, number>> {
  const plain = header.map(plainColumn);
  const found = Object.entries<RegExp>(names).map(([name, pattern]) => [
    name,
    plain.findIndex((column) => pattern.test(column)),
  ]);
  return Object.fromEntries(found);
}

/** A column's name as the patterns of {@link headerColumns} see it. */
export function plainColumn(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}
