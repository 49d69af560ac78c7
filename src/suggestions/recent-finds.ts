import type { AddressFile } from '../address-file/address-file.ts';
import { RecentMap } from '../caches/recent-map.ts';
import type { ScoredContainers } from './scored-containers.ts';
import type {
  AddressSuggestion,
  ContainerSuggestion,
  PostcodeSuggestion,
  PremisesSuggestion,
} from './suggestion.ts';

/** What the containers of a term were looked into for, and what was found. */
export interface Inside {
  /** How many postcodes were read. */
  readonly cost: number;
  readonly found: readonly {
    readonly suggestion: AddressSuggestion | PremisesSuggestion;
    /** Whether the numbers are whole, and what they were typed as. */
    readonly isInPlace: boolean;
  }[];
}

/**
 * What was found in an address file lately. What people type begins alike, and with each letter the same places are found
 * again. All of it takes 15 MB, and is given up with the file.
 */
export class RecentFinds {
  /** The containers of terms, without the numbers that were typed: 2 KB each. */
  readonly terms = new RecentMap<string, ScoredContainers>(3000);
  /** By the number of the container: 0.5 KB each. */
  readonly containers = new RecentMap<number, ContainerSuggestion>(3000);
  /** By postcode and kinds of address: 16 KB each. */
  readonly postcodes = new RecentMap<string, PostcodeSuggestion>(200);
  /** By the number of a container, and what was looked for: 3 KB each. */
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
