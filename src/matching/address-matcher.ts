import { wordsBetween } from '../address/normal-form/tokens.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import { runTogether, streetKey } from '../address-file/search/keys.ts';
import { RecentMap } from '../caches/recent-map.ts';
import { lazily } from '../lazily.ts';
import {
  candidatePostcodes,
  MOST_CANDIDATES,
  MOST_OF_LONG_STREETS,
} from './candidates/candidate-postcodes.ts';
import { guess } from './candidates/guesses.ts';
import { postcodesLike } from './candidates/postcodes-like.ts';
import type { KnownNames } from './comparison/known.ts';
import { isMet } from './comparison/name-fit.ts';
import { decide } from './decision/decide.ts';
import type { Decision } from './decision/decision.ts';
import { explainDecision } from './decision/explain.ts';
import { matchOf } from './decision/match-of.ts';
import { decideOtherwise } from './decision/otherwise.ts';
import { houseBookOf } from './known-names/house-book.ts';
import type { NameIndex } from './known-names/name-index.ts';
import { PlaceBook } from './known-names/place-book.ts';
import { streetBookOf } from './known-names/street-book.ts';
import { type VillageBook, villageBookOf } from './known-names/village-book.ts';
import type { StreetCandidate } from './levels/candidate.ts';
import { Pool } from './levels/pool.ts';
import type { Explanation, Match, TypedAddress } from './match.ts';
import { knownNamesOf, listedNamesOf } from './names-of-file.ts';
import { type PreparedPostcode, preparePostcode } from './prepared/prepared-postcode.ts';
import { FAR_BEHIND } from './thresholds.ts';
import { backStreetReadings } from './typed/back-streets.ts';
import { withNearApart } from './typed/near.ts';
import { partFirst } from './typed/part-first.ts';
import { plainerReading } from './typed/plainer-reading.ts';
import { type ListedNames, withRemark } from './typed/remark.ts';
import { secondReading } from './typed/second-reading.ts';
import { withSender, withSenderApart } from './typed/sender.ts';
import { withTownsInFull } from './typed/towns-in-full.ts';
import { readTyped, type TypedText } from './typed/typed-text.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * How many prepared postcodes a matcher keeps by default. If records come in no order, a kept postcode is
 * evicted before it is needed again. Keeping 256 of them makes matching take a quarter longer, because they
 * outlive the garbage collector's young generation.
 */
export const POSTCODES_KEPT = 8;

/** Options of a matcher. */
export interface MatcherOptions {
  /**
   * How many prepared postcodes the matcher keeps. They help if records are ordered by postcode. Default
   * {@link POSTCODES_KEPT}.
   */
  readonly keep?: number;
  /** Default {@link WEIGHTS}. Training tries other weights. */
  readonly weights?: Weights;
}

/**
 * Finds the delivery point that a typed address means, in one address file. Pure: the same text gives the
 * same match.
 *
 * The matcher reads the typed text as a row of words. It takes a postcode of the file apart into its streets
 * and doors, and compares the words with both. It tries the typed postcode first. Only if that settles
 * nothing, it asks the index for postcodes that other words speak for. Of all doors compared, it takes the
 * best one if that door scores high enough, leads by enough and differs in no number.
 */
export class AddressMatcher {
  readonly #file: AddressFile;
  readonly #weights: Weights;
  readonly #places: PlaceBook;
  readonly #streets: () => NameIndex | undefined;
  readonly #prepared: RecentMap<string, PreparedPostcode>;
  readonly #known: KnownNames;
  readonly #listed: ListedNames;
  readonly #villages: () => VillageBook | undefined;

