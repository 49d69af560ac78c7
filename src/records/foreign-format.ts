const REMEDIES = {
  saveSheet: 'Save the sheet as CSV UTF-8, and use that file.',
  saveWorkbook: 'Save it as .xlsx without a password, or the sheet as CSV UTF-8, and use that file.',
  unpack: 'Unpack it, and use the CSV file in it.',
  exportRecords: 'Export the records as CSV, and use that file.',
} as const;

type Remedy = (typeof REMEDIES)[keyof typeof REMEDIES];

/** The first bytes of binary formats, in Latin-1. */
const SIGNATURES: readonly (readonly [signature: string, format: string, remedy: Remedy])[] = [
  ['\x89PNG\r\n', 'an image', REMEDIES.exportRecords],
  ['\xff\xd8\xff', 'an image', REMEDIES.exportRecords],
  ['GIF8', 'an image', REMEDIES.exportRecords],
  [
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'an Excel workbook of an old version (.xls) or with a password',
    REMEDIES.saveWorkbook,
  ],
  ['\x1f\x8b', 'a gzip file', REMEDIES.unpack],
  ['BZh91AY', 'a bzip2 file', REMEDIES.unpack],
  ['\xfd7zXZ\0', 'an xz file', REMEDIES.unpack],
  ['\x28\xb5\x2f\xfd', 'a zstd file', REMEDIES.unpack],
  ['7z\xbc\xaf\x27\x1c', 'a 7z archive', REMEDIES.unpack],
  ['PAR1\x15', 'a Parquet file', REMEDIES.exportRecords],
  ['SQLite format 3\0', 'an SQLite database', REMEDIES.exportRecords],
  ['%PDF-', 'a PDF document', REMEDIES.exportRecords],
];

/** How many bytes of a file are examined. */
const LOOKED_AT = 8192;

/**
 * Recognises a file that is not CSV by its first bytes. The result says what to do: `is an Excel workbook
 * (.xlsx), not CSV. Save …`. Undefined if the file may be CSV.
 */
export function foreignFormat(head: Uint8Array): string | undefined {
  const start = Buffer.from(head.subarray(0, LOOKED_AT)).toString('latin1');
  const [format, remedy] = zipFormat(start) ?? binaryFormat(start) ?? textFormat(start) ?? [];
  return format && `is ${format}, not CSV. ${remedy}`;
}

type Format = readonly [format: string, remedy: Remedy];

/** Office files are ZIP archives. The names of their parts are at the start. */
function zipFormat(start: string): Format | undefined {
  if (!start.startsWith('PK\x03\x04')) return undefined;
  if (start.includes('[Content_Types].xml') || start.includes('xl/'))
    return ['an Excel workbook (.xlsx)', REMEDIES.saveSheet];
  if (start.includes('application/vnd.oasis.opendocument.spreadsheet'))
    return ['an OpenDocument spreadsheet (.ods)', REMEDIES.saveSheet];
  return ['a ZIP archive', REMEDIES.unpack];
}

function binaryFormat(start: string): Format | undefined {
  const found = SIGNATURES.find(([signature]) => start.startsWith(signature));
  return found && [found[1], found[2]];
}

function textFormat(start: string): Format | undefined {
  const text = start.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (/^<(?:\?xml|!doctype|html|table)/i.test(text))
    return ['an XML or HTML document', REMEDIES.exportRecords];
  // A heading may be in brackets, but no heading begins with a quoted JSON key.
  if (/^(?:\{\s*["}]|\[\s*[{["\]])/.test(text)) return ['a JSON document', REMEDIES.exportRecords];
  return undefined;
}
