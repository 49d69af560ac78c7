import type { AddressFile } from '../address-file/address-file.ts';
import type { WordRange } from '../address-file/typeahead/lexicon.ts';
import { DELIVERY_POINTS } from './address-kinds.ts';
import { groupPremises } from './group-premises.ts';
import { containerNames } from './names.ts';
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
import type { Typed, TypedPostcode } from './typed.ts';

/** The most containers that are compared, and those in which a number is looked for. */
const MOST_COMPARED = 160;
const MOST_WITH_NUMBER = 30;

/** Words are searched for with a slip from this length on, and with two from that length on. */
const SLIP_LENGTH = 4;
const TWO_SLIPS_LENGTH = 8;

/** What a number that is there is worth, and one that is not. */
const NUMBER_FOUND = 4;
const NUMBER_MISSING = -3;

/** The places that have the words, and in them the addresses that have the numbers. */
export function byWords(file: AddressFile, typed: Typed, options: TypeaheadOptions): Ranked[] {
  const strict = ranked(file, typed, find(file, typed, 0), 0, options);
  if (strict.some(({ suggestion }) => isWanted(suggestion, typed))) return strict.slice(0, options.most);
  for (let slips = 1; slips <= 2; slips++) {
    const found = find(file, typed, slips);
    if (found.length === 0) continue;
    const all = byScore([...strict, ...ranked(file, typed, found, slips, options)]);
    return distinct(all).slice(0, options.most);
  }
  return strict.slice(0, options.most);
}

/** Whether a suggestion has the numbers that were typed, if any were. */
function isWanted(suggestion: Suggestion, { numbers }: Typed): boolean {
  return numbers.length === 0 || suggestion.kind !== 'container';
}

/**
 * The containers that have all the words. With slips, each word in turn may be misspelt, the others not; only if that finds
 * nothing all may be.
 */
function find(file: AddressFile, typed: Typed, slips: number): number[] {
  const { lexicon } = file.typeahead;
  const exact = typed.words.map(({ forms }) =>
    forms.map((form) => lexicon.beginningWith(form)).filter(isAny),
  );
  const around = postcodeGroup(file, typed.postcodes);
  if (slips === 0) return file.typeahead.find([...exact, ...around], MOST_COMPARED);
  const misspelt = typed.words.map(({ text }): readonly WordRange[] => {
    const isLong = text.length >= (slips === 1 ? SLIP_LENGTH : TWO_SLIPS_LENGTH);
    return isLong && !/\d/.test(text) ? lexicon.beginningLike(text, slips) : [];
  });
  const found = new Set<number>();
  typed.words.forEach((_, at) => {
    const groups = exact.map((ranges, other) => (other === at ? misspelt[at]! : ranges));
    for (const container of file.typeahead.find([...groups, ...around], MOST_COMPARED)) found.add(container);
  });
  if (found.size === 0) {
    const groups = exact.map((ranges, at) => (misspelt[at]!.length > 0 ? misspelt[at]! : ranges));
    for (const container of file.typeahead.find([...groups, ...around], MOST_COMPARED)) found.add(container);
  }
  return [...found].sort((one, other) => one - other).slice(0, MOST_COMPARED);
}

const isAny = ({ from, to }: WordRange) => from < to;

/** The outward codes are words of the index, too. */
function postcodeGroup(file: AddressFile, postcodes: readonly TypedPostcode[]): readonly WordRange[][] {
  if (postcodes.length === 0) return [];
  const { lexicon } = file.typeahead;
  return [
    postcodes.flatMap(({ outwardCode, inwardCode }) => {
      if (inwardCode === '') return [lexicon.beginningWith(outwardCode)];
      const at = lexicon.find(outwardCode);
      return at === undefined ? [] : [{ from: at, to: at + 1 }];
    }),
  ];
}

function ranked(
  file: AddressFile,
  typed: Typed,
  containers: readonly number[],
  slips: number,
  { near, kinds = DELIVERY_POINTS }: TypeaheadOptions,
): Ranked[] {
  const scored = byScore(
    containers.map((number): Ranked<ContainerSuggestion> => {
      const container = file.typeahead.container(number);
      const names = containerNames(file, container);
      return {
        suggestion: { kind: 'container', container },
        score: scoreOf(container, names, typed.words, slips, near),
      };
    }),
  );
  const isOpened = typed.numbers.length > 0 || typed.postcodes.some(({ inwardCode }) => inwardCode !== '');
  const found: Ranked[] = [];
  let left = MOST_WITH_NUMBER;
  for (const one of scored) {
    const { container } = one.suggestion;
    if (isOpened && container.kind !== 'locality' && left-- > 0) {
      const premises = findPremises(file, container, { ...typed, kinds });
      if (typed.numbers.length === 0) {
        if (premises.length > 0) found.push(one);
        continue;
      }
      for (const { entry, addresses } of premises) {
        for (const suggestion of groupPremises(entry, addresses, typed))
          found.push(withNumber(one, suggestion, typed));
      }
      found.push({ ...one, score: adjusted(one.score, NUMBER_MISSING) });
    } else if (container.addresses === 1 && container.kind !== 'locality') {
      const inside = findPremises(file, container, { ...typed, kinds, numbers: [], isNumberOpen: false });
      const [only] = inside;
      if (only === undefined) continue;
      // With other kinds of address beside delivery points there may be more than one after all.
      const [address, ...rest] = only.addresses;
      const isOne = address !== undefined && rest.length === 0 && inside.length === 1;
      found.push(isOne ? { ...one, suggestion: { kind: 'address', entry: only.entry, address } } : one);
    } else found.push(isOpened ? { ...one, score: adjusted(one.score, NUMBER_MISSING) } : one);
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
  return { suggestion, score: adjusted(score, NUMBER_FOUND + (isHouseNumber(point, numbers) ? 1 : 0)) };
}

function adjusted(score: Score, number: number): Score {
  return { ...score, number, total: score.total + number };
}
