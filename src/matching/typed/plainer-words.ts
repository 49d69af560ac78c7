import { tokensOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';

/*
 * Makes the words of an address plainer that was not found as it is written: words written twice, contracted or behind
 * their street, and remarks.
 */

/** The last word of a street, written twice: `35 Burlacre Road Road`. */
const TWICE = /\b(\p{L}{2,}) \1\b(?=\s*(?:[,;|\n\d]|$))/giu;

/** Writes the last word of a street once. */
export function withWordsOnce(line: string): string {
  return line.replace(TWICE, (twice: string, word: string) =>
    tokensOf(word).every((token) => token.word.is(KIND.descriptor)) ? word : twice,
  );
}

/**
 * A remark before the address, which a colon ends: `damp in back bedroom: 9 Elm Road`. A word is in small letters.
 * `Flat above: 9 Elm Road` is no remark.
 */
const REMARK_FIRST =
  /^(?=[^,;:\n]*(?:^| )\p{Ll}{2,} )(?![^,;:\n]*\b(?:flat|flt|unit|room|floor|annexe?|rear|basement|attic|maisonette|studio|shop|barn|cottage|bungalow|lodge|house|caravan)\b)[^,;:\n]{5,40}: +(?=[\p{L}\d])/u;

/** Removes a remark before the address. */
export function withoutRemarkFirst(line: string): string {
  return line.includes(':') ? line.replace(REMARK_FIRST, '') : line;
}

/** A word that tells two streets apart, behind the street as in an index: `9 Ingcombe Way, Great, London`. */
const QUALIFIER_BEHIND =
  /(?<=^|[,;|\n] ?)((?:\d{1,4}[a-z]?,? )?)([^,;|\n\d]{4,40}), (great|little|upper|lower|old|new|north|south|east|west|high)(?=\s*[,;|\n])/giu;

/** Writes the word that tells two streets apart before its street. */
export function withQualifierFirst(line: string): string {
  return line.replace(
    QUALIFIER_BEHIND,
    (behind: string, number: string, street: string, qualifier: string) => {
      const last = tokensOf(street).at(-1)?.word;
      return last?.is(KIND.descriptor) === true ? `${number}${qualifier} ${street}` : behind;
    },
  );
}

/** Words for streets that people contract: `Gr’ve`, `M’s`. */
const STREETS =
  'Street Road Lane Avenue Drive Close Crescent Terrace Gardens Grove Place Square Court Mews Row Walk Way Rise Parade Villas'.split(
    ' ',
  );
const CONTRACTED = /(?<=\p{L}{2} )(\p{L}{1,4})['’](\p{L}{1,4})(?=\s*(?:[,;|\n/]|$))/giu;

/** Writes contracted words for streets out. */
export function withContractions(line: string): string {
  return line.replace(CONTRACTED, (short: string, first: string, last: string) => {
    const meant = STREETS.filter((word) => {
      const small = word.toLowerCase();
      const isLonger = small.length > first.length + last.length;
      return isLonger && small.startsWith(first.toLowerCase()) && small.endsWith(last.toLowerCase());
    });
    return meant.length === 1 ? (meant[0] ?? short) : short;
  });
}

/** A home of a row that is numbered like a street: `Bungalow 2, Aneurin Homes`, `Cottage 13, Manor Cottages`. */
const OF_ROW =
  /(?<=^|[,;|\n] ?)(?:bungalow|cottage|house|villa) (\d{1,3})[,;] ?(?=[^,;|\n]*\b(?:homes|bungalows|almshouses|cottages|villas)\b)/gi;

/** A home behind a house: `Annexe to the rear of 9 Elm Road`. */
const TO_THE_REAR =
  /(?<=\b(?:annexe?|cottage|studio|house|flat|lodge|bungalow|barn|building|workshop)),? (?:at|to) the (?:rear|back) of (?=\d)/gi;

/** Reads a home of a row as a number of it, and a home behind a house as a part of it. */
export function withHomesOfRow(line: string): string {
  return line.replace(OF_ROW, '$1 ').replace(TO_THE_REAR, ', ');
}

/** What a carrier sees, in brackets: `(white house with blue door)`, `(next to the chip shop)`. */
const SEEN =
  / ?\((?![^()]*\b(?:flat|floor|annexe?|\d+)\b)[^()]*\b(?:with|near|next to|opposite|opp|behind|past|after|before|by the)\b[^()]*\)/gi;

/** Removes what stands in brackets to be seen from the road. */
export function withoutRemarkInBrackets(line: string): string {
  return line.includes('(') ? line.replace(SEEN, ',') : line;
}

/** Writes Oast for `Oast House`, as some lists do. */
export function withShortOast(line: string): string {
  return line.replace(/\b(oast) house\b/gi, '$1');
}

/** A word for a pub behind the name of one: `Miners Arms PH`, `The Fox Inn public house`. */
const PUB = /(?<=\p{L}{3}) \(?(?:ph|p\.h\.?|p\/h|public house|pub)\)?(?=\s*(?:[,;|\n]|\(?\d\)|$))/giu;

/** Removes a word for a pub behind its name. The list may lack the word. */
export function withoutPubAdded(line: string): string {
  return line.replace(PUB, '');
}
