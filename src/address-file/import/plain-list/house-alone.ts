import type { Premises, Streets } from '../../../address/delivery-point.ts';

/** Words with which the name of a street ends and hardly ever that of a house. */
const STREETS_ONLY =
  /(?:^| )(?:road|street|lane|avenue|drive|crescent|way|mews|parade|square|boulevard|broadway|bypass|estate)$/i;

/** How streets begin in Welsh; no house does. */
const WELSH_STREETS = /^(?:heol|ffordd|stryd|l[oô]n|rhodfa|cilgant) /i;

/** A road known by its number. */
const NUMBERED = /^[abm]\d{1,4}$/i;

type Elements = Premises & Streets & { readonly organisation: string; readonly poBox: string };

/**
 * A delivery point has a premise. Where a row has none, what was read as its street names the house: `Sunny Bank, Llanarth`, `Hill View,
 * High Street`. A list may still hold a street and no more, and `Station Road` stays one.
 */
export function withHouseAlone<Parsed extends Elements>(elements: Parsed): Parsed {
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
  if (street === '' || STREETS_ONLY.test(street) || WELSH_STREETS.test(street) || NUMBERED.test(street))
    return elements;
  return { ...elements, thoroughfareName: '', thoroughfareDescriptor: '', buildingName: street };
}

function nameOf(name: string, descriptor: string): string {
  return `${name} ${descriptor}`.trim();
}
