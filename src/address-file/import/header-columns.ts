/**
 * Patterns that find the wanted columns of a header. A pattern matches the whole of a name as {@link
 * plainColumn} has it.
 */
export type ColumnNames<Name extends string> = Readonly<Record<Name, RegExp>>;

/**
 * Returns the positions of the wanted columns in a header row, or −1 for columns that it lacks. Case, spaces
 * and underscores make no difference: `Post Town` and `POST_TOWN` both become `posttown`.
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

/** A column's name in the form that the patterns of {@link headerColumns} are matched against. */
export function plainColumn(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}
