import { otherPremiumRecord } from './address-base/premium.ts';
import { DELIVERY_POINT, PROPERTY } from './address-base/premium-join.ts';
import { isChangeFile } from './changes/find-changes.ts';
import type { DeliveredFile } from './delivered-file.ts';
import type { FileHead } from './file-head.ts';

/**
 * Why a file of a delivery is passed over though it may be known: the end of a sentence whose subject is the file.
 * Undefined where nothing is known of it.
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

/** Why a file is passed over that no importer knows. */
export function whyUnknown(head: FileHead): string {
  const record = otherPremiumRecord(head);
  if (record !== undefined) {
    return `holds records ${record} of AddressBase Premium; only ${PROPERTY} and ${DELIVERY_POINT} are needed`;
  }
  if (isChangeFile(head)) return 'holds changes, which are applied to a release and are none';
  return head.bytes.includes(0) ? 'is not text' : 'is in no layout that is known';
}

const PIF = 'is a Postcode Information File, which printers of barcodes need and an address file does not';
const MAILSORT = 'holds Mailsort codes, which an address file does not need';
const KEYCHAIN = 'is a Keychain, which is of no use where delivery points are known by UDPRN';
const SAME = 'repeats, as text, what files that are read have in other form';
const OPEN =
  'is in a layout that is not published; the fixed-width alias file (aliasfle.c01) has the same and is read';

/** By name, whatever is in them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^csv pif/i, PIF],
  [/^mailsort\./i, MAILSORT],
  [/^csv alias (?:locality|county)/i, OPEN],
  [
    /^csv postzon/i,
    'holds Postzon locations; Code-Point Open, the ONS Postcode Directory and AddressBase are read',
  ],
  [/column[ _-]?headers/i, 'names the columns of other files'],
  [/^codelist\.xlsx$/i, 'is a workbook: its sheets have to be saved as CSV for the names in it to be read'],
  [/\.(?:pdf|docx?|xlsx?|html?|xml|rtf|odt|ods|md|jpe?g|png|gpkg|shp|dbf|prj)$/i, 'is a document'],
  [/^(?:read ?me|licen[cs]e|metadata|copyright|invented)[^.]*\.(?:txt|md)$/i, 'is a document'],
  [/\.(?:zip|7z|xz|tar|tgz|bz2|rar)$/i, 'is an archive, which has to be unpacked first'],
];

/** By the identifier in the header of a fixed-width file. */
const IDENTIFIERS: readonly (readonly [string, string])[] = [
  ['POSTINFO', PIF],
  ['KEYCHAIN', KEYCHAIN],
  ['CSTANDRD', SAME],
  ['WFCOMPST', SAME],
  ['UDPRNEXP', SAME],
  ['NYBUILTE', SAME],
  [
    'PZONE100',
    'holds Postzon locations; Code-Point Open, the ONS Postcode Directory and AddressBase are read',
  ],
];
