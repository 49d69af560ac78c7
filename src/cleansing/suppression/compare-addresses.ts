import { itemAt } from '../../present.ts';
import { ANNEXE, type ComparableAddress } from './comparable-address.ts';
import { compareHouseNames, isSimilarWord } from './house-name.ts';

/**
 * How well two addresses with a common key agree: `whole`, or `partly` if one of them lacks a label, such as
 * the number of the flat or of the house, or the name of the house. If both have a UDPRN, it alone decides.
 */
export function compareAddresses(
  one: ComparableAddress,
  other: ComparableAddress,
): 'whole' | 'partly' | undefined {
  if (one.udprn !== '' && other.udprn !== '') return one.udprn === other.udprn ? 'whole' : undefined;
  if (one.postcode === '' || one.postcode !== other.postcode) return undefined;
  const labels = compareLabels(one.labels, other.labels);
  if (labels === undefined) return undefined;
  if (one.flat !== '' && other.flat !== '' && one.flat !== other.flat) return undefined;
  if (labels === 'partly' && isFlatOfOther(one, other)) return undefined;
  const houses =
    one.house === '' || other.house === '' ? 'unclear' : compareHouseNames(one.house, other.house);
  if (houses === 'different') return undefined;
  const names =
    houses === 'same' || one.names === other.names
      ? 'whole'
      : compareNames(one.names, other.names, one.labels !== '' && other.labels !== '');
  if (names === undefined) return undefined;
  return labels === 'whole' && names === 'whole' ? 'whole' : 'partly';
}

/**
 * Whether the number of one house is that of a flat in another house of the street: 2 High Street and Flat 2,
 * 9 High Street.
 */
function isFlatOfOther(one: ComparableAddress, other: ComparableAddress): boolean {
  const [fewer, more] = one.labels.length < other.labels.length ? [one, other] : [other, one];
  if (more.flat === '' || fewer.labels !== more.flat || fewer.flat !== '') return false;
  const [street, name] = [firstWord(more.names), firstWord(fewer.names)];
  return street !== '' && name !== '' && isSimilarWord(street, name);
}

function firstWord(text: string): string {
  const space = text.indexOf(' ');
  return space === -1 ? text : text.slice(0, space);
}

/**
 * Compares labels: `whole` if they are the same, `partly` if the labels of one address are among those of the
 * other. If one has no labels at all, the result is `partly`. Otherwise a letter or an annexe in only one of
 * them makes two addresses: 12 and 12A, or 12 and its annexe.
 */
function compareLabels(one: string, other: string): 'whole' | 'partly' | undefined {
  if (one === other) return 'whole';
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  if (fewer === '') return 'partly';
  const left = more.split(' ');
  for (const label of fewer.split(' ')) {
    const at = left.indexOf(label);
    if (at === -1) return undefined;
    left.splice(at, 1);
  }
  // A writer may leave out the number of the flat. But 12A is another house than 12, or another flat.
  return left.some((label) => isLetter(label) || label === ANNEXE) ? undefined : 'partly';
}

function isLetter(label: string): boolean {
  return label.length === 1 && label >= 'A' && label <= 'Z';
}

/**
 * Compares the names around two premises. With a number and a postcode, the first name of one must be among
 * the names of the other, because streets are written with and without further places. Without a number on
 * both sides, names are the only evidence: the first names must be the same, or all names of one must be
 * among those of the other.
 */
function compareNames(one: string, other: string, areNumbered: boolean): 'whole' | 'partly' | undefined {
  if (one === '' || other === '') return areNumbered ? 'whole' : 'partly';
  const [words, others] = [one.split(' '), other.split(' ')];
  const isAmong = (word: string, names: readonly string[]) => names.some((name) => isSimilarWord(word, name));
  const [first, otherFirst] = [itemAt(words, 0), itemAt(others, 0)];
  if (areNumbered) return isAmong(first, others) || isAmong(otherFirst, words) ? 'whole' : undefined;
  if (isSimilarWord(first, otherFirst)) return 'whole';
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  return fewer.every((word) => isAmong(word, more)) ? 'partly' : undefined;
}
