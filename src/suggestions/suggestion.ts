import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import type { Container } from '../address-file/typeahead/container.ts';
import type { AddressKinds } from './address-kinds.ts';

/** An address, with the entry of its postcode. */
export interface AddressSuggestion {
  readonly kind: 'address';
  readonly entry: PostcodeEntry;
  readonly address: StoredAddress;
}

/** A place that several addresses lie in: whoever chooses it sees them next. */
export interface ContainerSuggestion {
  readonly kind: 'container';
  readonly container: Container;
}

/** A building that has several addresses, flats as a rule, on a street. */
export interface PremisesSuggestion {
  readonly kind: 'premises';
  readonly entry: PostcodeEntry;
  /** Its addresses, in the order of the file. */
  readonly addresses: readonly StoredAddress[];
}

/** The addresses of a postcode. */
export interface PostcodeSuggestion {
  readonly kind: 'postcode';
  readonly entry: PostcodeEntry;
  /** The kinds of address that are shown of it. */
  readonly kinds: AddressKinds;
}

export type Suggestion = AddressSuggestion | ContainerSuggestion | PremisesSuggestion | PostcodeSuggestion;

/** A suggestion, with what its place in the list comes from. */
export interface Ranked<Kind extends Suggestion = Suggestion> {
  readonly suggestion: Kind;
  readonly score: Score;
}

/** The parts of a score; their sum decides. See docs/clients/typeahead.md. */
export interface Score {
  readonly total: number;
  readonly words: number;
  readonly name: number;
  readonly addresses: number;
  readonly distance: number;
  readonly slips: number;
  readonly number: number;
}
