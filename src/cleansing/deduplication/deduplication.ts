import { defineDatasetStep } from '../dataset-step.ts';
import { applyAnswers } from './apply-answers.ts';
import { combine } from './combine.ts';
import { Comparers } from './comparers.ts';
import { emitRecords } from './emit-records.ts';
import { entryGroups } from './entry-groups.ts';
import { readModel, standardModel } from './file-model.ts';
import { isMatch } from './found-pair.ts';
import type { MatchRule } from './match-rule.ts';
import { NEEDS, NEEDS_ONE_OF } from './needs.ts';
import { DeduplicationOptionsSchema } from './options.ts';
import { APPENDED, CASES, GOLDEN, REVIEW } from './output-columns.ts';
import { resolveGroup } from './resolve-group.ts';
import { survey } from './survey.ts';

/** Finds the records of one person, family, household or company, and says which to keep. */
export const deduplication = defineDatasetStep({
  kind: 'dataset',
  name: 'deduplication',
  description:
    'Finds records of the same person, family, household or company. Typing errors, nicknames, initials and different ways to write an address do not hide them. Gives them the same unique_id and says which record to keep.',
  reference: 'optional',
  surveys: true,
  needs: NEEDS,
  needsOneOf: NEEDS_ONE_OF,
  options: DeduplicationOptionsSchema,
  statistics: {
    duplicates: 'Records in a group with others, including the kept ones',
    notKept: 'Records with keep_flag 0, including those left out of the output',
    groups: 'Persons, families, households or companies with several records',
    knownGroups: 'Groups with a record of the reference',
    blank: 'Records with nothing to compare them by',
    compared: 'Comparisons of two records. A pair may be compared several times',
    notCompared: 'Pairs not compared because too many records share the same value',
    matched: 'Comparisons that matched. A pair may match several times',
    cutLinks: 'Matches ignored because they would join records that contradict each other',
    ambiguousLinks: 'Matches ignored because one record fits several that contradict each other',
    review: 'Pairs on the review list: too uncertain to merge, or kept apart by a contradiction',
    decidedTogether: 'Decisions “together” that were followed',
    decidedApart: 'Decisions “apart”',
    decisionsLeft: 'Decisions not followed: they name a missing record, or contradict another decision',
    learnedPairs: 'Sampled pairs that the weights were learned from; 0 with standard weights',
    learnedMatches: 'About how many sampled pairs are of one person',
    households: '0 if the file shows that no relatives live together in it; otherwise 1',
  },
  appends: () => APPENDED,
  refersTo: ({ review }) => (review ? ['decisions'] : []),
  gives: ({ goldenRecords, reviewList, review }) =>
    review ? CASES : reviewList ? REVIEW : goldenRecords ? GOLDEN : [],
  prepare: ({ options, decisions = [] }) => {
    const rule: MatchRule = { ...options, reviewList: options.reviewList || options.review };
    const comparers = new Comparers(rule);
    return {
      emit: (block) => emitRecords(block, options),
      survey: survey(rule),
      resolve(partition, findings, surveyed) {
        const comparer = comparers.of(partition.records.total, surveyed);
        for (const group of entryGroups(partition)) {
          resolveGroup(partition, group, rule, comparer, {
            found: (one, other, evidence) => {
              // Pairs within the reference are not looked for.
              if (partition.record[one]! >= partition.records.main) return;
              if (isMatch(evidence)) findings.count('matched');
              findings.pair(partition.record[one]!, partition.record[other]!, evidence);
            },
            count: (statistic, by) => findings.count(statistic, by),
          });
        }
      },
      combine: (found, answers, surveyed) =>
        combine(
          found,
          answers,
          options,
          surveyed === undefined ? standardModel(found.records.total) : readModel(surveyed),
          decisions,
        ),
      apply: (block, answers) => applyAnswers(block, answers, options),
    };
  },
});
