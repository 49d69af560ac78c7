import type { Label } from '../../address/normal-form/label.ts';
import { JOINT, type Token, tokenAt, tokensOf, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { countyNamed, isCountry } from '../../address/parse/regions.ts';
import { remembering } from '../../caches/remembering.ts';
import { TextCache } from '../../text/text-cache.ts';
import { isSimilarWord } from './house-name.ts';

/** The most places of an address to keep: its village and its post town. */
const MOST_PLACES = 2;

/**
 * The places of an address, the smallest first, each run together in normal form: `HENSBY` and `CHESTER` of
 * 15 Mill Lane, Hensby, Chester, Cheshire. Only parts between commas or on lines of their own count, because
 * nothing else tells a place from a street.
 */
export function placesAmong(tokens: readonly Token[], labels: readonly Label[], town: string): string[] {
  const places: string[] = [];
  for (const { from, to } of placeParts(tokens, labels)) {
    const place = placeBetween(tokens, from, to);
    if (place !== '') places.push(place);
  }
  const place = town === '' ? '' : placeNamed(town);
  if (place !== '' && !places.includes(place)) places.push(place);
  return places.slice(-MOST_PLACES);
}

/** The most towns to remember. Records of one file share them. */
const MOST_TOWNS = 2 ** 12;

/** The place that a text names, by {@link placeBetween}. */
const placeNamed = remembering(new TextCache<string>(MOST_TOWNS), (text) => {
  const words = tokensOf(text);
  return placeBetween(words, 0, words.length);
});

/** Whether one of the places of an address is one of another's, apart from slips. */
export function sharePlace(ones: readonly string[], others: readonly string[]): boolean {
  return ones.some((one) => others.some((other) => isSimilarWord(one, other)));
}

/** A part of an address: the tokens from one index up to another. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** The parts behind the street. The street follows the last number, or the name of the house. */
function placeParts(tokens: readonly Token[], labels: readonly Label[]): Part[] {
  const parts: Part[] = [];
  for (let at = labels.at(-1)?.to ?? 0; at < tokens.length; ) {
    const from = at;
    do at++;
    while (at < tokens.length && tokenAt(tokens, at).joint < JOINT.comma);
    parts.push({ from, to: at });
  }
  const isHouseNamed = labels.length === 0 && parts.length > 2;
  return parts.slice(isHouseNamed ? 2 : 1);
}

/** A place in normal form. Empty for a county or a country, which do not tell two streets apart. */
function placeBetween(tokens: readonly Token[], from: number, to: number): string {
  let written = '';
  let place = '';
  for (let at = from; at < to; at++) {
    const word = wordAt(tokens, at);
    written += at > from ? ` ${word.written}` : word.written;
    if (!word.is(KIND.small)) place += word.key;
  }
  return countyNamed(written) !== undefined || isCountry(written) ? '' : place;
}
