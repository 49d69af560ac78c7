import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Counties, DeliveryPoint } from '../../address/delivery-point.ts';
import { present } from '../../present.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import { CONCATENATED, KINDS, POSTCODE_TYPES } from '../entry/layout.ts';
import type { AddressRow, PointReference, PostcodeLocationRow, Premise } from '../rows.ts';

/*
 * Rows as records of a partition. A record starts with its kind, followed by its postcode or by a reference
 * to its delivery point. A row that is written and read again is unchanged.
 */

export const ADDRESS = 0;
export const PLACE = 1;
export const COUNTIES = 2;
export const WELSH = 3;
export const ALIAS = 4;
export const PREMISE = 5;

/**
 * Records of a kind below this start with a postcode. All others start with a reference to a delivery point.
 */
export const FIRST_REFERRING = WELSH;

const HAS_PREMISE = 1 << 7;
const SMALL_USER_ORGANISATION = 1 << 4;
const GRIDS = ['none', 'osgb', 'irish'] as const;

export function writeAddress(writer: ByteWriter, postcode: number, row: AddressRow): void {
  const { point, premise } = row;
  writer.byte(ADDRESS);
  writer.number(postcode);
  writer.byte(
    KINDS.indexOf(row.kind) |
      (POSTCODE_TYPES.indexOf(point.postcodeType) << 2) |
      (point.smallUserOrganisation ? SMALL_USER_ORGANISATION : 0) |
      (CONCATENATED.indexOf(point.concatenated) << 5) |
      (premise === undefined ? 0 : HAS_PREMISE),
  );
  writer.number(point.udprn);
  writer.number(point.addressKey);
  writer.number(point.organisationKey);
  writer.number(point.households);
  writer.number(row.umprn);
  if (premise !== undefined) writePremise(writer, premise);
  writer.texts([
    point.organisation,
    point.department,
    point.poBox,
    point.subBuildingName,
    point.buildingName,
    point.buildingNumber,
    point.dependentThoroughfareName,
    point.dependentThoroughfareDescriptor,
    point.thoroughfareName,
    point.thoroughfareDescriptor,
    point.doubleDependentLocality,
    point.dependentLocality,
    point.postTown,
    point.deliveryPointSuffix,
  ]);
}

/**
 * Reads what {@link writeAddress} wrote after the kind and the postcode. `postcode` becomes the postcode of
 * the point.
 */
export function readAddress(reader: ByteReader, postcode: string): AddressRow {
  const marks = reader.byte();
  const udprn = reader.number();
  const addressKey = reader.number();
  const organisationKey = reader.number();
  const households = reader.number();
  const umprn = reader.number();
  const premise = marks & HAS_PREMISE ? readPremise(reader) : undefined;
  const [
    organisation = '',
    department = '',
    poBox = '',
    subBuildingName = '',
    buildingName = '',
    buildingNumber = '',
    dependentThoroughfareName = '',
    dependentThoroughfareDescriptor = '',
    thoroughfareName = '',
    thoroughfareDescriptor = '',
    doubleDependentLocality = '',
    dependentLocality = '',
    postTown = '',
    deliveryPointSuffix = '',
  ] = reader.texts();
  const point: DeliveryPoint = {
    organisation,
    department,
    poBox,
    subBuildingName,
    buildingName,
    buildingNumber,
    dependentThoroughfareName,
    dependentThoroughfareDescriptor,
    thoroughfareName,
    thoroughfareDescriptor,
    doubleDependentLocality,
    dependentLocality,
    postTown,
    postcode,
    postcodeType: present(POSTCODE_TYPES[(marks >> 2) & 0b11], 'the type of a postcode'),
    smallUserOrganisation: (marks & SMALL_USER_ORGANISATION) !== 0,
    deliveryPointSuffix,
    udprn,
    addressKey,
    organisationKey,
    households,
    concatenated: CONCATENATED[(marks >> 5) & 0b11],
  };
  const row = { kind: present(KINDS[marks & 0b11], 'a kind of address'), point, umprn };
  return premise === undefined ? row : { ...row, premise };
}

