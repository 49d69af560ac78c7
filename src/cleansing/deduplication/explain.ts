import { keysAt, type Meeting, meetingsOf } from './blocking.ts';
import { Comparer } from './compare-records.ts';
import type { Doubt } from './comparison.ts';
import { encodeRecord } from './encode-record.ts';
import { type FileModel, type Learned, standardModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';
import { type RecordFields, readRecord } from './read-record.ts';
import type { Finding } from './tally.ts';
import type { Weight } from './weights.ts';

/** Why two records are duplicates, or are not. */
export interface Explanation {
  readonly isMatch: boolean;
  /**
   * The number of bits by which the evidence outweighs what speaks against a match; negative if it does not.
   */
  readonly margin: number;
  /** Why a pair that nearly matches is not a match, in the words of the review list. */
  readonly doubt: Doubt | undefined;
  /**
   * The blocking keys under which the two records were compared, such as `place:CH2 sSMT`. If there are none,
   * the records were never compared.
   */
  readonly keys: readonly string[];
  /** The values that agreed and those that did not, with their weights in bits. */
  readonly findings: readonly Finding[];
  /** The evidence that a match must outweigh. */
  readonly priors: Weight;
  /** The sample that the weights were learned from; undefined for the standard weights. */
  readonly learned: Learned | undefined;
}

/**
 * Explains why two records are duplicates, or why they are not.
 *
 * @param file the model of the run, or its number of records. The more records there are, the more evidence a
 * match needs.
 */
export function explainPair(
  one: RecordFields,
  other: RecordFields,
  rule: MatchRule,
  file: FileModel | number,
): Explanation {
  const model = typeof file === 'number' ? standardModel(file) : file;
  const comparer = new Comparer({ ...rule, reviewList: true }, model);
  const read = (fields: RecordFields) => comparer.decode(encodeRecord(readRecord(fields)));
  const [a, b] = [read(one), read(other)];
  const { isMatch, margin, doubt, findings } = comparer.compare(a, b, true);
  const theirs = new Set(meetingsOf(b, rule));
  const keys = [...new Set(meetingsOf(a, rule))]
    .filter((meeting) => theirs.has(meeting))
    .flatMap((meeting) => {
      const kind = meeting.slice(0, meeting.indexOf(':')) as Meeting;
      const others = new Set(keysAt(kind, b, rule));
      return [...new Set(keysAt(kind, a, rule))]
        .filter((key) => key !== '' && others.has(key))
        .map((key) => `${meeting} ${key}`);
    });
  return { isMatch, margin, doubt, keys, findings, priors: model.priors, learned: model.learned };
}

const REASONS: Readonly<Record<Doubt, string>> = {
  evidence: 'The evidence falls just short.',
  unproven: 'They give two doors of one place, and nothing of the person shows that they are one.',
  birth: 'Their birthdays differ by more than a slip.',
  sex: 'One is a man and the other a woman, by title or forename.',
  generation: 'One is junior and the other senior.',
  forename: 'Their forenames or initials contradict each other.',
  middle: 'Their middle names contradict each other.',
};

/** Writes an explanation as lines of text for people to read. */
export function describePair({
  isMatch,
  margin,
  doubt,
  keys,
  findings,
  priors: against,
  learned,
}: Explanation): string {
  const bits = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(1)}`.padStart(7);
  const sum = (of: keyof Weight) => findings.reduce((total, finding) => total + finding[of], 0);
  return [
    `${isMatch ? 'Duplicates' : 'No duplicates'}: ${Math.abs(margin).toFixed(1)} bits ${margin < 0 ? 'too few' : 'to spare'}.`,
    ...(doubt === undefined ? [] : [REASONS[doubt]]),
    keys.length === 0 ? 'They share no key, so they are not compared.' : `They share ${keys.join(', ')}.`,
    'Bits against strangers and against relatives:',
    ...findings.map(
      ({ evidence, outcome, stranger, family }) =>
        `${bits(stranger)} ${bits(family)}  ${evidence} ${outcome}`,
    ),
    `${bits(sum('stranger'))} ${bits(sum('family'))}  in all`,
    `${bits(against.stranger)} ${bits(against.family)}  wanted`,
    ...(learned === undefined
      ? []
      : [
          `The weights were learned from ${learned.pairs} pairs of the file, about ${learned.matches} of them of one person.`,
        ]),
  ].join('\n');
}