  constructor(file: AddressFile, { keep = POSTCODES_KEPT, weights = WEIGHTS }: MatcherOptions = {}) {
    this.#file = file;
    this.#weights = weights;
    this.#places = new PlaceBook(file);
    this.#streets = lazily(() => streetBookOf(file));
    this.#prepared = new RecentMap(keep);
    const houses = lazily(() => houseBookOf(file));
    this.#villages = lazily(() => villageBookOf(file));
    this.#listed = listedNamesOf(this.#places, houses);
    this.#known = knownNamesOf(file, this.#places, houses);
  }

  match(typed: TypedAddress): Match {
    return matchOf(this.#decideTyped(typed));
  }

  /** Like {@link match}, but also reports what was considered and why it was taken or not. */
  explain(typed: TypedAddress): Explanation {
    const decision = this.#decideTyped(typed);
    return explainDecision(decision, matchOf(decision));
  }

  /**
   * Decides on an address as it is written. If it has no delivery point, it is read in other ways, and the first
   * reading that has one counts.
   */
  #decideTyped(typed: TypedAddress): Decision {
    const decision = this.#decide(this.#read(typed));
    if (decision.level === 'Exact') return decision;
    for (const reading of this.#otherReadings(typed)) {
      const again = this.#decide(this.#read(reading));
      if (again.level === 'Exact' && !hasWorseStreet(again, decision)) return again;
    }
    if (!this.#known.isList) return decision;
    const names = { known: this.#known, listed: this.#listed };
    return (
      decideOtherwise(typed, decision, names, (reading) => this.#decide(this.#read(reading))) ?? decision
    );
  }

  /** A plainer reading, and in a list one with towns in full and one that mends what a scanner may have misread. */
  *#otherReadings(typed: TypedAddress): Generator<TypedAddress> {
    const { isList } = this.#known;
    const towns = (first: string, last: string) => this.#places.townBetween(first, last);
    const inFull = isList ? withTownsInFull(typed, towns) : undefined;
    if (inFull !== undefined) yield inFull;
    const plainer = plainerReading(inFull ?? typed);
    if (plainer !== undefined) yield plainer;
    if (!isList) return;
    const turned = partFirst(plainer ?? inFull ?? typed);
    if (turned !== undefined) yield turned;
    yield* backStreetReadings(plainer ?? inFull ?? typed);
    const misread = secondReading(plainer ?? inFull ?? typed, this.#listed.isNameWord);
    if (misread !== undefined) yield misread;
  }

  #read(typed: TypedAddress): TypedText {
    const text = this.#withSector(readTyped(typed));
    if (!this.#known.isList) return text;
    const { isNameWord } = this.#listed;
    const apart = withSenderApart(typed, text, isNameWord);
    const read = withSender(apart === typed ? text : this.#withSector(readTyped(apart)), isNameWord);
    return withRemark(withNearApart(read, this.#listed), this.#listed);
  }

  /** Reads SE61 as the beginning of SE6 1PT if the file has no SE61. */
  #withSector(text: TypedText): TypedText {
    const { compact, outward } = text.postcode;
    if (compact !== '' || !/^[A-Z]{1,2}\d\d$/.test(outward) || this.#file.hasPostcodes(outward, ''))
      return text;
    const [district, sector] = [outward.slice(0, -1), outward.slice(-1)];
    if (!this.#file.hasPostcodes(district, sector)) return text;
    return { ...text, postcode: { written: outward, compact, outward: district } };
  }

  #decide(typed: TypedText): Decision {
    const pool = new Pool(typed, this.#known, this.#weights);
    if (typed.foreign?.isSure !== true) {
      this.#addTyped(pool, typed);
      if (!pool.isSettled()) this.#addFromIndex(pool, typed, FAR_BEHIND);
      // A street that was written in full may be behind by as much as the typed postcode is worth.
      else if (isInOtherPlace(pool) || this.#isStreetElsewhere(pool))
        this.#addFromIndex(pool, typed, Number.POSITIVE_INFINITY);
      if (this.#known.isList && !pool.hasGood())
        this.#addFromIndex(pool, typed, FAR_BEHIND, MOST_OF_LONG_STREETS);
      if (this.#known.isList && typed.postcode.compact === '' && pool.doors.length === 0)
        this.#addVillages(pool, typed);
    }
    return decide(pool, this.#places);
  }

  /** Adds the typed postcode. If the file does not have it, adds the postcodes that may have been meant. */
  #addTyped(pool: Pool, { postcode: { compact, written } }: TypedText): void {
    if (compact !== '' && this.#add(pool, compact, 'postcode')) return;
    if (written.length < 5) return;
    for (const like of postcodesLike(compact === '' ? written : compact))
      this.#add(pool, like, 'repaired postcode');
  }

  /**
   * @param farBehind in bits. A postcode whose votes are this far behind the most votes cannot come near the
   *   best door once that door is good.
   * @param count how many postcodes are added at most
   */
  #addFromIndex(pool: Pool, typed: TypedText, farBehind: number, count = MOST_CANDIDATES): void {
    const books = { places: this.#places, streets: this.#streets };
    let most = 0;
    for (const { postcode, votes, source, isNamed } of candidatePostcodes(typed, this.#file, books, count)) {
      most = Math.max(most, votes);
      // In a list, a street or house of the same name in the next village is a rival, even if few other keys
      // speak for its postcode.
      const isRival = isNamed && this.#known.isList;
      if (votes < most - farBehind && !isRival && pool.hasGood()) continue;
      this.#add(pool, postcode, source);
    }
  }

  /** Adds all postcodes of the villages that were written. The index does not have damaged names of houses. */
  #addVillages(pool: Pool, typed: TypedText): void {
    for (const place of guess(typed, this.#places).places)
      for (const postcode of this.#villages()?.postcodesOf(place) ?? []) this.#add(pool, postcode, 'village');
  }

  /**
   * Whether the text that fits a street of the typed postcode may be the full name of another street in the
   * same town.
   */
  #isStreetElsewhere(pool: Pool): boolean {
    return pool.streets.some((street) => {
      const { main, descriptor } = street.fit;
      if (descriptor === 'differs') return true;
      return main.outcome === 'similar' && this.#isStreetOfTown(pool.typed, street);
    });
  }

  #isStreetOfTown({ tokens }: TypedText, { fit: { main, street } }: StreetCandidate): boolean {
    const town = street.town[0];
    if (main.found === undefined || town === undefined) return false;
    const words = wordsBetween(tokens, main.found.from, main.found.to);
    const place = runTogether(town.all);
    return [words, words.slice(0, -1)].some(
      (name) => name.length > 0 && this.#file.postings(streetKey(runTogether(name), place)) !== undefined,
    );
  }

  #add(pool: Pool, postcode: string, source: string): boolean {
    if (pool.has(postcode)) return true;
    let prepared = this.#prepared.get(postcode);
    if (prepared === undefined) {
      const entry = this.#file.stored(postcode);
      if (entry === undefined) return false;
      prepared = preparePostcode(entry);
      this.#prepared.set(postcode, prepared);
    }
    pool.add(prepared, source);
    return true;
  }
}

/**
 * Whether a reading has damaged the name of the street that was found without it: `16 Foot Bank` for Sixteen Foot Bank.
 */
function hasWorseStreet({ street: one }: Decision, { street: before }: Decision): boolean {
  if (one === undefined || before === undefined || one.entry.postcode !== before.entry.postcode) return false;
  return one.fit.main.likeness < before.fit.main.likeness;
}

/**
 * Whether the file is made of lists and has the written street in the typed postcode, but in another town or
 * village than the written one.
 */
function isInOtherPlace({ isList, streets }: Pool): boolean {
  return (
    isList &&
    streets.some(({ fit }) => {
      if (isMet(fit.locality)) return false;
      return (
        (fit.hasOtherTown && !isMet(fit.town)) || (fit.hasOtherPlace && fit.locality.outcome === 'missing')
      );
    })
  );
}
