import type { AddressFile } from '../../address-file/address-file.ts';
import {
  OUTWARD_SPAN,
  postcodeNumber,
  postcodeOfNumber,
  SECTOR_SPAN,
} from '../../address-file/postcode-number.ts';
import { present } from '../../present.ts';
import { slips } from '../../text/slips.ts';
import { VOTES_OF_OUTWARD_ALONE, VOTES_OF_POSTCODE, VOTES_OF_SLIPS } from '../thresholds.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { askIndex, type NameBooks } from './ask-index.ts';

/** A postcode whose addresses are worth comparing with the typed address. */
export interface CandidatePostcode {
  readonly postcode: string;
  /** The weight of the evidence for it, in bits. */
  readonly votes: number;
  /** The most telling key that found it. */
  readonly source: string;
  /** Whether it has a street, building or organisation of the typed name in the typed place. */
  readonly isNamed: boolean;
}

/** The evidence for a postcode from the keys found so far. */
interface Vote {
  votes: number;
  readonly source: string;
  isNamed: boolean;
}

/** The most postcodes that are compared. */
export const MOST_CANDIDATES = 12;

/** The most postcodes of a list that are compared if none of the first ones has the door. A long road has dozens. */
export const MOST_OF_LONG_STREETS = 64;

/** The most postcodes that collect votes. The rarest keys vote first. */
export const MOST_VOTED = 1500;

/**
 * Returns the postcodes that the index holds for the words of a typed address, best first.
 *
 * @param most how many postcodes are returned at most
 */
export function candidatePostcodes(
  typed: TypedText,
  file: AddressFile,
  books: NameBooks,
  most = MOST_CANDIDATES,
): CandidatePostcode[] {
  const answers = askIndex(typed, file, books);
  answers.sort((one, other) => one.found.count - other.found.count);
  const votes = new Map<number, Vote>();
  for (const { source, found, worth, isName } of answers) {
    for (const postcode of found.postcodes) {
      const vote = votes.get(postcode);
      if (vote !== undefined) {
        vote.votes += worth;
        vote.isNamed ||= isName;
      } else if (votes.size < MOST_VOTED) votes.set(postcode, { votes: worth, source, isNamed: isName });
    }
  }
  return bestOf(votes, typed, most);
}

function bestOf(votes: ReadonlyMap<number, Vote>, typed: TypedText, most: number): CandidatePostcode[] {
  const { compact, written, outward } = typed.postcode;
  const wanted = compact === '' ? -1 : postcodeNumber(compact);
  const outwardStart = compact === '' && outward !== '' ? postcodeNumber(`${outward}0AA`) : -1;
  const best: (Vote & { readonly number: number })[] = [];
  for (const [number, vote] of votes) {
    let bits = vote.votes;
    if (wanted >= 0) {
      if (number === wanted) bits += VOTES_OF_POSTCODE.same;
      else if (Math.trunc(number / SECTOR_SPAN) === Math.trunc(wanted / SECTOR_SPAN))
        bits += VOTES_OF_POSTCODE.sector;
      else if (Math.trunc(number / OUTWARD_SPAN) === Math.trunc(wanted / OUTWARD_SPAN))
        bits += VOTES_OF_POSTCODE.outward;
      else if (number % OUTWARD_SPAN === wanted % OUTWARD_SPAN) bits += VOTES_OF_POSTCODE.inward;
    } else if (
      outwardStart >= 0 &&
      Math.trunc(number / OUTWARD_SPAN) === Math.trunc(outwardStart / OUTWARD_SPAN)
    )
      bits += VOTES_OF_OUTWARD_ALONE;
    if (best.length < most * 2) best.push({ ...vote, number, votes: bits });
    else {
      let least = 0;
      let leastVotes = Number.POSITIVE_INFINITY;
      for (let at = 0; at < best.length; at++) {
        const { votes: own } = present(best[at], 'a candidate');
        if (own >= leastVotes) continue;
        least = at;
        leastVotes = own;
      }
      if (bits > leastVotes) best[least] = { ...vote, number, votes: bits };
    }
  }
  const candidates = best.map(({ number, votes: bits, source, isNamed }) => {
    const postcode = postcodeOfNumber(number);
    const forSlips = written === '' || number === wanted ? 0 : votesOfSlips(slips(written, postcode, 2));
    return { postcode, votes: bits + forSlips, source, isNamed };
  });
  candidates.sort((one, other) => other.votes - one.votes || (one.postcode < other.postcode ? -1 : 1));
  return candidates.slice(0, most);
}

function votesOfSlips(slipped: number): number {
  if (slipped <= 1) return VOTES_OF_SLIPS.one;
  return slipped <= 2 ? VOTES_OF_SLIPS.two : 0;
}
