import type { Localities } from '../../address/delivery-point.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import { placeName } from './place-name.ts';
import type { PlaceKind } from './place-table.ts';
import { readAscending, writeAscending } from './street.ts';

/** A post town, a dependent locality or a double dependent locality, with its streets. */
export interface Locality extends Localities {
  /** The outward codes of its addresses (`CH1`, `CH2`), in numeric order. */
  readonly outwardCodes: readonly string[];
  /** The numbers of its streets, ascending, which is also the order of their names. */
  readonly streets: Uint32Array;
}

/** The smallest locality in `names` and the localities around it, from the smallest to the post town. */
export function localitiesAround(names: Localities): Localities[] {
  const { doubleDependentLocality, dependentLocality, postTown } = names;
  const around: Localities[] = [];
  if (doubleDependentLocality !== '') around.push({ doubleDependentLocality, dependentLocality, postTown });
  if (dependentLocality !== '') around.push({ doubleDependentLocality: '', dependentLocality, postTown });
  if (postTown !== '') around.push({ doubleDependentLocality: '', dependentLocality: '', postTown });
  return around;
}

/** The names of a locality, smallest first: `Little Stanney`, `CHESTER`. Missing names are empty strings. */
export function localityTexts({
  doubleDependentLocality,
  dependentLocality,
  postTown,
}: Localities): string[] {
  return [doubleDependentLocality, dependentLocality, postTown];
}

/** The names of a locality as one text: `Little Stanney, CHESTER`. */
export function localityText(names: Localities): string {
  return localityTexts(names)
    .filter((text) => text !== '')
    .join(', ');
}

/** The name under which a locality is sorted and found: that of the smallest place. */
export function localityName(names: Localities): string {
  return placeName(names.doubleDependentLocality || names.dependentLocality || names.postTown);
}

/**
 * Writes names and outward codes as one list of texts, then the streets as differences
 * (src/address-file/bytes.ts).
 */
export function writeLocality(writer: ByteWriter, locality: Locality): void {
  writer.texts([...localityTexts(locality), ...locality.outwardCodes]);
  writeAscending(writer, locality.streets);
}

export function readLocality(reader: ByteReader): Locality {
  return { ...readLocalityNames(reader), streets: readAscending(reader) };
}

export function readLocalityNames(reader: ByteReader): Omit<Locality, 'streets'> {
  const [doubleDependentLocality = '', dependentLocality = '', postTown = '', ...outwardCodes] =
    reader.texts();
  return { doubleDependentLocality, dependentLocality, postTown, outwardCodes };
}

/** The rows of the table of localities. */
export const LOCALITIES: PlaceKind<Localities, Locality> = {
  read: readLocality,
  readNames: readLocalityNames,
  name: localityName,
  texts: localityTexts,
};
