/**
 * The formats that tables can be read in. A file of any other format counts as CSV, whose reader reports its
 * format.
 */
export type ReadFormat = 'csv' | 'xlsx' | 'parquet' | 'json' | 'ndjson';

/** How many bytes of a file are needed to recognise its format. */
export const TELLING_BYTES = 8192;

/** Recognises the format of a file by its first {@link TELLING_BYTES}, whatever its name. */
export function formatOfBytes(head: Buffer): ReadFormat {
  const start = head.toString('latin1');
  if (start.startsWith('PAR1')) return 'parquet';
  // Each part of an Office file begins with its name. The parts of a workbook are in `xl/`.
  if (start.startsWith('PK\x03\x04')) return /\[Content_Types\]\.xml|xl\//.test(start) ? 'xlsx' : 'csv';
  const text = start.replace(/^\xef\xbb\xbf/, '').trimStart();
  // A heading may be in brackets, but no heading begins with a quoted JSON key.
  if (/^\[\s*(?:[[{"\]]|$)/.test(text)) return 'json';
  return /^\{\s*["}]/.test(text) ? 'ndjson' : 'csv';
}
