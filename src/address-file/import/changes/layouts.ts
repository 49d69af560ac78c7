import type { FixedFormat } from '../fixed/read-fixed.ts';
import { recordLayout } from '../fixed/record-layout.ts';
import type { ReferenceKind } from '../mainfile/reference-tables.ts';

/*
 * The change files of the relational products. Changes1 has the texts that keys stand for, including texts
 * that did not change but are referred to. Changes2 has the addresses and the organisations at them. UDPRN
 * changes have the UDPRNs of delivery points.
 */

/** There are five record types, which differ in the layout of `text`. */
export const CHANGES1 = recordLayout({
  recordType: 1,
  key: 8,
  date: 8,
  time: 6,
  amendment: 1,
  text: 145,
});

const before = { recordType: 1, key: 8, date: 8, time: 6, amendment: 1 };

export const CHANGED_LOCALITY = recordLayout({
  ...before,
  filler: 30,
  filler2: 15,
  postTown: 30,
  dependentLocality: 35,
  doubleDependentLocality: 35,
});

export const CHANGED_NAME = recordLayout({ ...before, name: 60, filler: 85 });

export const CHANGED_DESCRIPTOR = recordLayout({ ...before, name: 20, abbreviation: 6, filler: 119 });

/** The kind of text that each record type of Changes1 has. */
export const CHANGES1_TYPES: Readonly<Record<string, ReferenceKind>> = {
  '1': 'localities',
  '2': 'thoroughfares',
  '3': 'descriptors',
  '4': 'buildingNames',
  '5': 'subBuildingNames',
};

const identity = {
  date: 8,
  time: 6,
  postcode: 7,
  deliveryPointSuffix: 2,
  postcodeType: 1,
  addressKey: 8,
  organisationKey: 8,
  amendment: 1,
  recordType: 1,
};

/** Record type 1. The keys are in the identity fields before it. */
export const CHANGED_ADDRESS = recordLayout({
  ...identity,
  localityKey: 8,
  thoroughfareKey: 8,
  thoroughfareDescriptorKey: 8,
  dependentThoroughfareKey: 8,
  dependentThoroughfareDescriptorKey: 8,
  buildingNumber: 4,
  buildingNameKey: 8,
  subBuildingNameKey: 8,
  households: 4,
  concatenation: 1,
  poBox: 6,
  smallUserOrganisation: 1,
  reason: 2,
  newPostcode: 7,
  filler: 45,
});

/** Record types 2 (a small user organisation) and 3 (a large user). */
export const CHANGED_ORGANISATION = recordLayout({
  ...identity,
  organisation: 60,
  department: 60,
  filler: 6,
});

export const CHANGED_UDPRN = recordLayout({
  date: 8,
  time: 6,
  postcode: 7,
  addressKey: 8,
  udprn: 8,
  organisationKey: 8,
  postcodeType: 1,
  deliveryPointSuffix: 2,
  smallUserOrganisation: 1,
  amendment: 1,
});

export const CHANGE_FORMATS = {
  references: { identifier: 'CHANGES1', length: CHANGES1.length },
  addresses: { identifier: 'CHANGES2', length: CHANGED_ADDRESS.length },
  udprns: { identifier: 'UDPRNCHG', length: CHANGED_UDPRN.length },
} as const satisfies Readonly<Record<string, FixedFormat>>;

export type ChangeKind = keyof typeof CHANGE_FORMATS;
