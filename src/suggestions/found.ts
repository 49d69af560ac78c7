import type { AddressFile } from '../address-file/address-file.ts';
import type { FlatKey } from '../caches/flat-key.ts';
import { addressesOfFind, copyOfFind, firstOfFind, isSameFind, postcodeOfFind } from './inside.ts';
import type { LookInside } from './look-inside.ts';
import type { ScoredContainers } from './scored-containers.ts';
import { IDENTITY, type Ranked, type Score, type Suggestion } from './suggestion.ts';

/** A suggestion that was found. Its members are made only if they are asked for: most are not among the best. */
export abstract class Found implements Ranked {
  readonly total: number;
  /** The number of the container in the index. */
  protected readonly container: number;
  readonly #containers: ScoredContainers;
  readonly #number: number;

  /**
   * @param at the place of the container among the scored ones
   * @param number the score for numbers
   */
  constructor(containers: ScoredContainers, at: number, number: number) {
    this.total = containers.totalAt(at) + number;
    this.container = containers.containerAt(at);
    this.#containers = containers;
    this.#number = number;
  }

  get score(): Score {
    return { ...this.#containers.scoreOf(this.container), number: this.#number, total: this.total };
  }

  abstract get suggestion(): Suggestion;

  /** Whether another suggestion shows the same. */
  abstract isSame(other: Found): boolean;

  abstract addIdentity(key: FlatKey): void;

  /** Copies what later searches may overwrite. */
  keep(): void {}
}

/** A container that was found. */
export class FoundContainer extends Found {
  readonly #file: AddressFile;

  constructor(file: AddressFile, containers: ScoredContainers, at: number, number: number) {
    super(containers, at, number);
    this.#file = file;
  }

  get suggestion(): Suggestion {
    return { kind: 'container', container: this.#file.typeahead.container(this.container) };
  }

  isSame(other: Found): boolean {
    return other instanceof FoundContainer && other.container === this.container;
  }

  addIdentity(key: FlatKey): void {
    key.number(IDENTITY.container).number(this.container);
  }
}

/** An address or building that was found in a container. */
export class FoundInside extends Found {
  readonly #look: LookInside;
  #numbers: Int32Array;
  #find: number;

  /** @param find where the find begins in the numbers of an `Inside` */
  constructor(
    look: LookInside,
    numbers: Int32Array,
    find: number,
    containers: ScoredContainers,
    at: number,
    number: number,
  ) {
    super(containers, at, number);
    this.#look = look;
    this.#numbers = numbers;
    this.#find = find;
  }

  get suggestion(): Suggestion {
    return this.#look.suggestionOf(this.#numbers, this.#find);
  }

  isSame(other: Found): boolean {
    return other instanceof FoundInside && isSameFind(this.#numbers, this.#find, other.#numbers, other.#find);
  }

  addIdentity(key: FlatKey): void {
    key.number(IDENTITY.inside).number(postcodeOfFind(this.#numbers, this.#find));
    key.number(firstOfFind(this.#numbers, this.#find)).number(addressesOfFind(this.#numbers, this.#find));
  }

  override keep(): void {
    this.#numbers = copyOfFind(this.#numbers, this.#find);
    this.#find = 0;
  }
}

/** Sorts found suggestions, best first. Ties keep the order in which they came. */
export function byTotal(found: Found[]): Found[] {
  return found.sort((one, other) => other.total - one.total);
}

/**
 * Returns the first `most` suggestions of a list, each only once. An address, for example, may be found both by
 * its street and by its name. The result stays valid whatever is searched for next.
 */
export function distinct(list: readonly Found[], most: number): Found[] {
  const first: Found[] = [];
  for (const found of list) {
    if (first.length === most) break;
    if (!first.some((other) => found.isSame(other))) first.push(found);
  }
  for (const found of first) found.keep();
  return first;
}
