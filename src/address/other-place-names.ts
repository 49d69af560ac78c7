import { townInOtherLanguage } from './welsh-towns.ts';

/** Matches the words before the name of an island: `Isle of Raasay`. */
const ISLE_OF = /^(?:the )?isle of /i;

/** Counties that are called like an island. What follows `Isle of` is no name of theirs. */
const COUNTIES = /^isle of (?:wight|man|ely)$/i;

/** The names that people use for a place besides that of the file: Abertawe for Swansea, Raasay for Isle of Raasay. */
export function otherPlaceNames(place: string): readonly string[] {
  const others = townInOtherLanguage(place);
  return ISLE_OF.test(place) && !COUNTIES.test(place) ? [...others, place.replace(ISLE_OF, '')] : others;
}
