import { isHousehold } from '../../address/normal-form/household-words.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { DoorFit } from './fitted-door.ts';
import { isMet, MARK } from './name-fit.ts';
import type { StreetFit } from './street-fit.ts';

/*
 * Places that no row of a list has, written where the village stands: somebody writes the parish, and the list has the
 * hamlet.
 */

/** In words. `Winterborne St Martin` is a village. */
const MOST_WORDS = 3;

/** Words of these kinds are in the names of buildings and streets, or say which part of a building is meant. */
const NOT_OF_VILLAGE =
  KIND.number |
  KIND.part |
  KIND.building |
  KIND.descriptor |
  KIND.trade |
  KIND.legal |
  KIND.level |
  KIND.title;

/** Whether a place without a street lacks nothing but its village: the town was written, and no other street. */
export function mayLackVillage({
  main,
  dependent,
  locality,
  doubleLocality,
  town,
  hasOtherStreet,
}: StreetFit): boolean {
  if (main.outcome !== 'none' || dependent.outcome !== 'none' || hasOtherStreet) return false;
  return locality.outcome === 'missing' && !isMet(doubleLocality) && isMet(town);
}

/**
 * Returns a door without the words of a village that the list does not have: `20, Hilton, Dorchester` for 20, Higher
 * Ansty. The words stand right before the town, and nothing accounts for them. The typed postcode must vouch for the
 * door.
 */
export function withoutVillage({ tokens, segmentOf }: TypedText, fit: DoorFit): DoorFit {
  const { street, taken, left, door } = fit;
  const to = street.town.found?.from ?? -1;
  if (left === 0 || left > MOST_WORDS || to < 1) return fit;
  // `Bwthyn, Ty Isaf, Abergele` is a house of the farm Ty Isaf.
  if (door.name?.words.every(({ text }) => isHousehold(text)) === true) return fit;
  let from = to;
  while (
    from > 0 &&
    street.marks[from - 1] === MARK.free &&
    taken[from - 1] === 0 &&
    segmentOf[from - 1] === segmentOf[to - 1]
  )
    from--;
  // The name of a house or firm begins an address.
  if (from === 0 || from === to || to - from > MOST_WORDS) return fit;
  for (let at = from; at < to; at++) {
    const word = wordAt(tokens, at);
    if (word.is(NOT_OF_VILLAGE) && word.written !== 'ST') return fit;
  }
  const marks = street.marks.slice().fill(MARK.known, from, to);
  return { ...fit, left: left - (to - from), street: { ...street, marks } };
}
