import type { WelshAlternative } from '../../address/alternatives.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { Phrase } from './phrase.ts';
import { isQualifier, isQualifierBehind } from './qualifiers.ts';
import { phraseOf, wordsIn } from './remembered-names.ts';

/** The name of a street, in parts and whole. */
export interface StreetName {
  readonly name: Phrase;
  readonly descriptor: readonly Word[];
  readonly whole: Phrase;
  /**
   * The whole name without the qualifier that it begins with, such as `Old` or `Upper`, or ends with, such as
   * `Isaf`.
   */
  readonly unqualified: Phrase | undefined;
}

const NO_WORDS: readonly Word[] = [];

/** Reads the name of a street. Undefined if both texts are empty. */
export function streetName(name: string, descriptor: string): StreetName | undefined {
  if (name === '' && descriptor === '') return undefined;
  const plain = phraseOf(name);
  if (descriptor === '') {
    return { name: plain, descriptor: NO_WORDS, whole: plain, unqualified: withoutQualifier(plain) };
  }
  const kind = wordsIn(descriptor);
  // Full names are too many to be remembered, so the whole is made of the remembered words of both parts. Only a
  // name with a sign is read as a whole, because a sign at its end is a word only if something follows it.
  const isSigned = name.includes('&') || name.includes('+');
  const whole = isSigned ? phraseOf(`${name} ${descriptor}`) : new Phrase([...plain.all, ...kind]);
  // In `The Green`, the name without its descriptor says nothing.
  if (plain.words.every((word) => word.text === 'THE'))
    return { name: whole, descriptor: NO_WORDS, whole, unqualified: undefined };
  const isQualified = plain.words.length > 1 && isQualifier(plain.first.text);
  const unqualified = isQualified ? new Phrase(whole.words.slice(1)) : undefined;
  return { name: plain, descriptor: kind, whole, unqualified };
}

/**
 * Returns a name without its qualifier: Ivor Terrace for `Ivor Terrace Isaf`, Ivor Teras for
 * `Upper Ivor Teras`.
 */
function withoutQualifier(name: Phrase): Phrase | undefined {
  const { words } = name;
  if (words.length < 3) return undefined;
  if (isQualifierBehind(name.last.text)) return new Phrase(words.slice(0, -1));
  return isQualifier(name.first.text) ? new Phrase(words.slice(1)) : undefined;
}

/** Reads the other names of a street. Leaves out aliases that are those of houses. */
export function otherNames(welsh: WelshAlternative | undefined, aliases: readonly string[]): StreetName[] {
  const others: StreetName[] = [];
  if (welsh !== undefined) {
    for (const name of [
      streetName(welsh.dependentThoroughfareName, welsh.dependentThoroughfareDescriptor),
      streetName(welsh.thoroughfareName, welsh.thoroughfareDescriptor),
    ]) {
      if (name !== undefined) others.push(name);
    }
  }
  for (const alias of aliases) {
    const name = streetName(alias, '');
    const last = name?.whole.words.at(-1);
    if (name !== undefined && last?.is(KIND.building) !== true) others.push(name);
  }
  return others;
}
