import type { DeliveryPoint } from '../delivery-point.ts';
import { tidy } from '../printing/print.ts';
import { titleCase } from './title-case.ts';

/**
 * A delivery point in title case. Each element is a phrase of its own. The post town is left alone: it has
 * its own option.
 */
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

/** Name and descriptor together are one phrase: in `THE STREET`, `THE` is not the last word. */
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
