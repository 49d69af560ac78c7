/** Records as CSV with a header (RFC 4180), as far as a person may want to change them. */
export function csvOf(records: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(records[0] ?? {});
  const rows = [columns, ...records.map((record) => columns.map((column) => record[column]))];
  return rows.map((row) => `${row.map(fieldOf).join(',')}\n`).join('');
}

function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
