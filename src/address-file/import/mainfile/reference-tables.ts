import { deliveryPoint, type Localities, type Streets } from '../../../address/delivery-point.ts';
import { inTitleCase } from '../../../address/title-case/delivery-point.ts';
import { titleCase } from '../../../address/title-case/title-case.ts';
import type { FixedRecord } from '../fixed/fixed-record.ts';
import type { LineResult } from '../row-gatherer.ts';
import {
  BUILDING_NAME,
  DESCRIPTOR,
  LOCALITY,
  type MainfileKind,
  ORGANISATION,
  SUB_BUILDING_NAME,
  THOROUGHFARE,
} from './layouts.ts';

export interface OrganisationNames {
  readonly organisation: string;
  readonly department: string;
}

const NO_STREETS: Streets = {
  thoroughfareName: '',
  thoroughfareDescriptor: '',
  dependentThoroughfareName: '',
  dependentThoroughfareDescriptor: '',
};

/**
 * The texts that records of the Mainfile refer to by key. They are delivered in capitals and kept in title
 * case, except post towns, as in the CSV products. The whole country takes about 300 MB.
 */
export class ReferenceTables {
  readonly localities = new KeyTable<Localities>('locality');
  readonly buildingNames = new KeyTable<string>('building name');
  readonly subBuildingNames = new KeyTable<string>('sub-building name');
  readonly organisations = {
    S: new KeyTable<OrganisationNames>('organisation'),
    L: new KeyTable<OrganisationNames>('large user'),
  };
  /** Kept as delivered, because the case of a street's words depends on name and descriptor together. */
  readonly thoroughfares = new KeyTable<string>('thoroughfare');
  readonly descriptors = new KeyTable<string>('thoroughfare descriptor');
  #lastKeys: readonly [number, number, number, number] = [0, 0, 0, 0];
  #lastStreets = NO_STREETS;

  /** Takes in a record of a reference file. Returns a sentence if the record is wrong. */
  take(kind: ReferenceKind, record: FixedRecord): LineResult {
    readers[kind](this, record);
    return record.mistake;
  }

  /**
   * Returns the streets that keys stand for; key 0 stands for none. Remembers the last result, because the
   * files are sorted.
   *
   * @throws UnknownKey if a reference file lacks a key
   */
  streets(
    thoroughfareKey: number,
    descriptorKey: number,
    dependentKey: number,
    dependentDescriptorKey: number,
  ): Streets {
    const last = this.#lastKeys;
    if (
      thoroughfareKey !== last[0] ||
      descriptorKey !== last[1] ||
      dependentKey !== last[2] ||
      dependentDescriptorKey !== last[3]
    ) {
      this.#lastStreets = streetsInTitleCase({
        thoroughfareName: this.thoroughfares.get(thoroughfareKey) ?? '',
        thoroughfareDescriptor: this.descriptors.get(descriptorKey) ?? '',
        dependentThoroughfareName: this.thoroughfares.get(dependentKey) ?? '',
        dependentThoroughfareDescriptor: this.descriptors.get(dependentDescriptorKey) ?? '',
      });
      this.#lastKeys = [thoroughfareKey, descriptorKey, dependentKey, dependentDescriptorKey];
    }
    return this.#lastStreets;
  }
}

/** Converts streets to title case, treating name and descriptor as one phrase. */
export function streetsInTitleCase(streets: Streets): Streets {
  const {
    thoroughfareName,
    thoroughfareDescriptor,
    dependentThoroughfareName,
    dependentThoroughfareDescriptor,
  } = inTitleCase(deliveryPoint(streets));
  return {
    thoroughfareName,
    thoroughfareDescriptor,
    dependentThoroughfareName,
    dependentThoroughfareDescriptor,
  };
}

/** The kinds of file that {@link ReferenceTables} are read from. */
export const REFERENCE_KINDS = [
  'localities',
  'thoroughfares',
  'descriptors',
  'buildingNames',
  'subBuildingNames',
  'organisations',
] as const satisfies readonly MainfileKind[];

export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

const readers: Readonly<Record<ReferenceKind, (tables: ReferenceTables, record: FixedRecord) => void>> = {
  localities: ({ localities }, record) => {
    localities.set(record.number(LOCALITY.localityKey), {
      doubleDependentLocality: titleCase(record.text(LOCALITY.doubleDependentLocality)),
      dependentLocality: titleCase(record.text(LOCALITY.dependentLocality)),
      postTown: record.text(LOCALITY.postTown),
    });
  },
  thoroughfares: ({ thoroughfares }, record) => {
    thoroughfares.set(record.number(THOROUGHFARE.thoroughfareKey), record.text(THOROUGHFARE.name));
  },
  descriptors: ({ descriptors }, record) => {
    descriptors.set(record.number(DESCRIPTOR.descriptorKey), record.text(DESCRIPTOR.descriptor));
  },
  buildingNames: ({ buildingNames }, record) => {
    buildingNames.set(
      record.number(BUILDING_NAME.buildingNameKey),
      titleCase(record.text(BUILDING_NAME.name)),
    );
  },
  subBuildingNames: ({ subBuildingNames }, record) => {
    subBuildingNames.set(
      record.number(SUB_BUILDING_NAME.subBuildingNameKey),
      titleCase(record.text(SUB_BUILDING_NAME.name)),
    );
  },
  organisations: ({ organisations }, record) => {
    const type = record.text(ORGANISATION.postcodeType);
    if (type !== 'S' && type !== 'L') record.mistake ??= `The postcode type "${type}" is neither S nor L.`;
    organisations[type === 'L' ? 'L' : 'S'].set(record.number(ORGANISATION.organisationKey), {
      organisation: titleCase(record.text(ORGANISATION.organisation)),
      department: titleCase(record.text(ORGANISATION.department)),
    });
  },
};

/** A key that is missing in its reference file. The message is a sentence. */
export class UnknownKey extends Error {
  override readonly name = 'UnknownKey';
}

/** Values by key. */
export class KeyTable<Value> {
  readonly #what: string;
  readonly #values = new Map<number, Value>();

  /** @param what the thing that keys stand for, in words */
  constructor(what: string) {
    this.#what = what;
  }

  /** Returns undefined for key 0, which stands for none. @throws UnknownKey for any other missing key */
  get(key: number): Value | undefined {
    if (key === 0) return undefined;
    const value = this.#values.get(key);
    if (value === undefined) throw new UnknownKey(`There is no ${this.#what} with the key ${key}.`);
    return value;
  }

  has(key: number): boolean {
    return this.#values.has(key);
  }

  set(key: number, value: Value): void {
    if (key !== 0) this.#values.set(key, value);
  }
}

/** The usual file name of each reference file, for messages about missing files. */
export const REFERENCE_FILES: Readonly<Record<ReferenceKind, string>> = {
  localities: 'local.c01',
  thoroughfares: 'thfare.c01',
  descriptors: 'thdesc.c01',
  buildingNames: 'bname.c01',
  subBuildingNames: 'subbname.c01',
  organisations: 'org.c01',
};
