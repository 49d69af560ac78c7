import type { AddressFile } from '../address-file/address-file.ts';
import { DELIVERY_POINTS } from './address-kinds.ts';
import { ContainerSearch } from './find-containers.ts';
import { byTotal, type Found, FoundContainer, FoundInside } from './found.ts';
import { LookInside } from './look-inside.ts';
import { distinct } from './ranking.ts';
import { containerSuggestion } from './recent-finds.ts';
import type { ScoredContainers } from './scored-containers.ts';
import type { Ranked } from './suggestion.ts';
import { containersWithSlips, exactContainers } from './term-containers.ts';
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
  const strict = ranked(file, typed, exactContainers(file, search, typed, options.near), options);
  if (strict.some((one) => isWanted(one, typed))) return distinct(strict, options.most);
  const misspelt = containersWithSlips(file, search, typed, options.near);
  if (misspelt.size === 0) return distinct(strict, options.most);
  return distinct(byTotal([...strict, ...ranked(file, typed, misspelt, options)]), options.most);
}

/** Whether a suggestion has the numbers that were typed, if any were. */
function isWanted(found: Found, typed: Typed): boolean {
  if (!hasPremises(typed)) return true;
  return !(found instanceof FoundContainer) && found.suggestion.kind !== 'container';
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
  for (let at = 0; at < containers.size && found.length < most; at++) {
    const number = containers.containerAt(at);
    const suggestion = containerSuggestion(file, number);
    const { container } = suggestion;
    if (container.addresses > 1 || container.kind === 'locality') {
      found.push(new FoundInside(suggestion, containers, at, 0));
      continue;
    }
    const [only, ...others] = look.into(number).found;
    // With other kinds of address besides delivery points, the container may have more than one address after
    // all.
    if (only !== undefined)
      found.push(new FoundInside(others.length === 0 ? only.suggestion : suggestion, containers, at, 0));
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
  let totals: number[] = [];
  const look = new LookInside(file, typed, kinds);
  const { outlines } = file.typeahead;
  let left = MOST_WITH_NUMBER;
  for (let at = 0; at < containers.size; at++) {
    const number = containers.containerAt(at);
    // Stop once no remaining container can score better than what has been found.
    const best = containers.totalAt(at) + NUMBER_FOUND + IN_PLACE;
    const least = totals.at(-1);
    if (totals.length === most && least !== undefined && least >= best) break;
    if (left > 0 && outlines.kindOf(number) !== 'locality') {
      left--;
      const inside = look.into(number).found;
      if (!hasPremises(typed)) {
        if (inside.length > 0) found.push(new FoundContainer(file, containers, at, 0));
        continue;
      }
      for (const { suggestion, isInPlace } of inside) {
        const one = new FoundInside(suggestion, containers, at, NUMBER_FOUND + (isInPlace ? IN_PLACE : 0));
        found.push(one);
        totals.push(one.total);
      }
      if (inside.length > 0) totals = totals.sort((one, other) => other - one).slice(0, most);
    }
    found.push(new FoundContainer(file, containers, at, NUMBER_MISSING));
  }
  return byTotal(found);
}
