import { tableSections } from './tables/read-table.ts';

/**
 * How surely a word tells an organisation from a person.
 *
 * `legal` words decide alone, whatever stands before them. `trade` words do too, and none is a common British surname.
 * `place` words are rare surnames as well (Kitchen, Temple): they decide only at the end of a name that begins with
 * neither a title, an initial nor a forename. `surname` words are common surnames (Church, Hall): they also want a
 * saint at the front, or another of these words before them (St Anne's Church, Village Hall).
 */
export type CompanyWord = 'legal' | 'trade' | 'place' | 'surname';

/** Every word that tells an organisation, in lower case, with how surely it does. */
export function companyWords(): Map<string, CompanyWord> {
  const sections = tableSections('company-words.txt');
  const words = new Map<string, CompanyWord>();
  // A word of several sections counts by the surest.
  for (const section of ['surname', 'place', 'trade', 'legal'] as const) {
    for (const word of sections.get(section) ?? []) words.set(word, section);
  }
  return words;
}

/** What follows `&` in the names of firms. */
export const FIRM_TAILS: ReadonlySet<string> = new Set([
  'associates',
  'bro',
  'bros',
  'brother',
  'brothers',
  'co',
  'company',
  'daughter',
  'daughters',
  'nephew',
  'nephews',
  'partners',
  'sister',
  'sisters',
  'son',
  'sons',
]);

/** Endings of the names of sites: `something.co.uk`. */
export const SITE_ENDINGS: ReadonlySet<string> = new Set([
  'com',
  'co',
  'net',
  'org',
  'uk',
  'biz',
  'info',
  'eu',
  'ltd',
  'shop',
  'online',
]);

/** Words that no person's name holds in its middle. */
export const LINK_WORDS: ReadonlySet<string> = new Set('of for from with your our at upon the'.split(' '));
