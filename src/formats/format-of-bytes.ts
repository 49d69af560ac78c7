/** The formats that tables are read in. Files of all other formats are taken for CSV, whose reader says what they are. */
export type ReadFormat = 'csv' | 'xlsx' | 'parquet' | 'json' | 'ndjson';

/** How many bytes of a file tell its format. */
export const TELLING_BYTES = 8192;

/** Tells the format of a file by its first {@link TELLING_BYTES}, whatever its name. */
export function formatOfBytes(head: Buffer): ReadFormat {
  const start = head.toString('latin1');
  if (start.startsWith('PAR1')) return 'parquet';
  // The parts of an Office file are named at the start of each, and those of a workbook lie in `xl/`.
  if (start.startsWith('PK\x03\x04')) return /\[Content_Types\]\.xml|xl\//.test(start) ? 'xlsx' : 'csv';
  const text = start.replace(/^\xef\xbb\xbf/, '').trimStart();
  // A heading may stand in brackets, but no heading begins with a quoted JSON key.
  if (/^\[\s*(?:[[{"\]]|$)/.test(text)) return 'json';
  return /^\{\s*["}]/.test(text) ? 'ndjson' : 'csv';
}
