import type { AddressFile } from '../address-file/address-file.ts';
import { present } from '../present.ts';
import type { GeographicPoint } from './distance.ts';
import { type ContainerSearch, type FoundContainers, MOST_COMPARED } from './find-containers.ts';
import { RecentFinds } from './recent-finds.ts';
import { ContainerScorer, PARTS } from './score.ts';
import { ScoredContainers } from './scored-containers.ts';
import type { Typed } from './typed.ts';

/** The most containers that are kept for a term: the best of those that were compared. */
const MOST_KEPT = 64;

/** The most slips that are looked for in a word. */
const MOST_SLIPS = 2;

/** Returns the best containers that have the words as they were typed. */
export function exactContainers(
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

/** Returns the best containers that have the words with one slip or, if there are none, with two. */
export function containersWithSlips(
  file: AddressFile,
  search: ContainerSearch,
  typed: Typed,
  near: GeographicPoint | undefined,
): ScoredContainers {
  if (near !== undefined) return misspelt(file, search, near);
  const { terms } = RecentFinds.of(file);
  const texts = typed.words.map(({ text }) => text);
  const key = `slips ${keyOf(texts, typed)}`;
  let known = terms.get(key);
  if (known === undefined) {
    known = misspelt(file, search, undefined);
    terms.set(key, known);
  }
  return known;
}

function misspelt(
  file: AddressFile,
  search: ContainerSearch,
  near: GeographicPoint | undefined,
): ScoredContainers {
  for (let slips = 1; slips <= MOST_SLIPS; slips++) {
    const found = search.withSlips(slips);
    if (found.containers.length > 0) return scored(file, found, slips, near);
  }
  return NO_CONTAINERS;
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
  for (let at = 0; at < containers.length; at++)
    scorer.score(present(containers[at], 'a found container'), scores, at * PARTS.length);
  return new ScoredContainers(containers, scores, MOST_KEPT, isWhole);
}

const NO_CONTAINERS = new ScoredContainers([], scores, 0, false);
