import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { isBuildingLike, isOrganisationLike } from '../../address/parse/building-words.ts';
import { countyNamed, isCountry } from '../../address/parse/regions.ts';
import { plainWords, sameWords, segmentsOf } from '../../address/parse/segments.ts';
import { streetLikeness } from '../../address/parse/street-words.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import type { Match } from '../../matching/match.ts';
import { slips, slipsForgiven } from '../../text/slips.ts';
import type { RecordAddress } from './typed-address.ts';

/**
 * The kind of a written part that is not in the address file: a further recipient, a company, the name of a
 * house, a locality, or something that an envelope does not need.
 */
export type DetailKind = 'recipient' | 'company' | 'house' | 'locality' | 'other';

/** Marks a further recipient. */
const RECIPIENT = /^(?:c\/?o\b|c\/-|care of\b|f\.?a\.?o\.?\b|attn\b|attention\b|for the attention\b)/i;

/** Directions to the place or instructions to the postman. */
const DIRECTION =
  /^(?:near|nr|off|just off|opp|opposite|behind|next|adj|adjacent|above|below|rear|beside|by|between|corner|end of|left|right)\b|\b(?:leave|ring|knock|deliver|please|door code|safe place|do not|beware|access|if out|use (?:side|back))\b/i;

/** Names of people, recognised by their titles or initials. */
const PERSON =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|revd|sir|lady|messrs)\b|^[a-z]\.? (?:[a-z]\.? )?\p{L}+$|\bfamily$/iu;

/** Texts with more words are remarks. */
const MOST_WORDS = 5;

/** The kind of a written text that belongs to no element of the match. */
export function kindOfDetail(
  text: string,
  match: Match,
  typed: RecordAddress,
  found: DeliveryPoint,
): DetailKind {
  if (RECIPIENT.test(text)) return 'recipient';
  const segments = segmentsOf(typed.lines);
  const at = segments.findIndex((segment) => sameWords(segment, text));
  // What is left of a partly understood text is more likely a damaged word than a name.
  if (at < 0 || !isName(text) || isDamaged(text, found)) return 'other';
  // `The Nook` before a street is more likely a house than a street.
  const isThe = /^the \S+$/i.test(text);
  if (!isThe && streetLikeness(text) === 'sure') return 'other';
  if (isOrganisationLike(text)) return 'company';
  if (isBuildingLike(text)) return 'house';
  const street = streetAt(segments, match);
  if (street === undefined) return 'other';
  if (at < street) return 'house';
  return isThe ? 'other' : 'locality';
}

function isName(text: string): boolean {
  const isPlain = /^[\p{L}'’.& -]+$/u.test(text) && plainWords(text).split(' ').length <= MOST_WORDS;
  return (
    isPlain &&
    !DIRECTION.test(text) &&
    !PERSON.test(text) &&
    !isCountry(text) &&
    countyNamed(text) === undefined
  );
}

/**
 * Whether the text may be a damaged form of an element in the file's address. The file then has the better
 * form.
 */
function isDamaged(text: string, found: DeliveryPoint): boolean {
  const word = plainWords(text).replaceAll(' ', '').toUpperCase();
  const most = slipsForgiven(word.length);
  return [
    found.organisation,
    found.buildingName,
    joinThoroughfare(found.dependentThoroughfareName, found.dependentThoroughfareDescriptor),
    joinThoroughfare(found.thoroughfareName, found.thoroughfareDescriptor),
    found.doubleDependentLocality,
    found.dependentLocality,
    found.postTown,
  ].some((element) => {
    const known = plainWords(element).replaceAll(' ', '').toUpperCase();
    return known !== '' && slips(word, known, most) <= most;
  });
}

/** The index of the segment with the street or the number. */
function streetAt(segments: readonly string[], { elements }: Match): number | undefined {
  for (const name of ['thoroughfare', 'dependentThoroughfare', 'buildingNumber'] as const) {
    const text = plainWords(elements.find(({ element }) => element === name)?.typed ?? '');
    const at =
      text === '' ? -1 : segments.findIndex((segment) => ` ${plainWords(segment)} `.includes(` ${text} `));
    if (at >= 0) return at;
  }
  return undefined;
}
