import type { AddressFile } from '../address-file/address-file.ts';
import { containerSuggestion } from './recent-finds.ts';
import type { ScoredContainers } from './scored-containers.ts';
import type { ContainerSuggestion, Ranked, Score, Suggestion } from './suggestion.ts';

/** A suggestion with the total of its score. Its other members are made only if they are asked for. */
export interface Found extends Ranked {
  readonly total: number;
}

/** Sorts found suggestions, best first. Ties keep the order in which they came. */
export function byTotal(found: Found[]): Found[] {
  return found.sort((one, other) => other.total - one.total);
}

/** The score of a container with the score for numbers added. */
class FoundAt {
  readonly total: number;
  readonly #containers: ScoredContainers;
  readonly #at: number;
  readonly #number: number;

  /** @param at the place of the container among the scored ones */
  constructor(containers: ScoredContainers, at: number, number: number) {
    this.total = containers.totalAt(at) + number;
    this.#containers = containers;
    this.#at = at;
    this.#number = number;
  }

  get score(): Score {
    return { ...this.#containers.scoreAt(this.#at), number: this.#number, total: this.total };
  }

  protected get container(): number {
    return this.#containers.containerAt(this.#at);
  }
}

/** A suggestion that was found in a container. */
export class FoundInside extends FoundAt implements Found {
  readonly suggestion: Suggestion;

  constructor(suggestion: Suggestion, containers: ScoredContainers, at: number, number: number) {
    super(containers, at, number);
    this.suggestion = suggestion;
  }
}

/** A container that was found. It is read when its suggestion is asked for: most are not among the best. */
export class FoundContainer extends FoundAt implements Found {
  readonly #file: AddressFile;

  constructor(file: AddressFile, containers: ScoredContainers, at: number, number: number) {
    super(containers, at, number);
    this.#file = file;
  }

  get suggestion(): ContainerSuggestion {
    return containerSuggestion(this.#file, this.container);
  }
}
