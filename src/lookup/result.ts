import { inWelsh } from '../address/alternatives.ts';
import type { DeliveryPoint } from '../address/delivery-point.ts';
import { formatAddress } from '../address/layout/formatters.ts';
import { pafPostcode, parsePostcode } from '../address/postcode.ts';
import type { Place, PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import type { LookupOptions } from './lookup-options.ts';

/** One address of an answer (docs/clients/lookup.md). */
export interface Result {
  readonly Address: { readonly Lines: readonly string[] };
  readonly RawAddress: RawAddress;
}

/** The components of an address (docs/clients/lookup.md). An absent component is the empty string. */
export interface RawAddress {
  readonly Organisation: string;
  readonly Department: string;
  readonly AddressKey: number;
  readonly OrganisationKey: number;
  readonly PostcodeType: string;
  /** 0 when absent. */
  readonly BuildingNumber: number;
  readonly SubBuildingName: string;
  readonly BuildingName: string;
  readonly DependentThoroughfareName: string;
  readonly DependentThoroughfareDesc: string;
  readonly ThoroughfareName: string;
  readonly ThoroughfareDesc: string;
  readonly DoubleDependentLocality: string;
  readonly DependentLocality: string;
  /** The post town. */
  readonly Locality: string;
  /** The seven characters of PAF: `M1  1AE`. */
  readonly Postcode: string;
  readonly Dps: string;
  readonly PoBox: string;
  readonly PostalCounty: string;
  readonly TraditionalCounty: string;
  readonly AdministrativeCounty: string;
  /** `GB`, or a Crown dependency's own code; null for an overseas territory. */
  readonly CountryISO2: string | null;
  readonly UniqueReference: string | null;
  /** Null if the options exclude it. */
  readonly Location: Location | null;
  readonly AdditionalData: readonly AdditionalData[];
}

/**
 * Where an address is (docs/operators/address-location.md). Metres on the national grid; degrees in WGS84.
 */
export interface Location {
  readonly Easting: number;
  readonly Northing: number;
  readonly GridReference: string;
  readonly Longitude: number;
  readonly Latitude: number;
  readonly CountyCode: string | null;
  readonly County: string | null;
  readonly DistrictCode: string;
  readonly District: string;
  readonly WardCode: string;
  readonly Ward: string;
  readonly Country: string;
  readonly Constituency: string | null;
}

export interface AdditionalData {
  readonly Name: string;
  readonly Value: string;
}

/** The result for an address under these options. */
export function resultOf(entry: PostcodeEntry, address: StoredAddress, options: LookupOptions): Result {
  const { point, welsh } = address;
  const written = options.language === 'cy' && welsh !== undefined ? inWelsh(point, welsh) : point;
  const { lines, cut } = formatAddress(written, entry.counties, options.lines);
  return {
    Address: { Lines: lines },
    RawAddress: {
      ...elements(written),
      PostalCounty: entry.counties.postal,
      TraditionalCounty: entry.counties.traditional,
      AdministrativeCounty: entry.counties.administrative,
      CountryISO2: countryOf(point.postcode),
      UniqueReference: options.includeUdprn && point.udprn > 0 ? String(point.udprn) : null,
      Location: options.includeLocation ? locationOf(entry.place, address) : null,
      AdditionalData: additionalData(address, options, cut),
    },
  };
}

function elements(point: DeliveryPoint) {
  const postcode = parsePostcode(point.postcode);
  return {
    Organisation: point.organisation,
    Department: point.department,
    AddressKey: point.addressKey,
    OrganisationKey: point.organisationKey,
    PostcodeType: point.postcodeType,
    BuildingNumber: /^\d{1,9}$/.test(point.buildingNumber) ? Number(point.buildingNumber) : 0,
    SubBuildingName: point.subBuildingName,
    BuildingName: point.buildingName,
    DependentThoroughfareName: point.dependentThoroughfareName,
    DependentThoroughfareDesc: point.dependentThoroughfareDescriptor,
    ThoroughfareName: point.thoroughfareName,
    ThoroughfareDesc: point.thoroughfareDescriptor,
    DoubleDependentLocality: point.doubleDependentLocality,
    DependentLocality: point.dependentLocality,
    Locality: point.postTown,
    Postcode: postcode === undefined ? point.postcode : pafPostcode(postcode),
    Dps: point.deliveryPointSuffix,
    PoBox: point.poBox,
  };
}

/**
 * The ISO 3166-1 code of a postcode's country. The postcode areas JE and IM are such codes themselves. The
 * code for GY is GG.
 */
function countryOf(text: string): string | null {
  const postcode = parsePostcode(text);
  if (postcode?.kind === 'overseas-territory') return null;
  if (postcode?.kind !== 'crown-dependency') return 'GB';
  return postcode.area === 'GY' ? 'GG' : postcode.area;
}

/**
 * The premises' own position if it is known, otherwise the postcode's. The areas are always the postcode's.
 */
function locationOf(place: Place, { location = place }: StoredAddress): Location {
  return {
    Easting: location.easting,
    Northing: location.northing,
    GridReference: location.gridReference,
    Longitude: location.longitude,
    Latitude: location.latitude,
    CountyCode: place.countyCode,
    County: place.county,
    DistrictCode: place.districtCode,
    District: place.district,
    WardCode: place.wardCode,
    Ward: place.ward,
    Country: place.country,
    Constituency: place.constituency,
  };
}

function additionalData(
  { kind, location, umprn, uprn, aliases }: StoredAddress,
  options: LookupOptions,
  cut: readonly string[],
): AdditionalData[] {
  const data: AdditionalData[] = [];
  const add = (Name: string, Value: string) => data.push({ Name, Value });
  if (options.includeLocation) add('LatLongType', location === undefined ? 'Postcode' : 'Premise');
  if (options.includeUprn && uprn > 0) add('UPRN', String(uprn));
  if (kind === 'multiple-residence') add('UMPRN', String(umprn));
  if (kind === 'not-yet-built') add('NotYetBuilt', 'true');
  if (options.includeAliases) for (const alias of aliases) add('Alias', alias);
  for (const part of cut) add('OmittedLine', part);
  return data;
}
