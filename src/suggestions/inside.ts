import type { StoredEntry } from '../address-file/entry/stored-entry.ts';
import { postcodeNumber } from '../address-file/postcode-number.ts';
import { present } from '../present.ts';
import type { AddressSuggestion, PremisesSuggestion } from './suggestion.ts';

/*
 * The addresses and buildings that were found in a container for a term, as numbers:
 *
 *   cost · count · for each: the number of its postcode · whether the typed numbers are in place · how many
 *   addresses it has · for each address: its index in the entry of the postcode, its UDPRN, its UMPRN
 *
 * The cost is the number of postcodes that were read. A single address is suggested as itself, several as
 * their building.
 */

const COST = 0;
const COUNT = 1;
const HEAD = 2;

const POSTCODE = 0;
const IN_PLACE = 1;
const ADDRESSES = 2;
const ADDRESS_HEAD = 3;

/** The numbers of an address. */
const ADDRESS = 3;

/** Collects what is found in a container. */
export class InsideWriter {
  readonly numbers: number[] = [0, 0];

  /** Begins anew. */
  clear(): void {
    this.numbers.length = HEAD;
    this.numbers[COUNT] = 0;
  }

  set cost(postcodes: number) {
    this.numbers[COST] = postcodes;
  }

  /**
   * @param suggestion an address or building of the entry
   * @param isInPlace whether the typed numbers are complete, and belong to the house or flat as typed
   * @param indexOf returns the index of an address in its entry
   */
  add(
    suggestion: AddressSuggestion | PremisesSuggestion,
    isInPlace: boolean,
    indexOf: (address: AddressSuggestion['address']) => number,
  ): void {
    const { numbers } = this;
    const addresses = suggestion.kind === 'address' ? [suggestion.address] : suggestion.addresses;
    numbers[COUNT]!++;
    numbers.push(postcodeNumber(suggestion.entry.postcode), isInPlace ? 1 : 0, addresses.length);
    for (const address of addresses) numbers.push(indexOf(address), address.point.udprn, address.umprn);
  }
}

/** What was found in a container. */
export class Inside {
  readonly numbers: Int32Array;
  /** Where the first find begins in {@link numbers}. */
  readonly first: number;
  readonly #at: number;

  /** @param at where the numbers begin that an {@link InsideWriter} made */
  constructor(numbers: Int32Array, at: number) {
    this.numbers = numbers;
    this.first = at + HEAD;
    this.#at = at;
  }

  get cost(): number {
    return this.numbers[this.#at + COST]!;
  }

  get count(): number {
    return this.numbers[this.#at + COUNT]!;
  }

  /** Returns where the find after the one at `at` begins. */
  after(at: number): number {
    return at + ADDRESS_HEAD + ADDRESS * this.numbers[at + ADDRESSES]!;
  }

  isInPlace(at: number): boolean {
    return this.numbers[at + IN_PLACE] === 1;
  }
}

/** Returns a copy of the numbers of a find. */
export function copyOfFind(numbers: Int32Array, at: number): Int32Array {
  return numbers.slice(at, at + ADDRESS_HEAD + ADDRESS * addressesOfFind(numbers, at));
}

/** Returns the number of the postcode of a find. @param at where the find begins */
export function postcodeOfFind(numbers: Int32Array, at: number): number {
  return numbers[at + POSTCODE]!;
}

/** Returns the number of addresses of a find. */
export function addressesOfFind(numbers: Int32Array, at: number): number {
  return numbers[at + ADDRESSES]!;
}

/** Returns the index of the first address of a find in the entry of its postcode. */
export function firstOfFind(numbers: Int32Array, at: number): number {
  return numbers[at + ADDRESS_HEAD]!;
}

/**
 * Whether two finds are the same addresses. Addresses with the same UDPRN and UMPRN are the same, and so are
 * addresses with the same index.
 */
export function isSameFind(one: Int32Array, at: number, other: Int32Array, otherAt: number): boolean {
  const count = addressesOfFind(one, at);
  if (postcodeOfFind(one, at) !== postcodeOfFind(other, otherAt)) return false;
  if (count !== addressesOfFind(other, otherAt)) return false;
  for (let left = 0; left < count; left++) {
    const first = at + ADDRESS_HEAD + ADDRESS * left;
    const second = otherAt + ADDRESS_HEAD + ADDRESS * left;
    if (one[first] === other[second]) continue;
    const hasUdprn = one[first + 1] !== 0;
    if (!hasUdprn || one[first + 1] !== other[second + 1] || one[first + 2] !== other[second + 2])
      return false;
  }
  return true;
}

/** Returns the suggestion of a find. @param entry the entry of its postcode */
export function suggestionOfFind(
  numbers: Int32Array,
  at: number,
  entry: StoredEntry,
): AddressSuggestion | PremisesSuggestion {
  const addresses = Array.from({ length: addressesOfFind(numbers, at) }, (_, place) =>
    entry.addressAt(numbers[at + ADDRESS_HEAD + ADDRESS * place]!),
  );
  return addresses.length === 1
    ? { kind: 'address', entry, address: present(addresses[0], 'the address of a find') }
    : { kind: 'premises', entry, addresses };
}
