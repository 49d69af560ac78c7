import { NO_COUNTIES } from '../../../address/delivery-point.ts';
import { joinThoroughfare } from '../../../address/thoroughfare.ts';
import { titleCase } from '../../../address/title-case/title-case.ts';
import type { Row } from '../../rows.ts';
import type { FixedRecord } from '../fixed/fixed-record.ts';
import type { LineResult } from '../row-gatherer.ts';
import {
  ALIAS,
  COUNTY,
  COUNTY_LINK,
  DELIVERY_POINT_ALIAS,
  LOCALITY_ALIAS,
  THOROUGHFARE_ALIAS,
} from './layouts.ts';
import type { PointNumbers } from './point-numbers.ts';
import { KeyTable, type ReferenceTables, UnknownKey } from './reference-tables.ts';

/**
 * Reads the alias file: aliases of localities, streets and delivery points, counties, and the counties of
 * postcodes.
 */
export class AliasReader {
  readonly #tables: ReferenceTables;
  readonly #numbers: PointNumbers;
  readonly #counties = new KeyTable<string>('county');

  constructor(tables: ReferenceTables, numbers: PointNumbers) {
    this.#tables = tables;
    this.#numbers = numbers;
  }

  read(record: FixedRecord): LineResult {
    try {
      const result = this.#read(record, record.text(ALIAS.recordType));
      return record.mistake ?? result;
    } catch (error) {
      if (error instanceof UnknownKey) return record.mistake ?? error.message;
      throw error;
    }
  }

  #read(record: FixedRecord, recordType: string): LineResult {
    switch (recordType) {
      case '1':
        return this.#locality(record);
      case '2':
        return this.#thoroughfare(record);
      case '3':
        return this.#deliveryPoint(record);
      case '4':
        this.#counties.set(record.number(COUNTY.countyKey), titleCase(record.text(COUNTY.name)));
        return undefined;
      case '5':
        return this.#countyLink(record);
      default:
        return `The record type "${recordType}" is not 1 to 5.`;
    }
  }

  #locality(record: FixedRecord): Row {
    const alias = titleCase(record.text(LOCALITY_ALIAS.alias));
    const localities = this.#localities(record.number(LOCALITY_ALIAS.localityKey));
    const outwardCode = record.text(LOCALITY_ALIAS.outwardCode);
    return { kind: 'alias', alias: { kind: 'locality', alias, ...localities, outwardCode } };
  }

  #thoroughfare(record: FixedRecord): Row {
    const { thoroughfares, descriptors } = this.#tables;
    const street = (name: number, descriptor: number) =>
      titleCase(joinThoroughfare(thoroughfares.get(name) ?? '', descriptors.get(descriptor) ?? ''));
    const descriptor = descriptors.get(record.number(THOROUGHFARE_ALIAS.aliasDescriptorKey)) ?? '';
    return {
      kind: 'alias',
      alias: {
        kind: 'thoroughfare',
        alias: titleCase(joinThoroughfare(record.text(THOROUGHFARE_ALIAS.alias), descriptor)),
        thoroughfare: street(
          record.number(THOROUGHFARE_ALIAS.thoroughfareKey),
          record.number(THOROUGHFARE_ALIAS.thoroughfareDescriptorKey),
        ),
        dependentThoroughfare: street(
          record.number(THOROUGHFARE_ALIAS.dependentThoroughfareKey),
          record.number(THOROUGHFARE_ALIAS.dependentThoroughfareDescriptorKey),
        ),
        ...this.#localities(record.number(THOROUGHFARE_ALIAS.localityKey)),
      },
    };
  }

  #deliveryPoint(record: FixedRecord): Row | string {
    const postcodeType = record.text(DELIVERY_POINT_ALIAS.postcodeType);
    if (postcodeType !== 'S' && postcodeType !== 'L') {
      return `The postcode type "${postcodeType}" is neither S nor L.`;
    }
    const addressKey = record.number(DELIVERY_POINT_ALIAS.addressKey);
    const organisationKey = record.number(DELIVERY_POINT_ALIAS.organisationKey);
    const udprn = this.#numbers.get(addressKey, organisationKey, postcodeType);
    const alias = titleCase(record.text(DELIVERY_POINT_ALIAS.alias));
    const of = { udprn, addressKey, organisationKey, postcodeType } as const;
    return { kind: 'alias', alias: { kind: 'delivery-point', alias, of } };
  }

  #countyLink(record: FixedRecord): Row | undefined {
    const name = (key: number) => this.#counties.get(key) ?? '';
    const counties = {
      postal: name(record.number(COUNTY_LINK.postalKey)),
      traditional: name(record.number(COUNTY_LINK.traditionalKey)),
      administrative: name(record.number(COUNTY_LINK.administrativeKey)),
    };
    const hasAny = Object.keys(NO_COUNTIES).some((sense) => counties[sense as keyof typeof counties] !== '');
    if (!hasAny) return undefined;
    return { kind: 'postcode-counties', postcode: record.text(COUNTY_LINK.postcode), counties };
  }

  #localities(key: number) {
    const localities = this.#tables.localities.get(key);
    if (localities === undefined) throw new UnknownKey('The record has no locality key.');
    return localities;
  }
}
