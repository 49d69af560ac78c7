import type { AddressFile } from '../../address-file.ts';
import { localityTexts } from '../../places/locality.ts';
import { indexForms, indexWords } from '../words.ts';
import type { GatheredContainers } from './gathered-containers.ts';
import type { GatheredStreet } from './gathered-street.ts';
import { Middle } from './middle.ts';

/*
 * The sums of a street, by which it counts in the localities around it: the number of its own addresses, then
 * the sums of its middle (middle.ts).
 */

/** The number of sums of a street. */
export const SUMS = 4;

/** Returns the sums of a street. */
export function sumsOf({ own, middle }: GatheredStreet): readonly number[] {
  return [own, ...middle.sums];
}

/**
 * Adds the localities that have addresses.
 *
 * @param sums the sums of all streets. They are added in the order of the streets, so that each sum is always
 * rounded alike
 */
export function addLocalities(
  containers: GatheredContainers,
  table: AddressFile['localities'],
  sums: Float64Array,
): void {
  for (let number = 0; number < table.size; number++) {
    const { outwardCodes, streets, ...locality } = table.at(number);
    let addresses = 0;
    const middle = new Middle();
    for (const street of streets) {
      const at = street * SUMS;
      addresses += sums[at]!;
      middle.addSums(sums[at + 1]!, sums[at + 2]!, sums[at + 3]!);
    }
    if (addresses === 0) continue;
    const [own = '', ...around] = localityTexts(locality).filter((text) => text !== '');
    containers.add(
      { kind: 'locality', addresses, place: number, name: '', position: middle.position },
      {
        own: indexForms(own),
        around: containers.numbersOf(around.flatMap(indexWords)),
        outwardCodes: containers.numbersOf(outwardCodes),
      },
    );
  }
}
