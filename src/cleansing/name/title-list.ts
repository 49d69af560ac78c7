import { lazily } from '../../lazily.ts';
import { present } from '../../present.ts';
import type { Sex } from './forenames.ts';
import { tableLines } from './tables/read-table.ts';

/** A title in the form of the cleansed record, with its properties. */
export interface Title {
  readonly written: string;
  /** The sex that it shows; U if it shows none. */
  readonly sex: Sex;
  /**
   * The part of the name that follows it in a formal salutation. `given` is a forename written in full,
   * otherwise the surname (Dear Lady Antonia, Dear Lady Fraser). `alone` means that nothing follows (Dear
   * Duke). `silent` leaves the title out (Rt Hon).
   */
  readonly greets: 'surname' | 'forename' | 'given' | 'alone' | 'silent';
  /** The word for this title in a salutation: Lord for Earl, Bishop for Rt Rev. */
  readonly spoken: string | undefined;
  /** Whether it is a style of the clergy that is left out before a title of rank: Rev Canon is a Canon. */
  readonly style: boolean;
  /** Whether it is a title of rank before which such a style is left out. */
  readonly rank: boolean;
  /**
   * Whether it is a peer's title. The salutation leaves out the place: Lord Smith of Finsbury is Lord Smith.
   */
  readonly peer: boolean;
  /** Whether it is a title only before `of` or after `The`: Duke of Fife, but Duke Ellington. */
  readonly beforeOf: boolean;
  /** Whether it is a title only after another title and in lower case: Prof Dr h.c., but Dr H C Smith. */
  readonly afterTitle: boolean;
  /** Whether it is also a name: Bishop, Judge and Lord are surnames, Major and Prince forenames. */
  readonly alsoName: boolean;
  /**
   * Whether a single known forename after it is a forename and not a surname: Fr John, Sister Mary, Sir
   * Elton.
   */
  readonly familiar: boolean;
  /** Whether it is a title only before a known forename or a title: Prince Harry, but Prince Owusu. */
  readonly beforeForename: boolean;
  /** Whether it may follow the surname, or stand between the surname and the forenames: Smith Mr John. */
  readonly everyday: boolean;
  /** Whether it is a title of several people: Drs, Messrs. */
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

/**
 * Spellings are separated by |. `=` marks spellings that are kept as typed because they are equally correct.
 */
const rows = lazily((): readonly Row[] =>
  tableLines('titles.tsv').map((line) => {
    const [written = '', sex = 'U', traits = '', otherSpellings = '', spoken] = line.split('\t');
    return [written, sex as Sex, traits.split(' ').filter(Boolean) as Trait[], otherSpellings, spoken];
  }),
);

/** Spellings that are not read as titles: `M` is an initial, `He` a name, `Sr` a Sister, `PO` initials. */
const UNWRITTEN = /^(?:M|HE|Sr|PO)$/;

/**
 * The French and the Spanish title for Mr. Their abbreviations otherwise mean an initial (M) and a Sister
 * (Sr). `words-from-abroad.ts` distinguishes them.
 */
export const foreignMisters = lazily((): Readonly<Record<'m' | 'sr', TitleSpelling>> => {
  const spellingOf = (title: string) =>
    spelling(
      title,
      title,
      present(
        rows().find(([written]) => written === title),
        `the title ${title} in the table`,
      ),
    );
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
