import type { AddressKind, Row } from '../../rows.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import { fieldAt } from '../field-at.ts';
import type { FileHead } from '../file-head.ts';
import type { LineResult } from '../row-gatherer.ts';
import { AT, EXTENDED, PLAIN } from './columns.ts';
import { isHeader, PAF_WIDTHS, pafImporter } from './paf-file.ts';
import { PointReader } from './read-point.ts';

/*
 * The CSV products with one address per row. Their columns are the same, so only the name of the file or its
 * folder tells Welsh alternatives and addresses not yet built from delivery points: `CSV PAF Welsh.csv`, `CSV
 * NOT YET BUILT/CSV Not Yet Built.csv`.
 */

const isWelsh = ({ place }: DeliveredFile) => /(?:^|[^a-z])(?:welsh|cymraeg)(?![a-z])/i.test(place);
const isNotYetBuilt = ({ place }: DeliveredFile) => /not[ _-]*yet[ _-]*built|(?:^|[^a-z])nyb/i.test(place);
const isBfpo = ({ place }: DeliveredFile, head: FileHead) =>
  /bfpo/i.test(place) || isHeader(head.rows[0] ?? []);

/** CSV PAF: the delivery points. */
export const paf = pafImporter({
  name: 'CSV PAF',
  columns: PAF_WIDTHS,
  isNamed: (file, head) => !isWelsh(file) && !isNotYetBuilt(file) && !isBfpo(file, head),
  reader: () => addressReader('delivery-point', 'with UDPRN'),
});

/** CSV PAF Welsh: the delivery points of Wales. Streets and places that have a Welsh name are in Welsh. */
export const pafWelsh = pafImporter({
  name: 'CSV PAF Welsh',
  columns: PAF_WIDTHS,
  isNamed: isWelsh,
  reader: () => welshReader(),
});

/** CSV Not Yet Built: planned addresses. */
export const notYetBuilt = pafImporter({
  name: 'CSV Not Yet Built',
  columns: PAF_WIDTHS,
  isNamed: isNotYetBuilt,
  reader: () => addressReader('not-yet-built', 'with UDPRN'),
});

/** CSV BFPO: the addresses of the British forces, which may lack a UDPRN. */
export const bfpo = pafImporter({
  name: 'CSV BFPO',
  columns: [PLAIN],
  isNamed: isBfpo,
  reader: () => addressReader('delivery-point', 'with or without UDPRN'),
});

/** CSV Just Built: delivery points that came into use lately, each with the date. */
export const justBuilt = pafImporter({
  name: 'CSV Just Built',
  columns: [PLAIN + 1],
  isNamed: () => true,
  check: (fields) => /^\d{8}$/.test(fieldAt(fields, PLAIN).trim()),
  reader: () => addressReader('delivery-point', 'with UDPRN', PLAIN),
});

function addressReader(
  kind: AddressKind,
  udprn: 'with UDPRN' | 'with or without UDPRN',
  end: number = EXTENDED,
): (fields: readonly string[]) => LineResult {
  const points = new PointReader();
  return (fields): Row | string => {
    const point = points.read(fields, 0, Math.min(fields.length, end));
    if (typeof point === 'string') return point;
    if (point.udprn === 0 && udprn === 'with UDPRN') return 'The row has no UDPRN.';
    return { kind: 'address', address: { kind, point, umprn: 0 } };
  };
}

/** Welsh street names are kept whole, because they are not split into name and descriptor. */
function welshReader(): (fields: readonly string[]) => LineResult {
  const points = new PointReader();
  return (fields): Row | string => {
    const point = points.read(fields, 0, fields.length);
    if (typeof point === 'string') return point;
    const { udprn, addressKey, organisationKey, postcodeType } = point;
    if (udprn === 0) return 'The row has no UDPRN.';
    return {
      kind: 'welsh',
      welsh: {
        of: { udprn, addressKey, organisationKey, postcodeType },
        welsh: {
          thoroughfareName: fieldAt(fields, AT.thoroughfare).trim(),
          thoroughfareDescriptor: '',
          dependentThoroughfareName: fieldAt(fields, AT.dependentThoroughfare).trim(),
          dependentThoroughfareDescriptor: '',
          doubleDependentLocality: point.doubleDependentLocality,
          dependentLocality: point.dependentLocality,
          postTown: point.postTown,
        },
      },
    };
  };
}
