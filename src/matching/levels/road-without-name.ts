import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { isMet, MARK, OTHER_FORM } from '../comparison/name-fit.ts';
import { isWholeName } from '../comparison/written-street.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { DoorCandidate, StreetCandidate } from './candidate.ts';

/** In words: a road with its descriptor. */
const MOST_WORDS_OF_ROAD = 3;

/**
 * Whether a house of a list has no street, and nothing but a road was written besides: `Manor House, Church Road,
 * Compton Magna` for Manor House, Compton Magna. People give a name to a road that the list has without one. The typed
 * postcode must vouch for the house, and its village must have been written.
 */
export function isOnRoadWithoutName(
  { name, left, taken, street: { marks } }: DoorFit,
  { fit, postcode }: Pick<StreetCandidate, 'fit' | 'postcode'>,
  { solid, tokens, segmentOf }: TypedText,
): boolean {
  if (postcode !== 'agrees' || fit.main.outcome !== 'none' || fit.dependent.outcome !== 'none') return false;
  if (!isMet(fit.smallest) || fit.hasOtherPlace || name.outcome !== 'agrees' || name.likeness < OTHER_FORM)
    return false;
  if (left < 2 || left > MOST_WORDS_OF_ROAD) return false;
  const words = solid.filter((at) => marks[at] === MARK.free && taken[at] === 0);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || segmentOf[first] !== segmentOf[last]) return false;
  return last - first < MOST_WORDS_OF_ROAD + 1 && wordAt(tokens, last).is(KIND.descriptor);
}

/** Whether the road that was written is in the village, and the best door is not on it. */
export function isRoadOfVillage(
  { street: { fit } }: DoorCandidate,
  streets: readonly StreetCandidate[],
): boolean {
  if (fit.main.outcome !== 'none' || !fit.hasOtherStreet) return false;
  return streets.some((other) => isWholeName(other.fit) && isMet(other.fit.smallest));
}
