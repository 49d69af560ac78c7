import type { AddressFile } from '../address-file/address-file.ts';
import { postcodeOfNumber } from '../address-file/postcode-number.ts';
import type { WordRange } from '../address-file/typeahead/lexicon.ts';
import { indexWords } from '../address-file/typeahead/words.ts';
import { type GeographicPoint, kilometresBetween } from './distance.ts';
import { groupPremises } from './group-premises.ts';
import { containerNames } from './names.ts';
import { findPremises, isHouseNumber } from './premises.ts';
import { scoreOf } from './score.ts';
import type {
  AddressSuggestion,
  ContainerSuggestion,
  PremisesSuggestion,
  Ranked,
  Score,
  Suggestion,
} from './suggestion.ts';
import { readTyped, type Typed, type TypedPostcode, type TypedWord } from './typed.ts';

/** What a search may be told besides the term. */
export interface TypeaheadOptions {
  /** How many suggestions are wanted. */
  readonly most: number;
  /** Nearer places come first. */
  readonly near?: GeographicPoint | undefined;
}

/** The most containers that are compared, and those in which a number is looked for. */
const MOST_COMPARED = 160;
const MOST_WITH_NUMBER = 30;

/** The most postcodes that are looked at for a postcode that has been typed in part. */
const MOST_POSTCODES = 100;

/** Words are searched for with a slip from this length on, and with two from that length on. */
const SLIP_LENGTH = 4;
const TWO_SLIPS_LENGTH = 8;

/** What a number that is there is worth, and one that is not. */
const NUMBER_FOUND = 4;
const NUMBER_MISSING = -3;

/** Within this many kilometres of a point on the map are the addresses that it may mean. */
const NEAREST_KILOMETRES = 1;

/**
 * Suggests addresses, and places that addresses lie in, for what somebody has typed so far, best first. The same file,
 * term and options give the same suggestions. Reads a bounded part of the file: about a millisecond.
 */
export function suggest(file: AddressFile, term: string, options: TypeaheadOptions): Ranked[] {
  const typed = readTyped(term, (postcode) => file.hasPostcodes(postcode.outwardCode, postcode.inwardCode));
  if (typed.point !== undefined) return nearest(file, typed.point, options.most);
  if (typed.postcode !== undefined) return inPostcode(file, typed.postcode, typed, options.most);
  if (typed.words.length === 0) return byPostcode(file, typed, options.most);
  return byWords(file, typed, options);
}

/** The addresses of a complete postcode. Words and numbers choose among them. A postcode without addresses has none. */
function inPostcode(file: AddressFile, postcode: string, typed: Typed, most: number): Ranked[] {
  const entry = file.lookup(postcode);
  if (entry === undefined) return [];
  const { words, numbers } = typed;
  const addresses = entry.addresses.filter(({ kind }) => kind === 'delivery-point');
  const ranked = groupPremises(entry, addresses, typed).map((suggestion, at): Ranked => {
    const first = suggestion.kind === 'address' ? suggestion.address : suggestion.addresses[0]!;
    const { point } = first;
    const own = indexWords(
      Object.values(point)
        .filter((value) => typeof value === 'string')
        .join(' '),
    );
    const score = words.reduce((sum, word) => sum + (begins(word, own) ? 1 : 0), 0);
    return { suggestion, score: { ...NO_SCORE, total: score * 10 - at / 1000, words: score } };
  });
  const whole = ranked.filter(({ score }) => score.words === words.length);
  const list = whole.length > 0 ? whole : words.length > 0 ? [] : ranked;
  if (numbers.length > 0 && list.length === 0) return [];
  return byScore(list).slice(0, most);
}

function begins({ forms }: TypedWord, words: readonly string[]): boolean {
  return words.some((word) => forms.some((form) => word.startsWith(form)));
}

/** The postcodes that begin as typed; with a number the addresses in them that have it. */
function byPostcode(file: AddressFile, typed: Typed, most: number): Ranked[] {
  const found: Suggestion[] = [];
  let left = MOST_POSTCODES;
  for (const { outwardCode, inwardCode } of typed.postcodes) {
    for (const postcode of file.postcodesBeginning(outwardCode, inwardCode)) {
      if (left-- === 0 || found.length >= most) break;
      const entry = file.lookup(postcode);
      if (entry === undefined) continue;
      if (typed.numbers.length === 0) found.push({ kind: 'postcode', entry });
      else
        found.push(
          ...groupPremises(
            entry,
            entry.addresses.filter(({ kind }) => kind === 'delivery-point'),
            typed,
          ),
        );
    }
  }
  return found.slice(0, most).map((suggestion, at) => ({ suggestion, score: { ...NO_SCORE, total: -at } }));
}

function byWords(file: AddressFile, typed: Typed, options: TypeaheadOptions): Ranked[] {
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
  { near }: TypeaheadOptions,
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
      const premises = findPremises(file, container, typed);
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
      const [only] = findPremises(file, container, { ...typed, numbers: [], isNumberOpen: false });
      if (only === undefined) continue;
      found.push({ ...one, suggestion: { kind: 'address', entry: only.entry, address: only.addresses[0]! } });
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

/** The addresses around a point, the nearest first. */
function nearest(file: AddressFile, point: GeographicPoint, most: number): Ranked[] {
  return nearestAddresses(file, point, NEAREST_KILOMETRES, most).map(({ suggestion, kilometres }) => ({
    suggestion,
    score: { ...NO_SCORE, total: -kilometres, distance: -kilometres },
  }));
}

/** The addresses within some kilometres of a point, the nearest first. */
export function nearestAddresses(
  file: AddressFile,
  point: GeographicPoint,
  kilometres: number,
  most: number,
): { readonly suggestion: AddressSuggestion; readonly kilometres: number }[] {
  const postcodes = file.typeahead
    .postcodesNear(point.latitude, point.longitude, kilometres)
    .map((number) => file.stored(postcodeOfNumber(number)))
    .filter((entry) => entry !== undefined)
    .map((entry) => ({ entry, kilometres: kilometresBetween(entry.place, point) }))
    .sort(
      (one, other) =>
        one.kilometres - other.kilometres || (one.entry.postcode < other.entry.postcode ? -1 : 1),
    )
    .slice(0, MOST_POSTCODES);
  return postcodes
    .flatMap(({ entry }) =>
      entry.addresses
        .filter(({ kind }) => kind === 'delivery-point')
        .map((address) => ({
          suggestion: { kind: 'address', entry, address } as const,
          kilometres: kilometresBetween(address.location ?? entry.place, point),
        })),
    )
    .filter((found) => found.kilometres <= kilometres)
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, most);
}

/** In the order of their scores; of equal ones in the order in which they came. */
function byScore<Kind extends Suggestion>(list: readonly Ranked<Kind>[]): Ranked<Kind>[] {
  return [...list].sort((one, other) => other.score.total - one.score.total);
}

/** Each suggestion once: an address may be found by its street and by its name. */
function distinct(list: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return list.filter(({ suggestion }) => {
    const key = identity(suggestion);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function identity(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'container':
      return `${suggestion.container.kind} ${suggestion.container.place} ${suggestion.container.name}`;
    case 'postcode':
      return suggestion.entry.postcode;
    case 'premises':
      return `${suggestion.entry.postcode} ${suggestion.addresses.map(({ point }) => JSON.stringify(point)).join()}`;
    case 'address':
      return `${suggestion.entry.postcode} ${suggestion.address.umprn} ${JSON.stringify(suggestion.address.point)}`;
  }
}

const NO_SCORE: Score = { total: 0, words: 0, name: 0, addresses: 0, distance: 0, slips: 0, number: 0 };
