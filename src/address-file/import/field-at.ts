/** A field of a row, by its place. Empty if the row ends before it. */
export function fieldAt(fields: readonly string[], at: number): string {
  return fields[at] ?? '';
}
