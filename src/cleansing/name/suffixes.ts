import type { TypedCase } from './letter-case.ts';
import { isInitial, type Word, word } from './token.ts';

/** A suffix in the form of the cleansed record, and as it was typed. */
export interface FoundSuffix {
  readonly written: string;
  readonly typed: string;
}

/** The suffixes at the end of these words, and how many words are left before them. */
export interface TrailingSuffixes {
  readonly suffixes: readonly FoundSuffix[];
  readonly left: number;
}

/** Suffixes that are not names. They count as suffixes wherever they follow a name, in capitals or not. */
const PLAIN: ReadonlySet<string> = new Set(
  `esq jr jnr snr 2nd 3rd 4th 5th retd obe mbe cbe kbe dbe phd bsc msc llb pgce mbbs mbchb frcs mrcs frcp mrcp mrcgp
  mrics frics osb ocist ofm ofmcap ocarm cssp cssr bt`.split(/\s+/),
);

/**
 * Offices in two capitals that may follow a title and a surname without a forename: Mr Smith QC. JP, MA and
 * most others may be initials there.
 */
const OFFICES: ReadonlySet<string> = new Set(['MP', 'QC', 'KC']);

const ELDERS: ReadonlySet<string> = new Set(['junior', 'senior']);

/** Suffixes of three letters or more that are also surnames. They need a whole name before them. */
const SURNAMES: ReadonlySet<string> = new Set([
  'bart',
  'filho',
  'junior',
  'júnior',
  'mba',
  'neto',
  'senior',
  'sobrinho',
]);

/**
 * Reads the suffixes at the end: Jr, OBE, BSc Hons, Ph.D. Most short suffixes are also somebody's name or
 * initials (Ma, Ba, DL). So in a name of mixed case they must be in their usual spelling or in capitals, and
 * two words of the name must be left before them. One word is enough for an office such as QC after a title,
 * and for a suffix of three or more letters if the name has a title or is in mixed case.
 */
export function trailingSuffixes(
  words: readonly Word[],
  typed: TypedCase,
  titled: boolean,
): TrailingSuffixes {
  const suffixes: FoundSuffix[] = [];
  const [first] = words;
  let left = words.length;
  while (left > 1) {
    const last = lastWord(words, left);
    const written = last?.entry.suffix;
    if (last === undefined || written === undefined) break;
    const before = left - last.length;
    if (!PLAIN.has(last.lower) || last.length > 1) {
      // Mr Smith Senior; but Mr John Senior.
      const isElder =
        titled &&
        before === 1 &&
        first !== undefined &&
        !isInitial(first) &&
        ELDERS.has(last.lower) &&
        first.entry.sex === undefined;
      const next = words[before - 1];
      const isName = before < 2 || next === undefined || isInitial(next);
      if (SURNAMES.has(last.lower) && !isElder && isName) break;
      if (
        before < 2 &&
        !isElder &&
        !(titled && OFFICES.has(last.text)) &&
        !(isUnmistakable(last) && (titled || typed === 'mixed'))
      )
        break;
      if (typed === 'mixed' && last.length === 1 && !inOwnLetters(last, written)) break;
    }
    suffixes.unshift({ written, typed: last.text });
    left = before;
  }
  return { suffixes, left };
}

/** The suffixes after a comma, if every word there is a suffix; otherwise undefined. */
export function suffixesOnly(words: readonly Word[], afterSurnameOnly: boolean): FoundSuffix[] | undefined {
  const suffixes: FoundSuffix[] = [];
  for (let left = words.length; left > 0; ) {
    const last = lastWord(words, left);
    const written = last?.entry.suffix;
    if (last === undefined || written === undefined) return undefined;
    // Smith, J.P. and Smith, JP contain initials, and Smith, Junior contains a forename. Smith, OBE contains
    // neither.
    const isName = last.length > 1 || last.text.length < 3 || last.entry.sex !== undefined;
    if (afterSurnameOnly && isName) return undefined;
    suffixes.unshift({ written, typed: last.text });
    left -= last.length;
  }
  return suffixes.length > 0 ? suffixes : undefined;
}

/** A last word, and the number of words that it was made of: M.B.E. consists of three. */
interface LastWord {
  readonly text: string;
  readonly lower: string;
  readonly shape: Word['shape'];
  readonly entry: Word['entry'];
  readonly length: number;
}

/** Returns the last of the first `left` words. */
function lastWord(words: readonly Word[], left: number): LastWord | undefined {
  let length = 1;
  while (length < left && words[left - length]?.glued) length++;
  const last = words[left - 1];
  if (last === undefined) return undefined;
  const { text, lower, shape, entry } =
    length === 1
      ? last
      : word(
          words
            .slice(left - length, left)
            .map((part) => part.text)
            .join(''),
        );
  return { text, lower, shape, entry, length };
}

function isUnmistakable({ text, length }: LastWord): boolean {
  return length === 1 && text.length > 2;
}

function inOwnLetters({ text, shape }: LastWord, written: string): boolean {
  if (text === written || shape === 'upper') return true;
  return text.length > (shape === 'lower' ? 2 : 4);
}
