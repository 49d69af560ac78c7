import type { DeliveryPoint, Localities, Streets } from '../../../address/delivery-point.ts';
import { titleCase } from '../../../address/title-case/title-case.ts';
import type { Row } from '../../rows.ts';
import type { FixedRecord } from '../fixed/fixed-record.ts';
import type { Field } from '../fixed/record-layout.ts';
import type { LineResult } from '../row-gatherer.ts';
import { ADDRESS, NOT_YET_BUILT } from './layouts.ts';
import type { PointNumbers } from './point-numbers.ts';
import { type OrganisationNames, type ReferenceTables, UnknownKey } from './reference-tables.ts';

const NO_ORGANISATION: OrganisationNames = { organisation: '', department: '' };

/** Turns address records into rows by looking up the texts of their keys. */
export class AddressReader {
  readonly #tables: ReferenceTables;
  readonly #numbers: PointNumbers;

  constructor(tables: ReferenceTables, numbers: PointNumbers) {
    this.#tables = tables;
    this.#numbers = numbers;
  }

  /** A record of the Mainfile. */
  address(record: FixedRecord): LineResult {
    return resolved(record, ADDRESS.postcodeType, (type): Row => {
      const addressKey = record.number(ADDRESS.addressKey);
      const organisationKey = record.number(ADDRESS.organisationKey);
      const { organisations } = this.#tables;
      const names = type === 'L' ? organisations.L.get(addressKey) : organisations.S.get(organisationKey);
      const point = this.#point(record, ADDRESS, type, {
        names: names ?? NO_ORGANISATION,
        poBox: record.digits(ADDRESS.poBox),
        udprn: this.#numbers.get(addressKey, organisationKey, type),
        addressKey,
        organisationKey,
      });
      return { kind: 'address', address: { kind: 'delivery-point', point, umprn: 0 } };
    });
  }

  /** A record of the Welsh alternative. Only its streets and localities are used. */
  welsh(record: FixedRecord): LineResult {
    return resolved(record, ADDRESS.postcodeType, (postcodeType): Row => {
      const addressKey = record.number(ADDRESS.addressKey);
      const organisationKey = record.number(ADDRESS.organisationKey);
      const udprn = this.#numbers.get(addressKey, organisationKey, postcodeType);
      const streets = this.#streets(record, ADDRESS);
      const { doubleDependentLocality, dependentLocality, postTown } = this.#localities(record, ADDRESS);
      return {
        kind: 'welsh',
        welsh: {
          of: { udprn, addressKey, organisationKey, postcodeType },
          welsh: { ...streets, doubleDependentLocality, dependentLocality, postTown },
        },
      };
    });
  }

  /** A record of Not Yet Built, which has its UDPRN and organisation in the record itself. */
  notYetBuilt(record: FixedRecord): LineResult {
    return resolved(record, NOT_YET_BUILT.postcodeType, (type): Row | string => {
      const udprn = record.number(NOT_YET_BUILT.udprn);
      if (udprn === 0) return 'The record has no UDPRN.';
      const names = {
        organisation: titleCase(record.text(NOT_YET_BUILT.organisation)),
        department: titleCase(record.text(NOT_YET_BUILT.department)),
      };
      const point = this.#point(record, NOT_YET_BUILT, type, {
        names,
        poBox: record.digits(NOT_YET_BUILT.poBox).replace(/^po box\s*/i, ''),
        udprn,
        addressKey: record.number(NOT_YET_BUILT.addressKey),
        organisationKey: record.number(NOT_YET_BUILT.organisationKey),
      });
      return { kind: 'address', address: { kind: 'not-yet-built', point, umprn: 0 } };
    });
  }

  #point(record: FixedRecord, layout: AddressFields, type: 'S' | 'L', known: Known): DeliveryPoint {
    const streets = this.#streets(record, layout);
    const localities = this.#localities(record, layout);
    return {
      organisation: known.names.organisation,
      department: known.names.department,
      poBox: known.poBox,
      subBuildingName: this.#tables.subBuildingNames.get(record.number(layout.subBuildingNameKey)) ?? '',
      buildingName: this.#tables.buildingNames.get(record.number(layout.buildingNameKey)) ?? '',
      buildingNumber: record.digits(layout.buildingNumber),
      dependentThoroughfareName: streets.dependentThoroughfareName,
      dependentThoroughfareDescriptor: streets.dependentThoroughfareDescriptor,
      thoroughfareName: streets.thoroughfareName,
      thoroughfareDescriptor: streets.thoroughfareDescriptor,
      doubleDependentLocality: localities.doubleDependentLocality,
      dependentLocality: localities.dependentLocality,
      postTown: localities.postTown,
      postcode: record.text(layout.postcode),
      postcodeType: type,
      smallUserOrganisation: record.isYes(layout.smallUserOrganisation),
      deliveryPointSuffix: record.text(layout.deliveryPointSuffix),
      udprn: known.udprn,
      addressKey: known.addressKey,
      organisationKey: known.organisationKey,
      households: record.number(layout.households),
      concatenated: record.isYes(layout.concatenation),
    };
  }

  #streets(record: FixedRecord, layout: AddressFields): Streets {
    return this.#tables.streets(
      record.number(layout.thoroughfareKey),
      record.number(layout.thoroughfareDescriptorKey),
      record.number(layout.dependentThoroughfareKey),
      record.number(layout.dependentThoroughfareDescriptorKey),
    );
  }

  #localities(record: FixedRecord, layout: AddressFields): Localities {
    const localities = this.#tables.localities.get(record.number(layout.localityKey));
    if (localities === undefined) throw new UnknownKey('The record has no locality key.');
    return localities;
  }
}

/**
 * The parts of a delivery point that are not read from the address record in the same way for every product.
 */
interface Known {
  readonly names: OrganisationNames;
  readonly poBox: string;
  readonly udprn: number;
  readonly addressKey: number;
  readonly organisationKey: number;
}

/** The fields that the Mainfile and Not Yet Built share. */
export type AddressFields = Readonly<
  Record<
    Exclude<keyof typeof ADDRESS & keyof typeof NOT_YET_BUILT, 'length' | 'poBox' | 'organisationKey'>,
    Field
  >
>;

/**
 * Runs `read` with the record's postcode type. Returns a sentence if a field or key of the record is wrong.
 */
export function resolved(
  record: FixedRecord,
  postcodeType: Field,
  read: (type: 'S' | 'L') => LineResult,
): LineResult {
  const type = record.letter(postcodeType);
  if (type !== 'S' && type !== 'L') return `The postcode type "${type}" is neither S nor L.`;
  try {
    const result = read(type);
    return record.mistake ?? result;
  } catch (error) {
    if (error instanceof UnknownKey) return record.mistake ?? error.message;
    throw error;
  }
}
