import type { AddressFile } from '../address-file/address-file.ts';
import { BoundedMap } from '../caches/bounded-map.ts';
import { DELIVERY_POINTS } from './address-kinds.ts';
import type { GeographicPoint } from './distance.ts';
import { ContainerSearch, type FoundContainers } from './find-containers.ts';
import { groupPremises } from './group-premises.ts';
import { areInPlace, findPremises } from './premises.ts';
import { byScore, distinct } from './ranking.ts';
import { scoreOf } from './score.ts';
import { ScoredContainers } from './scored-containers.ts';
import type {
  AddressSuggestion,
  ContainerSuggestion,
  PremisesSuggestion,
  Ranked,
  Score,
  Suggestion,
} from './suggestion.ts';
import type { TypeaheadOptions } from './typeahead-options.ts';
import type { Typed } from './typed.ts';

/** The most containers of a term that are kept, the best of those that were compared. */
const MOST_KEPT = 64;

/** How many terms are remembered with their containers: 2 KB each. What people type begins alike. */
const REMEMBERED_TERMS = 4000;

/** The most containers in which a number is looked for. */
const MOST_WITH_NUMBER = 30;

/** The most postcodes that are read for the numbers of a term. */
const MOST_POSTCODES = 60;

/**
 * What a number that is there is worth; that it is whole and what it was typed as, a house's or a flat's; and a number
 * that is not there.
 */
const NUMBER_FOUND = 4;
const IN_PLACE = 1;
const NUMBER_MISSING = -3;

/** The places that have the words, and in them the addresses that have the numbers. */
export function byWords(file: AddressFile, typed: Typed, options: TypeaheadOptions): Ranked[] {
  const search = new ContainerSearch(file, typed);
  const strict = ranked(file, typed, exact(file, search, typed, options.near), options);
  if (strict.some(({ suggestion }) => isWanted(suggestion, typed))) return strict.slice(0, options.most);
  for (let slips = 1; slips <= 2; slips++) {
    const found = search.withSlips(slips);
    if (found.containers.length === 0) continue;
    const containers = scored(file, found, slips, options.near);
    const all = byScore([...strict, ...ranked(file, typed, containers, options)]);
    return distinct(all).slice(0, options.most);
  }
  return strict.slice(0, options.most);
}

/** Whether a suggestion has the numbers that were typed, if any were. */
function isWanted(suggestion: Suggestion, typed: Typed): boolean {
  return !hasPremises(typed) || suggestion.kind !== 'container';
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
): Ranked[] {
  const isOpened = hasPremises(typed) || typed.postcodes.some(({ inwardCode }) => inwardCode !== '');
  return isOpened ? opened(file, typed, containers, options) : unopened(file, typed, containers, options);
}

/** The best containers that have the words as they were typed. */
function exact(
  file: AddressFile,
  search: ContainerSearch,
  { words, postcodes }: Typed,
  near: GeographicPoint | undefined,
): ScoredContainers {
  if (near !== undefined) return scored(file, search.exact(), 0, near);
  let remembered = terms.get(file);
  if (remembered === undefined) {
    remembered = new BoundedMap(REMEMBERED_TERMS);
    terms.set(file, remembered);
  }
  const key = JSON.stringify([words.map(({ text }) => text), postcodes]);
  let known = remembered.get(key);
  if (known === undefined) {
    known = scored(file, search.exact(), 0, undefined);
    remembered.set(key, known);
  }
  return known;
}

/** By address file: the containers of terms without their numbers. They are given up with the file. */
const terms = new WeakMap<AddressFile, BoundedMap<string, ScoredContainers>>();

function scored(
  { typeahead }: AddressFile,
  { containers, words }: FoundContainers,
  slips: number,
  near: GeographicPoint | undefined,
): ScoredContainers {
  const sought = { words, slips, near };
  const all = containers.map((container) => ({
    container,
    score: scoreOf(typeahead.outline(container), sought, typeahead.lexicon),
  }));
  return new ScoredContainers(all, MOST_KEPT);
}

/** The containers as they are, except that a container of one address is that address. */
function unopened(
  file: AddressFile,
  typed: Typed,
  containers: ScoredContainers,
  { most, kinds = DELIVERY_POINTS }: TypeaheadOptions,
): Ranked[] {
  const found: Ranked[] = [];
  for (let at = 0; at < containers.size && found.length < most; at++) {
    const { container: number, score } = containers.at(at);
    const container = file.typeahead.container(number);
    const suggestion: ContainerSuggestion = { kind: 'container', container };
    if (container.addresses > 1 || container.kind === 'locality') {
      found.push({ suggestion, score });
      continue;
    }
    const inside = findPremises(file, container, { ...typed, kinds });
    const [only] = inside;
    if (only === undefined) continue;
    // With other kinds of address beside delivery points there may be more than one after all.
    const [address, ...rest] = only.addresses;
    const isOne = address !== undefined && rest.length === 0 && inside.length === 1;
    found.push(
      isOne ? { score, suggestion: { kind: 'address', entry: only.entry, address } } : { score, suggestion },
    );
  }
  return distinct(found);
}

/** The addresses with the typed numbers or postcode in the containers, and after them the containers without. */
function opened(
  file: AddressFile,
  typed: Typed,
  containers: ScoredContainers,
  { most, kinds = DELIVERY_POINTS }: TypeaheadOptions,
): Ranked[] {
  const found: Ranked[] = [];
  const totals: number[] = [];
  const budget = { left: MOST_POSTCODES };
  let left = MOST_WITH_NUMBER;
  for (let at = 0; at < containers.size; at++) {
    const { container: number, score } = containers.at(at);
    // Nothing in the containers that are left comes before what has been found.
    const best = score.total + NUMBER_FOUND + IN_PLACE;
    if (totals.length >= most && totals.filter((total) => total >= best).length >= most) break;
    const container = file.typeahead.container(number);
    const one: Ranked<ContainerSuggestion> = { suggestion: { kind: 'container', container }, score };
    if (container.kind !== 'locality' && left > 0) {
      left--;
      const premises = findPremises(file, container, { ...typed, kinds, budget });
      if (!hasPremises(typed)) {
        if (premises.length > 0) found.push(one);
        continue;
      }
      for (const { entry, addresses } of premises) {
        for (const suggestion of groupPremises(entry, addresses, typed)) {
          const inside = withNumber(one, suggestion, typed);
          found.push(inside);
          totals.push(inside.score.total);
        }
      }
    }
    found.push({ ...one, score: adjusted(score, NUMBER_MISSING) });
  }
  return distinct(byScore(found));
}

function withNumber(
  { score }: Ranked,
  suggestion: AddressSuggestion | PremisesSuggestion,
  typed: Typed,
): Ranked {
  const { point } = suggestion.kind === 'address' ? suggestion.address : suggestion.addresses[0]!;
  return { suggestion, score: adjusted(score, NUMBER_FOUND + (areInPlace(point, typed) ? IN_PLACE : 0)) };
}

function adjusted(score: Score, number: number): Score {
  return { ...score, number, total: score.total + number };
}
