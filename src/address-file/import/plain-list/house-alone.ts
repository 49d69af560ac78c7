import type { Premises, Streets } from '../../../address/delivery-point.ts';

/** Words that end the name of a street and hardly ever that of a house. */
const STREETS_ONLY =
  /(?:^| )(?:road|street|lane|avenue|drive|crescent|way|mews|parade|square|boulevard|broadway|bypass|estate)$/i;

/** Words that begin a Welsh street name and never a house name. */
const WELSH_STREETS = /^(?:heol|ffordd|stryd|l[oô]n|rhodfa|cilgant) /i;

/** A road known by its number, such as A55. */
const NUMBERED = /^[abm]\d{1,4}$/i;

type Elements = Premises &
  Streets & {
    readonly organisation: string;
    readonly poBox: string;
    readonly doubleDependentLocality: string;
  };

/**
 * Every delivery point has a premise. If a row has none, the text that was read as its street is the name of
 * a house: `Sunny Bank, Llanarth`, or `Hill View, High Street`. A list may also contain a bare street, so
 * `Station Road` stays a street.
 *
 * @param isStreet whether the list has a street of this name
 */
export function withHouseAlone<Parsed extends Elements>(
  elements: Parsed,
  isStreet: (name: string) => boolean,
): Parsed {
  const { organisation, poBox, subBuildingName, buildingName, buildingNumber } = elements;
  if (`${organisation}${poBox}${subBuildingName}${buildingName}${buildingNumber}` !== '') return elements;
  const dependent = nameOf(elements.dependentThoroughfareName, elements.dependentThoroughfareDescriptor);
  if (dependent !== '') {
    return {
      ...elements,
      dependentThoroughfareName: '',
      dependentThoroughfareDescriptor: '',
      buildingName: dependent,
    };
  }
  const street = nameOf(elements.thoroughfareName, elements.thoroughfareDescriptor);
  if (street === '' || !mayBeHouse(street)) return elements;
  // `Wayland Drove, Corner Cottage, Moulsea`: the house stands behind a street that other rows have.
  const { doubleDependentLocality: behind } = elements;
  if (behind !== '' && isStreet(street))
    return { ...elements, doubleDependentLocality: '', buildingName: behind };
  return { ...elements, thoroughfareName: '', thoroughfareDescriptor: '', buildingName: street };
}

/** Whether a name may be the name of a house rather than of a street. */
export function mayBeHouse(name: string): boolean {
  return !STREETS_ONLY.test(name) && !WELSH_STREETS.test(name) && !NUMBERED.test(name);
}

function nameOf(name: string, descriptor: string): string {
  return `${name} ${descriptor}`.trim();
}
