import type { AddressFile } from '../address-file/address-file.ts';
import { DELIVERY_POINTS } from './address-kinds.ts';
import { ContainerSearch, type FoundContainers } from './find-containers.ts';
import { groupPremises } from './group-premises.ts';
import { findPremises, isHouseNumber } from './premises.ts';
import { byScore, distinct } from './ranking.ts';
import { scoreOf } from './score.ts';
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

/** The most containers in which a number is looked for. */
const MOST_WITH_NUMBER = 30;

/** The most postcodes that are read for the numbers of a term. */
const MOST_POSTCODES = 60;

/** What a number that is there is worth, that it is the number of the house, and a number that is not there. */
const NUMBER_FOUND = 4;
const OF_THE_HOUSE = 1;
const NUMBER_MISSING = -3;

/** The places that have the words, and in them the addresses that have the numbers. */
export function byWords(file: AddressFile, typed: Typed, options: TypeaheadOptions): Ranked[] {
  const search = new ContainerSearch(file, typed);
  const strict = ranked(file, typed, search.exact(), 0, options);
  if (strict.some(({ suggestion }) => isWanted(suggestion, typed))) return strict.slice(0, options.most);
  for (let slips = 1; slips <= 2; slips++) {
    const found = search.withSlips(slips);
    if (found.containers.length === 0) continue;
    const all = byScore([...strict, ...ranked(file, typed, found, slips, options)]);
    return distinct(all).slice(0, options.most);
  }
  return strict.slice(0, options.most);
}

/** Whether a suggestion has the numbers that were typed, if any were. */
function isWanted(suggestion: Suggestion, { numbers }: Typed): boolean {
  return numbers.length === 0 || suggestion.kind !== 'container';
}

/** A container that was found, before it is read in full. */
interface Scored {
  readonly container: number;
  readonly score: Score;
}

function ranked(
  file: AddressFile,
  typed: Typed,
  { containers, words }: FoundContainers,
  slips: number,
  options: TypeaheadOptions,
): Ranked[] {
  const { typeahead } = file;
  const sought = { words, slips, near: options.near };
  const scored = containers
    .map((container): Scored => {
      const outline = typeahead.outline(container);
      return { container, score: scoreOf(outline, sought, typeahead.lexicon) };
    })
    .sort((one, other) => other.score.total - one.score.total);
  const isOpened = typed.numbers.length > 0 || typed.postcodes.some(({ inwardCode }) => inwardCode !== '');
  return isOpened ? opened(file, typed, scored, options) : unopened(file, typed, scored, options);
}

/** The containers as they are, except that a container of one address is that address. */
function unopened(
  file: AddressFile,
  typed: Typed,
  scored: readonly Scored[],
  { most, kinds = DELIVERY_POINTS }: TypeaheadOptions,
): Ranked[] {
  const found: Ranked[] = [];
  for (const { container: number, score } of scored.slice(0, 2 * most)) {
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
  scored: readonly Scored[],
  { most, kinds = DELIVERY_POINTS }: TypeaheadOptions,
): Ranked[] {
  const found: Ranked[] = [];
  const totals: number[] = [];
  const budget = { left: MOST_POSTCODES };
  let left = MOST_WITH_NUMBER;
  for (const { container: number, score } of scored) {
    // Nothing in the containers that are left comes before what has been found.
    const best = score.total + NUMBER_FOUND + OF_THE_HOUSE;
    if (totals.length >= most && totals.filter((total) => total >= best).length >= most) break;
    const container = file.typeahead.container(number);
    const one: Ranked<ContainerSuggestion> = { suggestion: { kind: 'container', container }, score };
    if (container.kind !== 'locality' && left > 0) {
      left--;
      const premises = findPremises(file, container, { ...typed, kinds, budget });
      if (typed.numbers.length === 0) {
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
  { numbers }: Typed,
): Ranked {
  const { point } = suggestion.kind === 'address' ? suggestion.address : suggestion.addresses[0]!;
  // A house with the number comes before a flat with it.
  const isHouse = isHouseNumber(point, numbers);
  return { suggestion, score: adjusted(score, NUMBER_FOUND + (isHouse ? OF_THE_HOUSE : 0)) };
}

function adjusted(score: Score, number: number): Score {
  return { ...score, number, total: score.total + number };
}
