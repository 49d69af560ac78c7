import type { Localities } from '../../address/delivery-point.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import { placeName } from './place-name.ts';
import { readAscending, writeAscending } from './street.ts';

/** A post town, or a locality of one, or a locality of such a locality; with all that is in it. */
export interface Locality extends Localities {
  /** `CH1`, `CH2`: of its addresses, in the order of their numbers. */
  readonly outwardCodes: readonly string[];
  /** The numbers of its streets, ascending: in the order of their names. */
  readonly streets: Uint32Array;
}

/** From the smallest: the locality that names are of, and those that it is in. */
export function localitiesAround(names: Localities): Localities[] {
  const { doubleDependentLocality, dependentLocality, postTown } = names;
  const around: Localities[] = [];
  if (doubleDependentLocality !== '') around.push({ doubleDependentLocality, dependentLocality, postTown });
  if (dependentLocality !== '') around.push({ doubleDependentLocality: '', dependentLocality, postTown });
  if (postTown !== '') around.push({ doubleDependentLocality: '', dependentLocality: '', postTown });
  return around;
}

/** Names in the order from the smallest: `Little Stanney`, `CHESTER`. */
export function localityTexts({
  doubleDependentLocality,
  dependentLocality,
  postTown,
}: Localities): string[] {
  return [doubleDependentLocality, dependentLocality, postTown];
}

/** `Little Stanney, CHESTER` */
export function localityText(names: Localities): string {
  return localityTexts(names)
    .filter((text) => text !== '')
    .join(', ');
}

/** What a locality is found by the beginning of: the name of the smallest place. */
export function localityName(names: Localities): string {
  return placeName(names.doubleDependentLocality || names.dependentLocality || names.postTown);
}

/** In bytes (src/address-file/bytes.ts): names and outward codes as one list of texts · its streets, each less the one before. */
export function writeLocality(writer: ByteWriter, locality: Locality): void {
  writer.texts([...localityTexts(locality), ...locality.outwardCodes]);
  writeAscending(writer, locality.streets);
}

export function readLocality(reader: ByteReader): Locality {
  return { ...readLocalityNames(reader), streets: readAscending(reader) };
}

export function readLocalityNames(reader: ByteReader): Omit<Locality, 'streets'> {
  const [doubleDependentLocality, dependentLocality, postTown, ...outwardCodes] = reader.texts();
  return {
    doubleDependentLocality: doubleDependentLocality!,
    dependentLocality: dependentLocality!,
    postTown: postTown!,
    outwardCodes,
  };
}
