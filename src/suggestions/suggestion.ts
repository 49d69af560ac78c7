import type { StoredEntry } from '../address-file/entry/stored-entry.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import type { Container } from '../address-file/typeahead/container.ts';
import type { FlatKey } from '../caches/flat-key.ts';
import { present } from '../present.ts';
import type { AddressKinds } from './address-kinds.ts';

/** An address, with the entry of its postcode. */
export interface AddressSuggestion {
  readonly kind: 'address';
  readonly entry: PostcodeEntry;
  readonly address: StoredAddress;
}

/** A place in which several addresses lie. A person who chooses it is shown these addresses next. */
export interface ContainerSuggestion {
  readonly kind: 'container';
  readonly container: Container;
}

/** Returns the address of a suggestion, or the first address of a building. */
export function firstAddressOf(suggestion: AddressSuggestion | PremisesSuggestion): StoredAddress {
  return suggestion.kind === 'address'
    ? suggestion.address
    : present(suggestion.addresses[0], 'an address of the building');
}

/** A building on a street that has several addresses, usually flats. */
export interface PremisesSuggestion {
  readonly kind: 'premises';
  readonly entry: PostcodeEntry;
  /** Its addresses, in the order of the file. */
  readonly addresses: readonly StoredAddress[];
}

/** The addresses of a postcode. */
export interface PostcodeSuggestion {
  readonly kind: 'postcode';
  readonly entry: StoredEntry;
  /** The kinds of its addresses that are shown. */
  readonly kinds: AddressKinds;
}

export type Suggestion = AddressSuggestion | ContainerSuggestion | PremisesSuggestion | PostcodeSuggestion;

/** A suggestion with the score that decides its place in the list. */
export interface Ranked<Kind extends Suggestion = Suggestion> {
  readonly suggestion: Kind;
  readonly score: Score;
  /**
   * Adds to the key what tells the suggestion apart from all others of the file, without making the
   * suggestion. Undefined if only the suggestion itself tells it apart.
   */
  addIdentity?(key: FlatKey): void;
}

/** The first number of an identity: its kind. */
export const IDENTITY = { container: 0, inside: 1, postcode: 2 } as const;

/** The parts of a score. Their sum, `total`, decides (docs/clients/typeahead.md). */
export interface Score {
  readonly total: number;
  readonly words: number;
  readonly name: number;
  readonly addresses: number;
  readonly distance: number;
  readonly slips: number;
  readonly number: number;
}
