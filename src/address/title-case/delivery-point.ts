import type { DeliveryPoint } from '../delivery-point.ts';
import { tidy } from '../printing/print.ts';
import { titleCase } from './title-case.ts';

/** The elements of an address in title case, each a phrase of its own. The post town has an option of its own. */
export function inTitleCase(point: DeliveryPoint): DeliveryPoint {
  return {
    ...point,
    organisation: titleCase(tidy(point.organisation)),
    department: titleCase(tidy(point.department)),
    subBuildingName: titleCase(tidy(point.subBuildingName)),
    buildingName: titleCase(tidy(point.buildingName)),
    ...inTitleCaseStreet(point),
    doubleDependentLocality: titleCase(tidy(point.doubleDependentLocality)),
    dependentLocality: titleCase(tidy(point.dependentLocality)),
  };
}

/** A street is one phrase of name and descriptor: in `THE STREET`, `THE` is not its last word. */
function inTitleCaseStreet(point: DeliveryPoint) {
  const [thoroughfareName, thoroughfareDescriptor] = streetInTitleCase(
    tidy(point.thoroughfareName),
    tidy(point.thoroughfareDescriptor),
  );
  const [dependentThoroughfareName, dependentThoroughfareDescriptor] = streetInTitleCase(
    tidy(point.dependentThoroughfareName),
    tidy(point.dependentThoroughfareDescriptor),
  );
  return {
    thoroughfareName,
    thoroughfareDescriptor,
    dependentThoroughfareName,
    dependentThoroughfareDescriptor,
  };
}

function streetInTitleCase(name: string, descriptor: string): [string, string] {
  if (name === '' || descriptor === '') return [titleCase(name), titleCase(descriptor)];
  const words = titleCase(`${name} ${descriptor}`).split(' ');
  const count = name.split(' ').length;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
