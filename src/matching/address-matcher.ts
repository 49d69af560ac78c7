import { countyNamed, isCountry } from '../address/parse/regions.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import { runTogether } from '../address-file/search/keys.ts';
import { RecentMap } from '../recent-map.ts';
import { candidatePostcodes } from './candidates.ts';
import { type Decision, decide } from './decision.ts';
import type { KnownPlaces } from './elsewhere.ts';
import { explainDecision } from './explain.ts';
import type { Explanation, Match, TypedAddress } from './match.ts';
import { matchOf } from './match-of.ts';
import { type PlaceBook, placeBookOf } from './place-book.ts';
import { Pool } from './pool.ts';
import { postcodesLike } from './postcode-fit.ts';
import { type PreparedPostcode, preparePostcode } from './prepared-postcode.ts';
import { readTyped, type TypedText, typedBetween } from './typed-text.ts';

/** In bits: more than the number of a house is worth, by which the index finds streets that have nothing else. */
const FAR_BEHIND = 17;

/**
 * Those of records in no order never come again in time, and with 256 of them, which outlive the collector's young generation, matching
 * takes a quarter longer.
 */
export const POSTCODES_KEPT = 8;

/** What a matcher may be told. */
export interface MatcherOptions {
  /** How many prepared postcodes it keeps, for records in the order of their postcodes. Default {@link POSTCODES_KEPT}. */
  readonly keep?: number;
}

/**
 * Finds the delivery point that a typed address means, in one address file. Pure: the same text gives the same match.
 *
 * The typed text is read as a row of words; a postcode of the file is taken apart into its streets and doors; the words are held against
 * both. First the typed postcode is tried. Only when it settles nothing, the index is asked for postcodes that
 * other words speak for. Of all doors compared the best is taken, if it is good enough, leads far enough and differs in no
 * number.
 */
export class AddressMatcher {
  readonly #file: AddressFile;
  readonly #places: PlaceBook;
  readonly #prepared: RecentMap<string, PreparedPostcode>;
  readonly #known: KnownPlaces;

  constructor(file: AddressFile, { keep = POSTCODES_KEPT }: MatcherOptions = {}) {
    this.#file = file;
    this.#places = placeBookOf(file);
    this.#prepared = new RecentMap(keep);
    this.#known = knownPlaces(this.#places);
  }

  match(typed: TypedAddress): Match {
    return matchOf(this.#decide(readTyped(typed)));
  }

  /** As {@link match}, with what was considered and why it was taken or not. */
  explain(typed: TypedAddress): Explanation {
    const decision = this.#decide(readTyped(typed));
    return explainDecision(decision, matchOf(decision));
  }

  #decide(typed: TypedText): Decision {
    const pool = new Pool(typed, this.#known);
    if (typed.foreign?.isSure !== true) {
      this.#addTyped(pool, typed);
      if (!pool.isSettled()) this.#addFromIndex(pool, typed);
    }
    return decide(pool, this.#places);
  }

  /** The postcode as it was typed; where the file has none such, what it may have been meant to be. */
  #addTyped(pool: Pool, { postcode: { compact, written } }: TypedText): void {
    if (compact !== '' && this.#add(pool, compact, 'postcode')) return;
    if (written.length < 5) return;
    for (const like of postcodesLike(compact === '' ? written : compact))
      this.#add(pool, like, 'repaired postcode');
  }

  #addFromIndex(pool: Pool, typed: TypedText): void {
    let most = 0;
    for (const { postcode, votes, source } of candidatePostcodes(typed, this.#file, this.#places)) {
      most = Math.max(most, votes);
      // What has so much less evidence than the best cannot come near it once that is good.
      if (votes < most - FAR_BEHIND && pool.hasGood()) break;
      this.#add(pool, postcode, source);
    }
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

function knownPlaces(book: PlaceBook): KnownPlaces {
  return (typed, from, to) => {
    const words = typed.tokens.slice(from, to).map(({ word }) => word);
    const name = runTogether(words);
    if (book.has(name)) return book.isTown(name) ? 'town' : 'place';
    const text = typedBetween(typed, from, to);
    // Every county that there ever was ends so, and no town.
    const isShire = /shire$/i.test(text);
    return isShire || countyNamed(text) !== undefined || isCountry(text) ? 'region' : undefined;
  };
}
