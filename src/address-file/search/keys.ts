import type { DeliveryPoint } from '../../address/delivery-point.ts';
import type { PostcodeEntry } from '../postcode-entry.ts';
import { hashText } from './hash-text.ts';

/**
 * Calls back with each key under which a postcode is to be found: whole numbers of 32 bits, some of them more than once.
 * Two different things may share a key by chance, so what is found under one has yet to be compared.
 */
export function eachSearchKey(entry: PostcodeEntry, add: (key: number) => void): void {
  for (const { point } of entry.addresses) {
    const town = wordsOf(point.postTown).join(' ');
    const street = wordsOf(streetOf(point));
    for (const word of street) add(hashText(`street ${word} ${town}`));
    if (street.length > 0 && point.buildingNumber !== '') {
      add(hashText(`door ${point.buildingNumber} ${street.join(' ')}`));
    }
    for (const text of [point.organisation, point.buildingName]) {
      for (const word of wordsOf(text)) add(hashText(`name ${word} ${town}`));
    }
  }
}

function streetOf(point: DeliveryPoint): string {
  return `${point.dependentThoroughfareName} ${point.thoroughfareName}`;
}

function wordsOf(text: string): readonly string[] {
  return text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
