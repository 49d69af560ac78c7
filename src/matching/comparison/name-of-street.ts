import { wordAt } from '../../address/normal-form/tokens.ts';
import { sameWord } from '../../address/normal-form/word.ts';
import type { Phrase } from '../prepared/phrase.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { fitBuildingName } from './building-name-fit.ts';
import { isMet, MARK, type NameFit } from './name-fit.ts';
import type { StreetFit } from './street-fit.ts';

/**
 * Fits the name of a building that begins like its street and was written without the street: in `Garage 3, Elm Road
 * Garages`, the words of the road are those of the garages.
 *
 * @returns undefined if the name was not written in full
 */
export function fitNameOfStreet(
  typed: TypedText,
  { marks, main: { found } }: StreetFit,
  name: Phrase,
): NameFit | undefined {
  if (found === undefined || !sameWord(wordAt(typed.tokens, found.from), name.first)) return undefined;
  const open = marks.map((mark, at) => (at >= found.from && mark === MARK.street ? MARK.free : mark));
  const fit = fitBuildingName(typed, open, name);
  return isMet(fit) && fit.likeness === 1 ? fit : undefined;
}
