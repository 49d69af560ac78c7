import { tableSections } from './tables/read-table.ts';

/**
 * How clearly a word indicates an organisation.
 *
 * `legal` words decide alone, whatever precedes them. So do `trade` words, none of which is a common British
 * surname. `place` words are rare surnames as well (Kitchen, Temple): they decide only at the end of a name
 * that does not begin with a title, an initial or a forename. `surname` words are common surnames (Church,
 * Hall): they also need a saint at the front, or another of these words before them (St Anne's Church,
 * Village Hall).
 */
export type CompanyWord = 'legal' | 'trade' | 'place' | 'surname';

/** Every word that indicates an organisation, in lower case, with its strength. */
export function companyWords(): Map<string, CompanyWord> {
  const sections = tableSections('company-words.txt');
  const words = new Map<string, CompanyWord>();
  // A word in several sections has the highest strength.
  for (const section of ['surname', 'place', 'trade', 'legal'] as const) {
    for (const word of sections.get(section) ?? []) words.set(word, section);
  }
  return words;
}

/** Words after `&` in the names of firms. */
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

/** Endings of web sites: `something.co.uk`. */
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

/** Words that never occur inside a person's name. */
export const LINK_WORDS: ReadonlySet<string> = new Set('of for from with your our at upon the'.split(' '));
