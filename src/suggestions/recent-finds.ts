import type { AddressFile } from '../address-file/address-file.ts';
import { RecentMap } from '../caches/recent-map.ts';
import type { ScoredContainers } from './scored-containers.ts';
import type {
  AddressSuggestion,
  ContainerSuggestion,
  PostcodeSuggestion,
  PremisesSuggestion,
} from './suggestion.ts';

/** The addresses that were found in a container for a term. */
export interface Inside {
  /** The number of postcodes that were read. */
  readonly cost: number;
  readonly found: readonly {
    readonly suggestion: AddressSuggestion | PremisesSuggestion;
    /** Whether the numbers are complete, and belong to the house or the flat as they were typed. */
    readonly isInPlace: boolean;
  }[];
}

/**
 * Recent finds in an address file. Many terms have the same beginning, and each further letter finds the
 * same places again. All of this takes 15 MB, and is released together with the file.
 */
export class RecentFinds {
  /** The containers of each term, without its numbers. Each takes 2 KB. */
  readonly terms = new RecentMap<string, ScoredContainers>(3000);
  /** The suggestion for each container, by its number. Each takes 0.5 KB. */
  readonly containers = new RecentMap<number, ContainerSuggestion>(3000);
  /** The suggestion for each postcode, by postcode and kinds of address. Each takes 16 KB. */
  readonly postcodes = new RecentMap<string, PostcodeSuggestion>(200);
  /**
   * The addresses found in each container, by its number and by the parts of the term that were looked for.
   * Each takes 3 KB.
   */
  readonly insides = new RecentMap<string, Inside>(1000);

  static of(file: AddressFile): RecentFinds {
    let finds = byFile.get(file);
    if (finds === undefined) {
      finds = new RecentFinds();
      byFile.set(file, finds);
    }
    return finds;
  }
}

const byFile = new WeakMap<AddressFile, RecentFinds>();

/**
 * Returns the suggestion of a container: the same object for as long as it is remembered. The text and id of
 * the suggestion are remembered with it.
 */
export function containerSuggestion(file: AddressFile, number: number): ContainerSuggestion {
  const { containers } = RecentFinds.of(file);
  let known = containers.get(number);
  if (known === undefined) {
    known = { kind: 'container', container: file.typeahead.container(number) };
    containers.set(number, known);
  }
  return known;
}
