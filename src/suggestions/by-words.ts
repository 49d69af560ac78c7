import type { AddressFile } from '../address-file/address-file.ts';
import { DELIVERY_POINTS } from './address-kinds.ts';
import type { GeographicPoint } from './distance.ts';
import { ContainerSearch, type FoundContainers, MOST_COMPARED } from './find-containers.ts';
import { LookInside } from './look-inside.ts';
import { byScore, distinct } from './ranking.ts';
import { containerSuggestion, RecentFinds } from './recent-finds.ts';
import { ContainerScorer, PARTS } from './score.ts';
import { ScoredContainers } from './scored-containers.ts';
import type { ContainerSuggestion, Ranked, Score, Suggestion } from './suggestion.ts';
import type { TypeaheadOptions } from './typeahead-options.ts';
import type { Typed } from './typed.ts';

/** The most containers that are kept for a term: the best of those that were compared. */
const MOST_KEPT = 64;

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
  const strict = ranked(file, typed, exact(file, search, typed, options.near), options);
  if (strict.some(({ suggestion }) => isWanted(suggestion, typed))) return distinct(strict, options.most);
  for (let slips = 1; slips <= 2; slips++) {
    const found = search.withSlips(slips);
    if (found.containers.length === 0) continue;
    const containers = scored(file, found, slips, options.near);
    const all = byScore([...strict, ...ranked(file, typed, containers, options)]);
    return distinct(all, options.most);
  }
  return distinct(strict, options.most);
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

/** Returns the best containers that have the words as they were typed. */
function exact(
  file: AddressFile,
  search: ContainerSearch,
  typed: Typed,
  near: GeographicPoint | undefined,
): ScoredContainers {
  if (near !== undefined) return scored(file, search.exact(), 0, near);
  const { terms } = RecentFinds.of(file);
  const texts = typed.words.map(({ text }) => text);
  const key = keyOf(texts, typed);
  let known = terms.get(key);
  if (known === undefined) {
    const shorter = shorterTerm(terms, search, texts, typed);
    const found = shorter === undefined ? search.exact() : search.exactAmong(shorter.numbers());
    known = scored(file, found, 0, undefined);
    terms.set(key, known);
  }
  return known;
}

function keyOf(texts: readonly string[], { postcodes }: Typed): string {
  return JSON.stringify([texts, postcodes]);
}

/**
 * Returns the containers that were found before the last letter or the last word of the term was typed.
 * Returns undefined if they are not remembered, or if other containers may have the words of the longer term.
 */
function shorterTerm(
  terms: RecentFinds['terms'],
  search: ContainerSearch,
  texts: readonly string[],
  typed: Typed,
): ScoredContainers | undefined {
  const last = texts.at(-1);
  if (last === undefined) return undefined;
  const begun = last.slice(0, -1);
  const before = texts.slice(0, -1);
  const known =
    begun !== '' && search.isLastWordWithin(begun)
      ? terms.get(keyOf([...before, begun], typed))
      : terms.get(keyOf(before, typed));
  return known?.isWhole === true ? known : undefined;
}

/** Space for the scores of a search. All searches share it: they never wait, so only one runs at a time. */
const scores = new Float64Array(MOST_COMPARED * PARTS.length);

function scored(
  { typeahead }: AddressFile,
  { containers, isWhole, words }: FoundContainers,
  slips: number,
  near: GeographicPoint | undefined,
): ScoredContainers {
  const scorer = new ContainerScorer(typeahead, { words, slips, near });
  for (let at = 0; at < containers.length; at++) scorer.score(containers[at]!, scores, at * PARTS.length);
  return new ScoredContainers(containers, scores, MOST_KEPT, isWhole);
}

/** Suggests the containers themselves, except that a container with a single address becomes that address. */
function unopened(
  file: AddressFile,
  typed: Typed,
  containers: ScoredContainers,
  { most, kinds = DELIVERY_POINTS }: TypeaheadOptions,
): Ranked[] {
  const found: Ranked[] = [];
  const look = new LookInside(file, typed, kinds);
  for (let at = 0; at < containers.size && found.length < most; at++) {
    const { container: number, score } = containers.at(at);
    const suggestion = containerSuggestion(file, number);
    const { container } = suggestion;
    if (container.addresses > 1 || container.kind === 'locality') {
      found.push({ suggestion, score });
      continue;
    }
    const [only, ...others] = look.into(number).found;
    // With other kinds of address besides delivery points, the container may have more than one address after
    // all.
    if (only !== undefined)
      found.push({ suggestion: others.length === 0 ? only.suggestion : suggestion, score });
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
): Ranked[] {
  const found: Ranked[] = [];
  // The best totals so far, at most as many as the suggestions that are wanted.
  let totals: number[] = [];
  const look = new LookInside(file, typed, kinds);
  let left = MOST_WITH_NUMBER;
  for (let at = 0; at < containers.size; at++) {
    const { container: number, score } = containers.at(at);
    // Stop once no remaining container can score better than what has been found.
    const best = score.total + NUMBER_FOUND + IN_PLACE;
    if (totals.length === most && totals.at(-1)! >= best) break;
    if (file.typeahead.outlines.kindOf(number) !== 'locality' && left > 0) {
      left--;
      const inside = look.into(number);
      if (!hasPremises(typed)) {
        if (inside.found.length > 0) found.push(new FoundContainer(file, number, score));
        continue;
      }
      for (const { suggestion, isInPlace } of inside.found) {
        const one = { suggestion, score: adjusted(score, NUMBER_FOUND + (isInPlace ? IN_PLACE : 0)) };
        found.push(one);
        totals.push(one.score.total);
      }
      if (inside.found.length > 0) totals = totals.sort((one, other) => other - one).slice(0, most);
    }
    found.push(new FoundContainer(file, number, adjusted(score, NUMBER_MISSING)));
  }
  return byScore(found);
}

/** A container that was found. It is read when its suggestion is asked for: most are not among the best. */
class FoundContainer implements Ranked<ContainerSuggestion> {
  readonly #file: AddressFile;
  readonly #number: number;
  readonly score: Score;

  constructor(file: AddressFile, number: number, score: Score) {
    this.#file = file;
    this.#number = number;
    this.score = score;
  }

  get suggestion(): ContainerSuggestion {
    return containerSuggestion(this.#file, this.#number);
  }
}

function adjusted(score: Score, number: number): Score {
  return { ...score, number, total: score.total + number };
}
