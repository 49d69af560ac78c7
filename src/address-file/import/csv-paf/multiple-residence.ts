import { residenceAt } from '../../../address/alternatives.ts';
import type { DeliveryPoint } from '../../../address/delivery-point.ts';
import { parsePostcode } from '../../../address/postcode.ts';
import type { AddressRow, Row } from '../../rows.ts';
import { csvSource } from '../csv-source.ts';
import { fieldAt } from '../field-at.ts';
import type { FileHead } from '../file-head.ts';
import type { Importer } from '../importer.ts';
import { AT as PAF, PLAIN } from './columns.ts';
import { eightDigits, PointReader } from './read-point.ts';

/*
 * CSV Multiple Residence has one residence per row. First come the elements of its delivery point, as in CSV
 * PAF but without the PO box and with the indicator before the suffix. Then come the elements of the
 * residence.
 */

export const COLUMNS = 22;

/** Columns 0 to 8 are as in CSV PAF. These are the columns after them. */
const AT = {
  subBuildingName: 8,
  department: 9,
  organisation: 10,
  udprn: 11,
  postcodeType: 12,
  smallUserOrganisation: 13,
  deliveryPointSuffix: 14,
  ownBuildingNumber: 15,
  ownBuildingName: 16,
  ownSubBuildingName: 17,
  ownDepartment: 18,
  ownOrganisation: 19,
  umprn: 20,
  ownSmallUserOrganisation: 21,
} as const;

export const multipleResidence: Importer = {
  recognise: (_, head) => (isResidences(head) ? `CSV Multiple Residence, ${COLUMNS} columns` : undefined),
  open: (files) =>
    Promise.all(
      files.map(async (file) => {
        const { isQuoted } = await file.file.head();
        return csvSource([file], {
          form: () => ({ dialect: { quote: isQuoted ? '"' : null } }),
          reader: () => {
            const residences = new ResidenceReader();
            return (fields): Row | string => {
              const address = residences.read(fields, 0);
              return typeof address === 'string' ? address : { kind: 'address', address };
            };
          },
        });
      }),
    ),
};

function isResidences(head: FileHead): boolean {
  const residences = new ResidenceReader();
  const isRow = (fields: readonly string[]) =>
    fields.length === COLUMNS &&
    parsePostcode(fieldAt(fields, 0)) !== undefined &&
    typeof residences.read(fields, 0) !== 'string';
  return head.share(isRow) > 0.5;
}

/** Reads the columns of CSV Multiple Residence. */
export class ResidenceReader {
  readonly #points = new PointReader();

  /**
   * @param start the index of the first column
   * @returns a sentence if the row is not a residence
   */
  read(fields: readonly string[], start: number): AddressRow | string {
    if (fields.length !== start + COLUMNS) {
      return `The row has ${fields.length} columns; CSV Multiple Residence has ${start + COLUMNS}.`;
    }
    const parent = this.#points.read(parentFields(fields, start), 0, PLAIN);
    if (typeof parent === 'string') return parent;
    if (parent.udprn === 0) return 'The row has no UDPRN.';
    const umprn = eightDigits(fields, start + AT.umprn, 'UMPRN');
    if (typeof umprn === 'string') return umprn;
    if (umprn === 0) return 'The row has no UMPRN.';
    const own = (at: number) => fieldAt(fields, start + at).trim();
    const number = own(AT.ownBuildingNumber);
    const point: DeliveryPoint = residenceAt(parent, {
      organisation: own(AT.ownOrganisation),
      department: own(AT.ownDepartment),
      subBuildingName: own(AT.ownSubBuildingName),
      buildingName: own(AT.ownBuildingName),
      buildingNumber: /^0+$/.test(number) ? '' : number,
      umprn,
      parentUdprn: parent.udprn,
    });
    const smallUserOrganisation = parent.smallUserOrganisation || own(AT.ownSmallUserOrganisation) === 'Y';
    return { kind: 'multiple-residence', point: { ...point, smallUserOrganisation }, umprn };
  }
}

/** The fields of the delivery point, rearranged into the columns of CSV PAF. */
function parentFields(fields: readonly string[], start: number): string[] {
  const columns = fields.slice(start, start + AT.subBuildingName + 1);
  columns[PAF.poBox] = '';
  columns[PAF.department] = fieldAt(fields, start + AT.department);
  columns[PAF.organisation] = fieldAt(fields, start + AT.organisation);
  columns[PAF.udprn] = fieldAt(fields, start + AT.udprn);
  columns[PAF.postcodeType] = fieldAt(fields, start + AT.postcodeType);
  columns[PAF.smallUserOrganisation] = fieldAt(fields, start + AT.smallUserOrganisation);
  columns[PAF.deliveryPointSuffix] = fieldAt(fields, start + AT.deliveryPointSuffix);
  return columns;
}
