import { joinThoroughfare } from '../address/thoroughfare.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import { localityTexts } from '../address-file/places/locality.ts';
import { streetText } from '../address-file/places/street.ts';
import type { Container } from '../address-file/typeahead/container.ts';

/** The name of a container, and the names of the places that it lies in, nearest first. */
export interface ContainerNames {
  readonly own: string;
  readonly around: readonly string[];
}

export function containerNames(file: AddressFile, { kind, place, name }: Container): ContainerNames {
  if (kind === 'locality') {
    const [own = '', ...around] = localityTexts(file.localities.namesAt(place)).filter((text) => text !== '');
    return { own, around };
  }
  const street = file.streets.namesAt(place);
  const places = localityTexts(street).filter((text) => text !== '');
  const thoroughfares = [
    joinThoroughfare(street.dependentThoroughfareName, street.dependentThoroughfareDescriptor),
    joinThoroughfare(street.thoroughfareName, street.thoroughfareDescriptor),
  ].filter((text) => text !== '');
  if (kind === 'street') {
    const [own = streetText(street), ...behind] = thoroughfares;
    return { own, around: [...behind, ...places] };
  }
  return { own: name, around: [...thoroughfares, ...places] };
}

/** Returns the names of a container on one line: `Stanney Mill Road, Little Stanney, CHESTER`. */
export function containerText(file: AddressFile, container: Container): string {
  const { own, around } = containerNames(file, container);
  return [own, ...around].join(', ');
}
