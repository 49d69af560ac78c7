import { lazily } from '../../lazily.ts';
import type { Sex } from './forenames.ts';
import { tableLines } from './tables/read-table.ts';

/** A title as the cleansed record writes it, and what follows from it. */
export interface Title {
  readonly written: string;
  /** The sex it tells; U where it tells none. */
  readonly sex: Sex;
  /**
   * The part of the name that a formal salutation puts after it. `given` is the forename where it is written in full, else
   * the surname (Dear Lady Antonia, Dear Lady Fraser); `alone` puts nothing (Dear Duke); `silent` leaves the title out (Rt Hon).
   */
  readonly greets: 'surname' | 'forename' | 'given' | 'alone' | 'silent';
  /** The word that the salutation uses in place of this title: Lord for Earl, Bishop for Rt Rev. */
  readonly spoken: string | undefined;
  /** Whether it is a style of the clergy that falls before a title of rank: Rev Canon is greeted as Canon. */
  readonly style: boolean;
  /** Whether it is a title of rank that such a style falls before. */
  readonly rank: boolean;
  /** Whether it is a peer's, so that the salutation leaves out the place: Lord Smith of Finsbury is Lord Smith. */
  readonly peer: boolean;
  /** Whether it is only read as a title before `of` or behind `The`: Duke of Fife, but Duke Ellington. */
  readonly beforeOf: boolean;
  /** Whether it is only read behind another title and in small letters: Prof Dr h.c., but Dr H C Smith. */
  readonly afterTitle: boolean;
  /** Whether people are called so by name: Bishop, Judge and Lord are surnames, Major and Prince forenames. */
  readonly alsoName: boolean;
  /** Whether one known forename after it is a forename, not a surname: Fr John, Sister Mary, Sir Elton. */
  readonly familiar: boolean;
  /** Whether it is only read as a title before a known forename or a title: Prince Harry, but Prince Owusu. */
  readonly beforeForename: boolean;
  /** Whether it may stand behind the surname, or between the surname and the forenames: Smith Mr John. */
  readonly everyday: boolean;
  /** Whether it names several people: Drs, Messrs. */
  readonly plural: boolean;
}

/** A title's spelling, word by word in lower case (a slash is a word), and the title. */
export interface TitleSpelling {
  readonly words: readonly string[];
  readonly title: Title;
}

type Trait =
  | 'forename'
  | 'given'
  | 'alone'
  | 'silent'
  | 'style'
  | 'rank'
  | 'peer'
  | 'familiar'
  | 'name'
  | 'before-forename'
  | 'before-of'
  | 'after-title'
  | 'everyday'
  | 'plural';

type Row = readonly [
  written: string,
  sex: Sex,
  traits: readonly Trait[],
  otherSpellings: string,
  spoken: string | undefined,
];

/** Other spellings are separated by |, and `=` marks those that are kept, being as good as the first. */
const rows = lazily((): readonly Row[] =>
  tableLines('titles.tsv').map((line) => {
    const [written = '', sex = 'U', traits = '', otherSpellings = '', spoken] = line.split('\t');
    return [written, sex as Sex, traits.split(' ').filter(Boolean) as Trait[], otherSpellings, spoken];
  }),
);

/** Titles that are not read as they are written: `M` alone is an initial, `He` a name, `Sr` a Sister, `PO` initials. */
const UNWRITTEN = /^(?:M|HE|Sr|PO)$/;

/** French and Spanish for Mr, whose abbreviations are an initial and a Sister elsewhere: `words-from-abroad.ts` tells them apart. */
export const foreignMisters = lazily((): Readonly<Record<'m' | 'sr', TitleSpelling>> => {
  const spellingOf = (title: string) =>
    spelling(title, title, rows().find(([written]) => written === title)!);
  return { m: spellingOf('M'), sr: spellingOf('Sr') };
});

/** Every spelling of every title. */
export function titleSpellings(): TitleSpelling[] {
  return rows().flatMap((row) => {
    const [written, , , others] = row;
    const spellings = (others === '' ? [] : others.split('|')).map((other) =>
      other.startsWith('=') ? spelling(other.slice(1), other.slice(1), row) : spelling(other, written, row),
    );
    return UNWRITTEN.test(written) ? spellings : [spelling(written, written, row), ...spellings];
  });
}

function spelling(read: string, written: string, row: Row): TitleSpelling {
  return {
    words: read
      .toLowerCase()
      .split(/[ .]|(\/)/)
      .filter(Boolean),
    title: titleOf(written, row),
  };
}

function titleOf(written: string, [, sex, traits, , spoken]: Row): Title {
  const greets = (['silent', 'alone', 'forename', 'given'] as const).find((trait) => traits.includes(trait));
  return {
    written,
    sex,
    greets: greets ?? 'surname',
    spoken,
    style: traits.includes('style'),
    rank: traits.includes('rank'),
    peer: traits.includes('peer'),
    beforeOf: traits.includes('before-of'),
    afterTitle: traits.includes('after-title'),
    familiar: traits.includes('forename') || traits.includes('familiar'),
    alsoName: traits.includes('name'),
    beforeForename: traits.includes('before-forename'),
    everyday: traits.includes('everyday'),
    plural: traits.includes('plural'),
  };
}
