import type { FixedFormat } from '../fixed/read-fixed.ts';
import { recordLayout } from '../fixed/record-layout.ts';

/*
 * The records of the fixed-width products of PAF: the relational Mainfile, and the files that refer to it by
 * key.
 */

export const LOCALITY = recordLayout({
  localityKey: 6,
  filler: 30,
  filler2: 15,
  postTown: 30,
  dependentLocality: 35,
  doubleDependentLocality: 35,
});

export const THOROUGHFARE = recordLayout({ thoroughfareKey: 8, name: 60 });

export const DESCRIPTOR = recordLayout({ descriptorKey: 4, descriptor: 20, abbreviation: 6 });

export const BUILDING_NAME = recordLayout({ buildingNameKey: 8, name: 50 });

export const SUB_BUILDING_NAME = recordLayout({ subBuildingNameKey: 8, name: 30 });

export const ORGANISATION = recordLayout({
  organisationKey: 8,
  postcodeType: 1,
  organisation: 60,
  department: 60,
  filler: 24,
});

/** A record of the Mainfile and of the Welsh alternative. */
export const ADDRESS = recordLayout({
  postcode: 7,
  addressKey: 8,
  localityKey: 6,
  thoroughfareKey: 8,
  thoroughfareDescriptorKey: 4,
  dependentThoroughfareKey: 8,
  dependentThoroughfareDescriptorKey: 4,
  buildingNumber: 4,
  buildingNameKey: 8,
  subBuildingNameKey: 8,
  households: 4,
  organisationKey: 8,
  postcodeType: 1,
  concatenation: 1,
  deliveryPointSuffix: 2,
  smallUserOrganisation: 1,
  poBox: 6,
});

export const UDPRN = recordLayout({
  postcode: 7,
  addressKey: 8,
  udprn: 8,
  organisationKey: 8,
  postcodeType: 1,
  deliveryPointSuffix: 2,
  smallUserOrganisation: 1,
});

export const NOT_YET_BUILT = recordLayout({
  postcode: 7,
  addressKey: 8,
  udprn: 8,
  localityKey: 8,
  thoroughfareKey: 8,
  thoroughfareDescriptorKey: 4,
  dependentThoroughfareKey: 8,
  dependentThoroughfareDescriptorKey: 4,
  buildingNumber: 4,
  buildingNameKey: 8,
  subBuildingNameKey: 8,
  organisation: 60,
  department: 60,
  poBox: 14,
  households: 4,
  organisationKey: 8,
  postcodeType: 1,
  smallUserOrganisation: 1,
  concatenation: 1,
  deliveryPointSuffix: 2,
});

/**
 * The elements that tell doors apart come twice: once for the delivery point and once for the residence.
 * Which set comes first differs between files (residence-order.ts).
 */
export const MULTIPLE_RESIDENCE = recordLayout({
  postcode: 7,
  residences: 4,
  addressKey: 8,
  organisationKey: 8,
  postcodeType: 1,
  deliveryPointSuffix: 2,
  udprn: 8,
  umprn: 8,
  localityKey: 6,
  postTown: 30,
  dependentLocality: 35,
  doubleDependentLocality: 35,
  thoroughfareKey: 8,
  thoroughfareName: 60,
  thoroughfareDescriptorKey: 4,
  thoroughfareDescriptor: 20,
  dependentThoroughfareKey: 8,
  dependentThoroughfareName: 60,
  dependentThoroughfareDescriptorKey: 4,
  dependentThoroughfareDescriptor: 20,
  firstBuildingNumber: 4,
  firstBuildingNameKey: 8,
  firstBuildingName: 50,
  firstSubBuildingNameKey: 9,
  firstSubBuildingName: 30,
  firstOrganisation: 60,
  firstDepartment: 60,
  firstSmallUserOrganisation: 1,
  firstConcatenation: 1,
  secondBuildingNumber: 4,
  secondBuildingNameKey: 8,
  secondBuildingName: 50,
  secondSubBuildingNameKey: 9,
  secondSubBuildingName: 30,
  secondOrganisation: 60,
  secondDepartment: 60,
  secondSmallUserOrganisation: 1,
  secondConcatenation: 1,
});

/** The alias file has five kinds of record, told apart by their type. */
export const ALIAS = recordLayout({ recordType: 1, rest: 74 });

export const LOCALITY_ALIAS = recordLayout({
  recordType: 1,
  localityKey: 9,
  outwardCode: 4,
  sector: 1,
  alias: 35,
  aliasType: 3,
  filler: 22,
});

export const THOROUGHFARE_ALIAS = recordLayout({
  recordType: 1,
  alias: 35,
  aliasDescriptorKey: 4,
  thoroughfareKey: 9,
  thoroughfareDescriptorKey: 4,
  dependentThoroughfareKey: 9,
  dependentThoroughfareDescriptorKey: 4,
  localityKey: 9,
});

export const DELIVERY_POINT_ALIAS = recordLayout({
  recordType: 1,
  addressKey: 8,
  organisationKey: 8,
  postcodeType: 1,
  category: 2,
  currency: 1,
  alias: 50,
  filler: 4,
});

export const COUNTY = recordLayout({ recordType: 1, countyKey: 4, name: 30, countyType: 1, filler: 39 });

export const COUNTY_LINK = recordLayout({
  recordType: 1,
  postcode: 7,
  postalKey: 4,
  traditionalKey: 4,
  administrativeKey: 4,
  filler: 55,
});

/** Every kind of file that is read. */
export const FORMATS = {
  localities: { identifier: 'LOCALITY', length: LOCALITY.length },
  thoroughfares: { identifier: 'THOROUGH', length: THOROUGHFARE.length },
  descriptors: { identifier: 'THDESCRI', length: DESCRIPTOR.length },
  buildingNames: { identifier: 'BUILDING', length: BUILDING_NAME.length },
  subBuildingNames: { identifier: 'SUBBUILD', length: SUB_BUILDING_NAME.length },
  organisations: { identifier: 'ORGANISA', length: ORGANISATION.length },
  addresses: { identifier: 'ADDRESS', length: ADDRESS.length },
  welshAddresses: { identifier: 'ADDRESS', length: ADDRESS.length },
  udprns: { identifier: 'UDPRNFUL', length: UDPRN.length },
  multipleResidences: { identifier: 'MURESFUL', length: MULTIPLE_RESIDENCE.length },
  notYetBuilt: { identifier: 'NYBUILTK', length: NOT_YET_BUILT.length },
  aliases: { identifier: 'ALIASFLE', length: ALIAS.length },
} as const satisfies Readonly<Record<string, FixedFormat>>;

export type MainfileKind = keyof typeof FORMATS;
