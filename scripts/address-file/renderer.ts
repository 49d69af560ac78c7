import type { PostcodeEntry } from '../../src/address-file/postcode-entry.ts';

export const answers = ['full'];

/** The size and shape of a GetFullAddress answer: all of its members, without the printing rules. */
export function render({ addresses, place, counties }: PostcodeEntry): Record<string, string> {
  const { countyCode, county, districtCode, district, wardCode, ward, country, constituency } = place;
  const results = addresses.map(({ point, location = place, uprn, welsh }) => ({
    Address: {
      Lines: [
        point.organisation ||
          `${point.buildingNumber} ${point.thoroughfareName} ${point.thoroughfareDescriptor}`,
        point.dependentLocality,
        point.subBuildingName,
        '',
        point.postTown,
        counties.postal,
        point.postcode,
      ],
    },
    RawAddress: {
      Organisation: point.organisation,
      Department: point.department,
      AddressKey: point.addressKey,
      OrganisationKey: point.organisationKey,
      PostcodeType: point.postcodeType,
      BuildingNumber: Number(point.buildingNumber),
      SubBuildingName: point.subBuildingName,
      BuildingName: point.buildingName,
      DependentThoroughfareName: point.dependentThoroughfareName,
      DependentThoroughfareDesc: point.dependentThoroughfareDescriptor,
      ThoroughfareName: point.thoroughfareName,
      ThoroughfareDesc: point.thoroughfareDescriptor,
      DoubleDependentLocality: point.doubleDependentLocality,
      DependentLocality: point.dependentLocality,
      Locality: point.postTown,
      Postcode: point.postcode,
      Dps: point.deliveryPointSuffix,
      PoBox: point.poBox,
      PostalCounty: counties.postal,
      TraditionalCounty: counties.traditional,
      AdministrativeCounty: counties.administrative,
      CountryISO2: 'GB',
      UniqueReference: welsh === undefined ? null : uprn,
      Location: {
        Easting: location.easting,
        Northing: location.northing,
        GridReference: location.gridReference,
        Longitude: location.longitude,
        Latitude: location.latitude,
        CountyCode: countyCode,
        County: county,
        DistrictCode: districtCode,
        District: district,
        WardCode: wardCode,
        Ward: ward,
        Country: country,
        Constituency: constituency,
      },
      AdditionalData: [{ Name: 'LatLongType', Value: 'Premise' }],
    },
  }));
  return { full: JSON.stringify(results) };
}
