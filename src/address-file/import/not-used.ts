import { otherPremiumRecord } from './address-base/premium.ts';
import { DELIVERY_POINT, PROPERTY } from './address-base/premium-join.ts';
import { isChangeFile } from './changes/find-changes.ts';
import type { DeliveredFile } from './delivered-file.ts';
import type { FileHead } from './file-head.ts';

/**
 * Says why a known kind of file is not used. The text ends a sentence whose subject is the file.
 *
 * @returns undefined if nothing is known against the file
 */
export function whyNotUsed(file: DeliveredFile, head: FileHead): string | undefined {
  if (head.bytes.length === 0) return 'is empty';
  const named = NAMES.find(([name]) => name.test(file.name));
  if (named !== undefined) return named[1];
  const line = head.lines[0] ?? '';
  const fixed = IDENTIFIERS.find(([identifier]) => line.slice(0, 40).includes(identifier));
  if (fixed !== undefined) return fixed[1];
  return undefined;
}

/** Says why a file that no importer recognised is not used. */
export function whyUnknown(head: FileHead): string {
  const record = otherPremiumRecord(head);
  if (record !== undefined) {
    return `has records ${record} of AddressBase Premium; only records ${PROPERTY} and ${DELIVERY_POINT} are needed`;
  }
  if (isChangeFile(head))
    return 'has changes to a release, which `fettle address-file build --changes` applies';
  return head.bytes.includes(0) ? 'is not text' : 'is in no known layout';
}

const PIF = 'is a Postcode Information File, which only printers of barcodes need';
const MAILSORT = 'has Mailsort codes, which an address file does not need';
const KEYCHAIN = 'is a Keychain, which is not needed because delivery points are known by UDPRN';
const SAME = 'repeats the content of files that are read in another form';
const OPEN =
  'is in an unpublished layout; the fixed-width alias file (aliasfle.c01) has the same data and can be read';

/** Files recognised by name, whatever they contain. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^csv pif/i, PIF],
  [/^mailsort\./i, MAILSORT],
  [/^csv alias (?:locality|county)/i, OPEN],
  [
    /^csv postzon/i,
    'has Postzon locations, which are not supported; use Code-Point Open, the ONS Postcode Directory or AddressBase',
  ],
  [/column[ _-]?headers/i, 'names the columns of other files'],
  [/^codelist\.xlsx$/i, 'is a workbook; save its sheets as CSV to import the names'],
  [/\.(?:pdf|docx?|xlsx?|html?|xml|rtf|odt|ods|md|jpe?g|png|gpkg|shp|dbf|prj)$/i, 'is a document'],
  [/^(?:read ?me|licen[cs]e|metadata|copyright|invented)[^.]*\.(?:txt|md)$/i, 'is a document'],
  [/\.(?:zip|7z|xz|tar|tgz|bz2|rar)$/i, 'is an archive; unpack it first'],
];

/** Files recognised by the identifier in the header of a fixed-width file. */
const IDENTIFIERS: readonly (readonly [string, string])[] = [
  ['POSTINFO', PIF],
  ['KEYCHAIN', KEYCHAIN],
  ['CSTANDRD', SAME],
  ['WFCOMPST', SAME],
  ['UDPRNEXP', SAME],
  ['NYBUILTE', SAME],
  [
    'PZONE100',
    'has Postzon locations, which are not supported; use Code-Point Open, the ONS Postcode Directory or AddressBase',
  ],
];
