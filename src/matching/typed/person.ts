import { isAddressedInhabitant } from '../../address/normal-form/inhabitant-words.ts';
import { JOINT, type Token, tokenAt, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { CARE, hasSign, SIGN } from './word-signs.ts';

/** Whether the part of an address that begins at a token begins like a person: `Mrs Hill`, `T. Adeyemi`, `c/o`. */
export function isPerson(tokens: readonly Token[], from: number): boolean {
  const word = wordAt(tokens, from);
  if (!hasSign(word, SIGN.beginsPerson)) return false;
  const next = tokens[from + 1]?.word;
  const isTitled =
    (word.is(KIND.title) && !word.is(KIND.descriptor)) ||
    (word.is(KIND.letter) && next?.is(KIND.title) === true);
  return (
    isTitled ||
    isUnnamed(word, next) ||
    CARE.has(word.written) ||
    isCareOf(tokens, from) ||
    isInitialled(tokens, from) ||
    (word.written === 'CARE' && next?.written === 'OF') ||
    (word.written === 'DR' && next !== undefined)
  );
}

/** Whether two words are addressed to whoever lives there: `The Occupier`, `Current Resident`. */
function isUnnamed({ written }: Word, next: Word | undefined): boolean {
  const isBegun = written === 'THE' || written === 'CURRENT' || written === 'PRESENT';
  return isBegun && next !== undefined && isAddressedInhabitant(next.text);
}

/** Whether a part begins like `c/- Mrs Hill`, in which the hyphen stands for the O. */
function isCareOf(tokens: readonly Token[], from: number): boolean {
  const care = tokenAt(tokens, from);
  const next = tokens[from + 1];
  return care.word.written === 'C' && next?.joint === JOINT.slash && next.start > care.end + 1;
}

/**
 * Whether a part of the address is a name with initials: `T. Adeyemi`, `J & M Pritchard`. Y does not count as
 * an initial, because it is the article in `Y Graig`.
 */
function isInitialled(tokens: readonly Token[], from: number): boolean {
  const isOfPart = (at: number) => {
    const token = tokens[at];
    return token !== undefined && token.joint < JOINT.comma && token.line === tokenAt(tokens, from).line;
  };
  const isInitial = (at: number) => {
    const word = wordAt(tokens, at);
    return word.is(KIND.letter) && word.written.length === 1 && word.written !== 'Y';
  };
  let at = from;
  while (isInitial(at) && isOfPart(at + 1)) {
    at++;
    // `A & E Maxwell`
    if (wordAt(tokens, at).text === 'AND' && isOfPart(at + 1) && isInitial(at + 1)) at++;
  }
  // These are not names with initials: `A/12`, `E Wing`, `S Lodge`.
  const isName = at > from && !isInitial(at) && !wordAt(tokens, at).is(~KIND.common);
  return isName && tokenAt(tokens, at).joint !== JOINT.slash && !isOfPart(at + 1);
}
