import type { SamplePostcode, SampleResidence } from '../sample-postcode.ts';
import { digits, sevenCharacters } from './fixed-file.ts';
import type { MainfileKeys } from './mainfile-keys.ts';

/**
 * A record of Multiple Residence, 782 characters. It has all its text in itself, with the premise of the
 * delivery point first.
 */
export function residenceRecord(
  { postcode, locality, streets, residences }: SamplePostcode,
  { parent, umprn, subBuildingName }: SampleResidence,
  { thoroughfares, descriptors, buildingNames, subBuildingNames }: MainfileKeys,
): string {
  const siblings = residences.filter((other) => other.parent === parent).length;
  const street = (name: string, descriptor: string) =>
    thoroughfares.of(name) + name.padEnd(60) + descriptors.of(descriptor) + descriptor.padEnd(20);
  const premises = (number: string, name: string, sub: string, names: string, marks: string) =>
    digits(number, 4) +
    buildingNames.of(name) +
    name.padEnd(50) +
    subBuildingNames.of(sub).padStart(9, '0') +
    sub.padEnd(30) +
    names +
    marks;
  const record =
    sevenCharacters(postcode) +
    digits(siblings, 4) +
    digits(parent.addressKey, 8) +
    digits(parent.organisationKey, 8) +
    parent.postcodeType +
    parent.deliveryPointSuffix +
    digits(parent.udprn, 8) +
    digits(umprn, 8) +
    digits(locality.key, 6) +
    locality.postTown.padEnd(30) +
    locality.dependentLocality.padEnd(35) +
    locality.doubleDependentLocality.padEnd(35) +
    street(streets.thoroughfareName, streets.thoroughfareDescriptor) +
    street(streets.dependentThoroughfareName, streets.dependentThoroughfareDescriptor) +
    premises(
      parent.buildingNumber,
      parent.buildingName,
      parent.subBuildingName,
      parent.organisation.padEnd(60) + parent.department.padEnd(60),
      (parent.smallUserOrganisation ? 'Y' : ' ') + (parent.concatenated ? 'Y' : ' '),
    ) +
    premises('', '', subBuildingName, ' '.repeat(120), '  ');
  return record.toUpperCase();
}
