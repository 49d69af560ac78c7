/*
 * Small fixed-width files, written field by field from the published widths, not from the layouts that read
 * them.
 */

/** Digits, filled up with zeros on the left. */
export const n = (value: number | string, width: number) => String(value).padStart(width, '0');
/** Text, filled up with spaces on the right. */
export const t = (value: string, width: number) => value.padEnd(width, ' ');

export interface FixedFile {
  readonly identifier: string;
  readonly length: number;
  readonly records: readonly string[];
  readonly edition?: string;
  /** The number of spaces before the zeros and nines. */
  readonly indent?: number;
  /** The count in the trailer, if it is not the real one. */
  readonly count?: number;
  readonly end?: string;
}

/** A whole file with header and trailer. */
export function fixedFile(file: FixedFile): string {
  const { identifier, length, records, edition = 'Y24M05', indent = 0, end = '\r\n' } = file;
  const count = file.count ?? records.length + 2;
  const header = `${' '.repeat(indent)}00000000${t(identifier, 8)}${edition}`.padEnd(length, ' ');
  const trailer = `${' '.repeat(indent)}99999999${n(count, 8)}`.padEnd(length, ' ');
  return [header, ...records, trailer].map((line) => line + end).join('');
}

export const localities = (...records: string[]) =>
  fixedFile({ identifier: 'LOCALITY', length: 151, records });
export const locality = (key: number, town: string, dependent = '', double = '') =>
  n(key, 6) + t('', 30) + t('', 15) + t(town, 30) + t(dependent, 35) + t(double, 35);

export const thoroughfares = (...records: string[]) =>
  fixedFile({ identifier: 'THOROUGH', length: 68, records });
export const thoroughfare = (key: number, name: string) => n(key, 8) + t(name, 60);

export const descriptors = (...records: string[]) =>
  fixedFile({ identifier: 'THDESCRI', length: 30, records });
export const descriptor = (key: number, name: string, short = '') => n(key, 4) + t(name, 20) + t(short, 6);

export const buildings = (...records: string[]) => fixedFile({ identifier: 'BUILDING', length: 58, records });
export const building = (key: number, name: string) => n(key, 8) + t(name, 50);

export const subBuildings = (...records: string[]) =>
  fixedFile({ identifier: 'SUBBUILD', length: 38, records });
export const subBuilding = (key: number, name: string) => n(key, 8) + t(name, 30);

export const organisations = (...records: string[]) =>
  fixedFile({ identifier: 'ORGANISA', length: 153, records });
export const organisation = (key: number, type: string, name: string, department = '') =>
  n(key, 8) + type + t(name, 60) + t(department, 60) + t('', 24);

export interface AddressFields {
  readonly postcode: string;
  readonly addressKey: number;
  readonly locality: number;
  readonly street?: number;
  readonly streetDescriptor?: number;
  readonly dependent?: number;
  readonly dependentDescriptor?: number;
  readonly number?: number;
  readonly building?: number;
  readonly subBuilding?: number;
  readonly households?: number;
  readonly organisation?: number;
  readonly type?: string;
  readonly concatenation?: string;
  readonly suffix?: string;
  readonly isOrganisation?: string;
  readonly poBox?: string;
}

export const address = (fields: AddressFields) =>
  t(fields.postcode, 7) +
  n(fields.addressKey, 8) +
  n(fields.locality, 6) +
  n(fields.street ?? 0, 8) +
  n(fields.streetDescriptor ?? 0, 4) +
  n(fields.dependent ?? 0, 8) +
  n(fields.dependentDescriptor ?? 0, 4) +
  n(fields.number ?? 0, 4) +
  n(fields.building ?? 0, 8) +
  n(fields.subBuilding ?? 0, 8) +
  n(fields.households ?? 1, 4) +
  n(fields.organisation ?? 0, 8) +
  (fields.type ?? 'S') +
  (fields.concatenation ?? ' ') +
  (fields.suffix ?? '1A') +
  (fields.isOrganisation ?? ' ') +
  n(fields.poBox ?? '', 6);
export const addresses = (...records: string[]) =>
  fixedFile({ identifier: 'ADDRESS', length: 88, records, indent: 7 });

export const udprn = (
  postcode: string,
  addressKey: number,
  number: number,
  organisationKey = 0,
  type = 'S',
) => `${t(postcode, 7) + n(addressKey, 8) + n(number, 8) + n(organisationKey, 8) + type}1A `;
export const udprns = (...records: string[]) =>
  fixedFile({ identifier: 'UDPRNFUL', length: 35, records, indent: 7 });

/** The reference files of a little Mainfile. */
export const references: Readonly<Record<string, string>> = {
  'local.c01': localities(
    locality(1, 'CHESTER'),
    locality(2, 'CHESTER', 'LITTLE STANNEY', 'UPPER GREEN'),
    locality(3, 'CAERDYDD', 'Y FRO'),
    locality(4, 'CARDIFF', 'THE VALE'),
  ),
  'thfare.c01': thoroughfares(
    thoroughfare(10, 'STANNEY MILL'),
    thoroughfare(11, 'THE'),
    thoroughfare(12, 'BACK OF THE HILL'),
    thoroughfare(13, 'HEOL FAWR'),
  ),
  'thdesc.c01': descriptors(
    descriptor(1, 'ROAD', 'RD'),
    descriptor(2, 'STREET', 'ST'),
    descriptor(3, 'LANE'),
  ),
  'bname.c01': buildings(building(20, "ST ANNE'S HOUSE"), building(21, 'MCDONALD TOWER')),
  'subbname.c01': subBuildings(subBuilding(30, 'FLAT 1'), subBuilding(31, 'A')),
  'org.c01': organisations(
    organisation(40, 'S', 'BRIGHT TILES LTD', 'SALES'),
    organisation(40, 'L', 'NOT THIS ONE'),
    organisation(1003, 'L', 'POST OFFICE COUNTERS PLC'),
  ),
};
