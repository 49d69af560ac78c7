import { lazily } from '../../lazily.ts';
import { tableLines } from './tables/read-table.ts';

/** A word that begins a surname of several words. */
export interface SurnamePrefix {
  /** How it is written if the source does not show it, because the name is all capitals or all lower case. */
  readonly written: string;
  /**
   * Whether it is also a forename, so that at the front of a name it does not begin a surname: Van Morrison,
   * Del Smith.
   */
  readonly alsoForename: boolean;
  /**
   * Whether it is more likely to be two initials if it comes first or is in capitals: AP Jones, but Rhys ap
   * Gwilym.
   */
  readonly likeInitials: boolean;
  /** Whether the surname begins with the word before it: Lord Smith of Finsbury. */
  readonly joinsBefore: boolean;
  /**
   * Whether it makes one name with the next word only. St John is a surname; if another surname follows, St
   * John is a middle name.
   */
  readonly bindsNext: boolean;
}

const PREFIXES = `
  van von vander vanden vd der den ter ten te 't ’t zu zum zur vom
  af av
  de de' de’ du des dos da do das dela delos
  ap ab ferch verch
  bin bint binti binte ibn ul ur ud a/l a/p s/o d/o
  Abdel Abdal
  Le La Lo Di Del Dal Dalla Dalle Della Delle Dello Degli Dei Los Las
  Ó Ní Ni Nic Uí Ui Mhic Mac Mc Fitz
  Al El Abu Abou Ould Oulad
  St Ste Saint San Santa Santo
  of
`;

const ALSO_FORENAMES = new Set(
  'van del di al mac le la lo abu abou do da san fitz el saint das ni nic te av abdel abdal'.split(' '),
);

const LIKE_INITIALS = new Set('ab af ap av do lo te ud ul ur'.split(' '));

const BIND_NEXT = new Set(['st', 'ste', 'saint', 'abu', 'abou']);

/**
 * Every surname prefix, by its form in lower case. A lone `o` is an initial: `O Brien` is mended before
 * prefixes are looked for.
 */
export function surnamePrefixes(): Map<string, SurnamePrefix> {
  const prefixes = new Map<string, SurnamePrefix>();
  for (const written of PREFIXES.trim().split(/\s+/)) {
    const lower = written.toLowerCase();
    prefixes.set(lower, {
      written,
      alsoForename: ALSO_FORENAMES.has(lower),
      likeInitials: LIKE_INITIALS.has(lower),
      joinsBefore: lower === 'of',
      bindsNext: BIND_NEXT.has(lower),
    });
  }
  return prefixes;
}

/**
 * Surnames of two words that take no hyphen and have no prefix. Without this list, the first word would look
 * like a middle name.
 */
export const doubleSurnames = lazily((): ReadonlySet<string> => new Set(tableLines('double-surnames.txt')));
