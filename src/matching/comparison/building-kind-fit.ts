import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { present } from '../../present.ts';
import type { Found, Phrase } from '../prepared/phrase.ts';
import { isQualifier } from '../prepared/qualifiers.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { MARK, NAME_MISSING, type NameFit } from './name-fit.ts';
import { withArticle, wordBeside } from './words-beside-building.ts';

/*
 * Names of buildings that were written without the word that says what sort of building it is, or with such a
 * word added.
 */

/** The likeness of a name without the word that says what sort of building it is, or with such a word added. */
export const OTHER_KIND = 0.75;

/** Finds a name without the word that says what sort of building it is: `Rosemary` for `Rosemary Cottage`. */
export function fitWithoutKind(typed: TypedText, marks: Uint8Array, name: Phrase): NameFit {
  const { last } = name;
  if (name.words.length < 2 || !(last.is(KIND.building) || last.text === 'HEIGHTS')) return NAME_MISSING;
  const telling = name.words.length - 1;
  for (let start = 0; start < typed.solid.length; start++) {
    const token = present(typed.solid[start], 'a typed word');
    let end = token;
    let at = 0;
    while (at < telling) {
      const next = typed.solid[start + at];
      if (
        next === undefined ||
        marks[next] !== MARK.free ||
        wordAt(typed.tokens, next).text !== name.words[at]?.text
      )
        break;
      end = next;
      at++;
    }
    if (at < telling) continue;
    const found = { from: token, to: end + 1, likeness: OTHER_KIND };
    // `The Mill` is not Mill House.
    const isOther = withArticle(typed, marks, found).from < found.from && !name.hasArticle;
    // `Old Hall` is not Old Hall Farm: it says what sort of building it is.
    const isWhole = wordAt(typed.tokens, end).is(KIND.building);
    const isAlone =
      !isOther &&
      !isWhole &&
      wordBeside(typed, marks, end, 1) === undefined &&
      wordBeside(typed, marks, token, -1) === undefined;
    return { outcome: isAlone ? 'similar' : 'differs', likeness: OTHER_KIND, found };
  }
  return NAME_MISSING;
}

/** In letters. A shorter name is more likely to be the beginning of another one. */
const SHORTEST_NAME = 5;

/** Words that people add to the name of a house. */
const HOMES_ADDED = new Set('HOUSE COTTAGE COTTAGES VILLA VILLAS BUNGALOW LODGE'.split(' '));

/**
 * Whether a whole part of the address is the name of a house and a word for a home: `Hillcrest Cottage` for Hillcrest.
 * A name that says what it is has another house beside it: Mill Cottage is not the Mill.
 */
export function isKindAdded(
  { tokens, segmentOf, segments }: TypedText,
  marks: Uint8Array,
  name: Phrase,
  { from, to }: Found,
): boolean {
  const after = tokens[to];
  if (after === undefined || marks[to] !== MARK.free || segmentOf[to] !== segmentOf[from]) return false;
  const { to: end } = present(segments[segmentOf[to]!], 'a part of the address');
  if (end !== to + 1 || !HOMES_ADDED.has(after.word.text)) return false;
  const telling = KIND.building | KIND.trade | KIND.compass | KIND.beside | KIND.part | KIND.number;
  return (
    name.all.length === 1 &&
    !name.first.is(telling) &&
    !isQualifier(name.first.text) &&
    name.first.text.length >= SHORTEST_NAME
  );
}
