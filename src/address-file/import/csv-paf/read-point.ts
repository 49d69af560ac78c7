import type { DeliveryPoint } from '../../../address/delivery-point.ts';
import { isDeliveryPointSuffix } from '../../../address/delivery-point-suffix.ts';
import { itemAt } from '../../../present.ts';
import { fieldAt } from '../field-at.ts';
import { StreetSplitter } from '../street-splitter.ts';
import { wholeNumber } from '../whole-number.ts';
import { AT, LENGTHS, PAF_COLUMNS } from './columns.ts';

/** UDPRNs and keys have eight digits. */
const LARGEST_NUMBER = 99_999_999;

/** Reads delivery points from the columns of CSV PAF, which several products share. */
export class PointReader {
  readonly #thoroughfares = new StreetSplitter();
  readonly #dependents = new StreetSplitter();

  /**
   * @param fields the row
   * @param start the index of the first column of CSV PAF
   * @param end the index after the last one; with 20 columns the keys and households are read too
   * @returns a sentence if the row is not a valid delivery point
   */
  read(fields: readonly string[], start: number, end: number): DeliveryPoint | string {
    const mistake = textMistake(fields, start);
    if (mistake !== undefined) return mistake;
    const field = (at: number) => fieldAt(fields, start + at).trim();
    const isExtended = end - start > AT.households;
    const udprn = eightDigits(fields, start + AT.udprn, 'UDPRN');
    if (typeof udprn === 'string') return udprn;
    const addressKey = isExtended ? eightDigits(fields, start + AT.addressKey, 'address key') : 0;
    if (typeof addressKey === 'string') return addressKey;
    const organisationKey = isExtended
      ? eightDigits(fields, start + AT.organisationKey, 'organisation key')
      : 0;
    if (typeof organisationKey === 'string') return organisationKey;
    const households = isExtended ? eightDigits(fields, start + AT.households, 'number of households') : 0;
    if (typeof households === 'string') return households;
    const postcodeType = field(AT.postcodeType);
    if (!isPostcodeType(postcodeType)) return `The postcode type "${postcodeType}" is neither S nor L.`;
    const indicator = field(AT.smallUserOrganisation);
    if (indicator !== '' && indicator !== 'Y') {
      return `The small user organisation indicator "${indicator.slice(0, 20)}" is neither Y nor a space.`;
    }
    const deliveryPointSuffix = field(AT.deliveryPointSuffix);
    if (deliveryPointSuffix !== '' && !isDeliveryPointSuffix(deliveryPointSuffix)) {
      return `"${deliveryPointSuffix.slice(0, 20)}" is not a delivery point suffix.`;
    }
    const thoroughfare = this.#thoroughfares.split(field(AT.thoroughfare));
    const dependent = this.#dependents.split(field(AT.dependentThoroughfare));
    return {
      organisation: field(AT.organisation),
      department: field(AT.department),
      poBox: field(AT.poBox),
      subBuildingName: field(AT.subBuildingName),
      buildingName: field(AT.buildingName),
      buildingNumber: field(AT.buildingNumber),
      dependentThoroughfareName: dependent.name,
      dependentThoroughfareDescriptor: dependent.descriptor,
      thoroughfareName: thoroughfare.name,
      thoroughfareDescriptor: thoroughfare.descriptor,
      doubleDependentLocality: field(AT.doubleDependentLocality),
      dependentLocality: field(AT.dependentLocality),
      postTown: field(AT.postTown),
      postcode: field(AT.postcode),
      postcodeType,
      smallUserOrganisation: indicator === 'Y',
      deliveryPointSuffix,
      udprn,
      addressKey,
      organisationKey,
      households,
      concatenated: undefined,
    };
  }
}

export function isPostcodeType(text: string): text is 'S' | 'L' | '' {
  return text === 'S' || text === 'L' || text === '';
}

/** Reads a number of at most eight digits; an empty field gives 0. Returns a sentence for anything else. */
export function eightDigits(fields: readonly string[], at: number, column: string): number | string {
  const number = wholeNumber(fields[at] ?? '');
  if (number !== undefined && number <= LARGEST_NUMBER) return number;
  return `The ${column} "${fieldAt(fields, at).slice(0, 20)}" is not a number of at most eight digits.`;
}

function textMistake(fields: readonly string[], start: number): string | undefined {
  for (let at = 0; at < LENGTHS.length; at++) {
    const field = fieldAt(fields, start + at);
    const most = itemAt(LENGTHS, at);
    if (field.length <= most || field.trim().length <= most) continue;
    return `The ${PAF_COLUMNS[at]} has ${field.length} characters; at most ${most} are allowed.`;
  }
  if (fieldAt(fields, start + AT.postcode).trim() === '') return 'The row has no postcode.';
  if (fieldAt(fields, start + AT.postTown).trim() === '') return 'The row has no post town.';
  return undefined;
}