export function writePlace(writer: ByteWriter, postcode: number, row: PostcodeLocationRow): void {
  writer.byte(PLACE);
  writer.number(postcode);
  writer.byte(GRIDS.indexOf(row.grid));
  writer.signed(row.easting);
  writer.signed(row.northing);
  writer.texts([
    row.terminated,
    row.countyCode,
    row.districtCode,
    row.wardCode,
    row.countryCode,
    row.constituencyCode,
  ]);
}

/** Reads what {@link writePlace} wrote after the kind and the postcode. */
export function readPlace(reader: ByteReader): Omit<PostcodeLocationRow, 'postcode'> {
  const grid = present(GRIDS[reader.byte()], 'a grid');
  const easting = reader.signed();
  const northing = reader.signed();
  const [
    terminated = '',
    countyCode = '',
    districtCode = '',
    wardCode = '',
    countryCode = '',
    constituencyCode = '',
  ] = reader.texts();
  return {
    grid,
    easting,
    northing,
    terminated,
    countyCode,
    districtCode,
    wardCode,
    countryCode,
    constituencyCode,
  };
}

export function writeCounties(writer: ByteWriter, postcode: number, counties: Counties): void {
  writer.byte(COUNTIES);
  writer.number(postcode);
  writer.texts([counties.postal, counties.traditional, counties.administrative]);
}

/** Reads what {@link writeCounties} wrote after the kind and the postcode. */
export function readCounties(reader: ByteReader): Counties {
  const [postal = '', traditional = '', administrative = ''] = reader.texts();
  return { postal, traditional, administrative };
}

export function writeReference(writer: ByteWriter, kind: number, of: PointReference): void {
  writer.byte(kind);
  writer.number(of.udprn);
  if (of.udprn !== 0) return;
  writer.number(of.addressKey);
  writer.number(of.organisationKey);
  writer.byte(POSTCODE_TYPES.indexOf(of.postcodeType));
}

/** Reads what {@link writeReference} wrote after the kind. */
export function readReference(reader: ByteReader): PointReference {
  const udprn = reader.number();
  if (udprn !== 0) return { udprn, addressKey: 0, organisationKey: 0, postcodeType: '' };
  const addressKey = reader.number();
  const organisationKey = reader.number();
  return {
    udprn,
    addressKey,
    organisationKey,
    postcodeType: present(POSTCODE_TYPES[reader.byte()], 'the type of a postcode'),
  };
}

export function writePremise(writer: ByteWriter, premise: Premise): void {
  writer.number(premise.uprn);
  writer.signed(premise.easting);
  writer.signed(premise.northing);
}

export function readPremise(reader: ByteReader): Premise {
  return { uprn: reader.number(), easting: reader.signed(), northing: reader.signed() };
}

export function writeWelsh(writer: ByteWriter, welsh: WelshAlternative): void {
  writer.texts([
    welsh.thoroughfareName,
    welsh.thoroughfareDescriptor,
    welsh.dependentThoroughfareName,
    welsh.dependentThoroughfareDescriptor,
    welsh.doubleDependentLocality,
    welsh.dependentLocality,
    welsh.postTown,
  ]);
}

export function readWelsh(reader: ByteReader): WelshAlternative {
  const [
    thoroughfareName = '',
    thoroughfareDescriptor = '',
    dependentThoroughfareName = '',
    dependentThoroughfareDescriptor = '',
    doubleDependentLocality = '',
    dependentLocality = '',
    postTown = '',
  ] = reader.texts();
  return {
    thoroughfareName,
    thoroughfareDescriptor,
    dependentThoroughfareName,
    dependentThoroughfareDescriptor,
    doubleDependentLocality,
    dependentLocality,
    postTown,
  };
}
