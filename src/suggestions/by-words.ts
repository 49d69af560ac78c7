import type { AddressFile } from '../address-file/address-file.ts';
import { DELIVERY_POINTS } from './address-kinds.ts';
import { ContainerSearch } from './find-containers.ts';
import { byTotal, distinct, type Found, FoundContainer, FoundInside } from './found.ts';
import { LookInside } from './look-inside.ts';
import type { ScoredContainers } from './scored-containers.ts';
import type { Ranked } from './suggestion.ts';
import { TermContainers } from './term-containers.ts';
import type { TypeaheadOptions } from './typeahead-options.ts';
import type { Typed } from './typed.ts';

/** The most containers in which a typed number is looked for. */
const MOST_WITH_NUMBER = 30;

/**
 * The scores for numbers that an address has; for numbers that are also whole, and are the house's or the
 * flat's as they were typed; and for numbers that are missing.
 */
const NUMBER_FOUND = 4;
const IN_PLACE = 1;
const NUMBER_MISSING = -3;

/**
 * Returns the places that have the words and, if numbers were typed, the addresses in these places that have
 * them.
 */
export function byWords(file: AddressFile, typed: Typed, options: TypeaheadOptions): Ranked[] {
  const search = new ContainerSearch(file, typed);
  const containers = new TermContainers(file, search, typed, options.near);
  const strict = ranked(file, typed, containers.exact(), options);
  if (strict.some((one) => isWanted(one, typed))) return distinct(strict, options.most);
  const misspelt = containers.withSlips();
  if (misspelt.size === 0) return distinct(strict, options.most);
  return distinct(byTotal([...strict, ...ranked(file, typed, misspelt, options)]), options.most);
}

/** Whether a suggestion has the numbers that were typed, if any were. */
function isWanted(found: Found, typed: Typed): boolean {
  return !hasPremises(typed) || found instanceof FoundInside;
}

/** Whether a number or a part of a building was typed. */
function hasPremises({ numbers, parts }: Typed): boolean {
  return numbers.length + parts.length > 0;
}

function ranked(
  file: AddressFile,
  typed: Typed,
  containers: ScoredContainers,
  options: TypeaheadOptions,
): Found[] {
  const isOpened = hasPremises(typed) || typed.postcodes.some(({ inwardCode }) => inwardCode !== '');
  return isOpened ? opened(file, typed, containers, options) : unopened(file, typed, containers, options);
}

/** Suggests the containers themselves, except that a container with a single address becomes that address. */
function unopened(
  file: AddressFile,
  typed: Typed,
  containers: ScoredContainers,
  { most, kinds = DELIVERY_POINTS }: TypeaheadOptions,
): Found[] {
  const found: Found[] = [];
  const look = new LookInside(file, typed, kinds);
  const { outlines } = file.typeahead;
  for (let at = 0; at < containers.size && found.length < most; at++) {
    const number = containers.containerAt(at);
    if (outlines.addressesOf(number) > 1 || outlines.kindOf(number) === 'locality') {
      found.push(new FoundContainer(file, containers, at, 0));
      continue;
    }
    const inside = look.into(number);
    if (inside.count === 1)
      found.push(new FoundInside(look, inside.numbers, inside.first, containers, at, 0));
    // With other kinds of address besides delivery points, the container may have more than one address after
    // all.
    else if (inside.count > 1) found.push(new FoundContainer(file, containers, at, 0));
  }
  return found;
}

/**
 * Suggests the addresses in the containers that have the typed numbers or postcode, then the containers
 * themselves.
 */
function opened(
  file: AddressFile,
  typed: Typed,
  containers: ScoredContainers,
  { most, kinds = DELIVERY_POINTS }: TypeaheadOptions,
): Found[] {
  const found: Found[] = [];
  // The best totals so far, at most as many as the suggestions that are wanted.
  const totals: number[] = [];
  const look = new LookInside(file, typed, kinds);
  const { outlines } = file.typeahead;
  let left = MOST_WITH_NUMBER;
  let missing = 0;
  for (let at = 0; at < containers.size; at++) {
    const number = containers.containerAt(at);
    // Stop once no remaining container can score better than what has been found.
    const best = containers.totalAt(at) + NUMBER_FOUND + IN_PLACE;
    const least = totals.at(-1);
    if (totals.length === most && least !== undefined && least >= best) break;
    if (left > 0 && outlines.kindOf(number) !== 'locality') {
      left--;
      const inside = look.into(number);
      if (!hasPremises(typed)) {
        if (inside.count > 0) found.push(new FoundContainer(file, containers, at, 0));
        continue;
      }
      for (let left = inside.count, next = inside.first; left > 0; left--, next = inside.after(next)) {
        const score = NUMBER_FOUND + (inside.isInPlace(next) ? IN_PLACE : 0);
        const one = new FoundInside(look, inside.numbers, next, containers, at, score);
        found.push(one);
        keepBest(totals, one.total, most);
      }
    }
    // Containers come best first, so no more of them than are wanted can be among the best.
    if (missing++ < most) found.push(new FoundContainer(file, containers, at, NUMBER_MISSING));
  }
  return byTotal(found);
}

/** Adds a total to the best ones, which are in descending order, and drops the least if there are too many. */
function keepBest(totals: number[], total: number, most: number): void {
  let at = totals.push(total) - 1;
  for (; at > 0 && totals[at - 1]! < total; at--) totals[at] = totals[at - 1]!;
  totals[at] = total;
  if (totals.length > most) totals.pop();
}
