import * as addressees from '../../../src/cleansing/name/addressee-words.ts';
import { companyWords, FIRM_TAILS, LINK_WORDS } from '../../../src/cleansing/name/company-words.ts';
import { forenames } from '../../../src/cleansing/name/forenames.ts';
import { NOTE_BEGINNINGS } from '../../../src/cleansing/name/note-words.ts';
import { SUFFIX_SPELLINGS, suffixes } from '../../../src/cleansing/name/suffix-list.ts';
import { surnamePrefixes } from '../../../src/cleansing/name/surname-prefixes.ts';
import { surnames } from '../../../src/cleansing/name/surnames.ts';
import { titleSpellings } from '../../../src/cleansing/name/title-list.ts';

/** Every word that the lexicon knows, and words that the reading of names treats specially. */
export const WORDS: readonly string[] = [
  ...new Set([
    ...forenames().keys(),
    ...surnames().keys(),
    ...companyWords().keys(),
    ...FIRM_TAILS,
    ...NOTE_BEGINNINGS,
    ...LINK_WORDS,
    ...surnamePrefixes().keys(),
    ...titleSpellings().flatMap(({ words }) => words),
    ...suffixes().map((suffix) => suffix.toLowerCase()),
    ...Object.keys(SUFFIX_SPELLINGS),
    ...Object.values(addressees).flatMap((list) =>
      typeof list === 'string' ? list.trim().split(/\s+/) : [],
    ),
    ...'the of and und och et mac mc o a e y sr m late next kin do not head rip familie famille fam'.split(
      ' ',
    ),
    ...'house lodge manor mansions gardens villas cottages almshouses household family jhn ptr mrk bcd'.split(
      ' ',
    ),
    ...'kaur singh thi begum kumari ivanovna sergeyevich kowalska kowalski moreau dubois rossini ferrer'.split(
      ' ',
    ),
    ...'abdul abd st nour el din deen eddin ben bat bar ap aan zz xxx aaaa unknown brien hagan zog ffoulkes'.split(
      ' ',
    ),
  ]),
];

/** Lower case, capitals, and a capital at the front. */
export const CASES: readonly ((word: string) => string)[] = [
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => word.charAt(0).toUpperCase() + word.slice(1),
];
