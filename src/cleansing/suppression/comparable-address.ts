import { type Label, NO_LEVEL } from '../../address/normal-form/label.ts';
import { labelsOf } from '../../address/normal-form/labels/read-labels.ts';
import { addTokens, JOINT, type Token, tokenAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { WrittenAddress } from '../../address/parse/written-address.ts';
import { compactPostcode, type Postcode, readCompact } from '../../address/postcode.ts';
import { repairPostcode } from '../../address/postcode-repair.ts';
import { houseName } from './house-name.ts';
import { placesAmong } from './places.ts';

/**
 * An address prepared for searching a list and for comparison with its rows: the postcode, the labels of the
 * premises, and the names around them. Writers differ in whether a number is that of the flat or of the
 * house, and whether a name is that of the building or of the street. So these are not distinguished: Flat 2,
 * 15 Mill Lane equals 15/2 Mill Lane.
 */
export interface ComparableAddress {
  /** The UDPRN of a cleansed address, without leading zeros; empty if unknown. */
  readonly udprn: string;
  /** Compact: `CH24NE`; empty if no postcode can be read. */
  readonly postcode: string;
  /** Numbers, letters and floors in order, with spaces between: `15 2`, `12 A`, `8 L1`. */
  readonly labels: string;
  /**
   * The words of building, street and places in normal form, without the words that people often leave out:
   * `MILL`.
   */
  readonly names: string;
  /** Whether there is a name beside a number, so a writer may have left the number out. */
  readonly isNamed: boolean;
  /** The name of a house without a number, by {@link houseName}; empty if there are labels. */
  readonly house: string;
  /** The number of a flat that was written as one: `2` of Flat 2, 15 Mill Lane. Empty if no flat was written so. */
  readonly flat: string;
  /** The village and the town, by {@link placesAmong}. */
  readonly places: readonly string[];
}

/** Reads a written address. Never throws. */
export function comparableAddress(written: WrittenAddress, udprn = ''): ComparableAddress {
  const { postcode, lines } = readPostcode(written);
  const tokens: Token[] = [];
  for (const [at, line] of lines.entries()) addTokens(line, at, tokens);
  const labels = labelsOf(tokens);
  return {
    udprn: udprnForm(udprn),
    postcode,
    labels: [...labels.flatMap(labelTokens), ...annexeLabel(lines)].sort().join(' '),
    ...namesAmong(tokens, labels),
    house: labels.length === 0 ? houseName(tokens) : '',
    flat: flatAmong(labels),
    places: placesAmong(tokens, labels, written.town ?? ''),
  };
}

/** Whether an address has a postcode or a UDPRN. */
export function hasPostcode({ udprn, postcode }: ComparableAddress): boolean {
  return udprn !== '' || postcode !== '';
}

/** The number after Flat, Unit or Room, if there is only one such label. */
function flatAmong(labels: readonly Label[]): string {
  if (labels.length === 0 || labels.length > 2) return '';
  const [flat, another] = labels.filter(({ kind, first, isStair }) => kind !== '' && first >= 0 && !isStair);
  return flat === undefined || another !== undefined ? '' : String(flat.first);
}

/** A UDPRN as digits, without leading zeros; empty if the text is not a UDPRN. */
export function udprnForm(text: string): string {
  return /^\s*0*([1-9]\d{0,7})\s*$/.exec(text)?.[1] ?? '';
}

/** Text among other words that may be a postcode. */
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? {0,2}\d[A-Z]{2}\b/g;

/** The postcode from its own column, or the last one in the lines, which is then removed from them. */
function readPostcode({ postcode = '', lines }: WrittenAddress): {
  postcode: string;
  lines: readonly string[];
} {
  // A postcode in its own column is certainly one, even with an O for a 0. The same text among other words
  // might not be a postcode at all.
  const own = postcode === '' ? '' : formOf(repairPostcode(postcode)) || postcodeAmong(postcode);
  if (own !== '') return { postcode: own, lines };
  for (const [at, line] of [...lines.entries()].reverse()) {
    const found = [...line.toUpperCase().matchAll(POSTCODE)].at(-1);
    if (found === undefined) continue;
    const form = postcodeForm(found[0]);
    if (form === '') continue;
    const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`;
    return { postcode: form, lines: lines.with(at, rest) };
  }
  return { postcode: '', lines };
}

/** The postcode in a column that has other text, too: LS6 2AB England. */
function postcodeAmong(text: string): string {
  const found = [...text.toUpperCase().matchAll(POSTCODE)];
  return found.length === 1 ? postcodeForm(found[0]![0]) : '';
}

function postcodeForm(text: string): string {
  const compact = compactPostcode(text);
  return compact === undefined ? '' : formOf(readCompact(compact));
}

function formOf(postcode: Postcode | undefined): string {
  return postcode === undefined ? '' : postcode.outward + postcode.inward;
}

/** Keeps The Annexe, 12 High Street, and the rear of number 12, apart from number 12. */
function annexeLabel(lines: readonly string[]): string[] {
  return lines.some((line) => ANNEXE_WORD.test(line)) ? [ANNEXE] : [];
}

/** The label of an annexe, or of the rear of a house. */
export const ANNEXE = 'ANNEXE';
const ANNEXE_WORD = /\b(?:annexe?|rear\s+of)\b/i;

/**
 * The labels of premises: `15` and `2` of 15/2, `12` and `A` of 12A, `1` of 1-3 (some writers give all
 * numbers of a house, some the first), `L1` of First Floor.
 */
function labelTokens({ kind, first, last, letter, level, side, isStair }: Label): string[] {
  if (kind === 'box') return [`BOX${first >= 0 ? first : ''}${letter}`];
  const tokens: string[] = [];
  if (first >= 0) tokens.push(String(first));
  if (isStair && last >= 0) tokens.push(String(last));
  if (letter !== '') tokens.push(letter);
  if (level !== NO_LEVEL) tokens.push(`L${level}`);
  if (side !== '') tokens.push(side);
  return tokens;
}

/**
 * The words that distinguish places, those after the last label first: `PARK` and `OAK` of Oak House, 10 Park
 * Road. Words before a number are often left out, and may name a company or a person.
 */
function namesAmong(tokens: readonly Token[], labels: readonly Label[]): { names: string; isNamed: boolean } {
  const before: string[] = [];
  let names: string[] = [];
  let label = 0;
  let begins = true;
  for (let at = 0; at < tokens.length; at++) {
    const next = labels[label];
    if (at === next?.from) {
      at = next.to - 1;
      label++;
      begins = true;
      before.push(...names);
      names = [];
      continue;
    }
    const { word, joint } = tokenAt(tokens, at);
    if (joint >= JOINT.comma) begins = true;
    if (word.is(SMALL) || (word.is(GENERAL) && !begins)) continue;
    names.push(word.key);
    begins = false;
  }
  return { names: [...names, ...before].join(' '), isNamed: before.length > 0 };
}

/** Small words, such as THE and OF, and words such as NEAR. */
const SMALL = KIND.small | KIND.beside;

/**
 * Words that are often left out (Street, Lane, House, Cottage). One that begins a name stays: the Park of
 * Park Road.
 */
const GENERAL = KIND.descriptor | KIND.building | KIND.part;

/** The most numbers of an address to search by. */
const MOST_NUMBERS = 4;

/**
 * The keys of an address: its UDPRN; its postcode with each of its numbers; and the postcode alone, if it has
 * no number or also a name. An address without UDPRN and postcode has no key.
 */
export function addressKeys({ udprn, postcode, labels, isNamed }: ComparableAddress): string[] {
  const keys = udprn === '' ? [] : [`u${udprn}`];
  if (postcode === '') return keys;
  const numbers = new Set(labels.split(' ').filter(isNumber));
  for (const number of [...numbers].slice(0, MOST_NUMBERS)) keys.push(`n${postcode} ${number}`);
  if (numbers.size === 0 || isNamed) keys.push(`s${postcode}`);
  return keys;
}

function isNumber(label: string): boolean {
  const unit = label.charCodeAt(0);
  return unit >= 48 && unit <= 57;
}
