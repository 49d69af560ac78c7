import { present } from '../../present.ts';
import type { Value } from '../../records/column.ts';
import { type BlockAnswers, defineDatasetStep, type EmitBlock, type Partition } from '../dataset-step.ts';
import type { AppendedColumn, RecordFunction, StepBlock } from '../step.ts';
import { readAnswer } from './answer.ts';
import { MEETINGS, meetingAt, meetingsOf } from './blocking.ts';
import { combine } from './combine.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { Comparer } from './compare-records.ts';
import { Comparers } from './comparers.ts';
import { traitsOf } from './conflict.ts';
import { resolveMeeting } from './deduplicate.ts';
import { districtOf, doorHash } from './district.ts';
import { encodeRecord } from './encode-record.ts';
import { entryGroups } from './entry-groups.ts';
import { readModel, standardModel, writeModel } from './file-model.ts';
import { isMatch } from './found-pair.ts';
import type { MatchRule } from './match-rule.ts';
import { EVIDENCE_NAMES, NEEDS, NEEDS_ONE_OF, VALUE_GROUPS } from './needs.ts';
import { NO_SOURCE, writeDecision, writeNote } from './note.ts';
import { type DeduplicationOptions, DeduplicationOptionsSchema } from './options.ts';
import { readRecord } from './read-record.ts';
import { RecordReader } from './record-reader.ts';
import { CASE_COLUMNS } from './review-case.ts';
import { survey } from './survey.ts';
import { uniqueIdOf } from './unique-id.ts';

/**
 * A record is checked for saying enough to match another one with the same content. This is the size of run
 * that the check assumes.
 */
const LARGE_RUN = 10_000_000;

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
      emit: (block) => emitter(block, options),
      survey: async (sample) => writeModel(await survey(sample, rule, options.reference === 'decisions')),
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
      apply: (block, answers) => applier(block, answers, options),
    };
  },
});

const APPENDED: readonly AppendedColumn[] = [
  {
    name: 'unique_id',
    type: 'text',
    description:
      'The same for all records of a group, and different from all others: 13 letters and digits made from the content, or the id from the reference.',
  },
  {
    name: 'duplicate_flag',
    type: 'text',
    description: 'Dup if the group has several records; otherwise empty.',
  },
  {
    name: 'duplicate_ids',
    type: 'text',
    description:
      'The record_ids of the other records of the group, separated by semicolons, at most 100. Without record_id, their positions in the dataset.',
  },
  { name: 'keep_flag', type: 'integer', description: '1 for the record to keep, 0 for the others.' },
  {
    name: 'duplicate_percent',
    type: 'integer',
    description: 'The probability in percent that the record belongs to its group; empty if it is alone.',
  },
  {
    name: 'group_percent',
    type: 'integer',
    description:
      'The probability in percent of the weakest link that holds the group together; empty if the record is alone.',
  },
  {
    name: 'duplicate_note',
    type: 'text',
    description:
      '“between” and record ids, if the record fits several people who contradict each other and was therefore left alone; otherwise empty.',
  },
];

const REVIEW: readonly AppendedColumn[] = [
  {
    name: 'pair_id',
    type: 'text',
    description: 'The id of the pair, made from the content of both records.',
  },
  {
    name: 'record_1',
    type: 'text',
    description: 'The record_id of the first record, or its position in the dataset.',
  },
  {
    name: 'record_2',
    type: 'text',
    description: 'The record_id of the second record, or its position in the dataset.',
  },
  { name: 'unique_id_1', type: 'text', description: 'The unique_id of the first record.' },
  { name: 'unique_id_2', type: 'text', description: 'The unique_id of the second record.' },
  {
    name: 'score',
    type: 'decimal',
    description: 'Evidence in bits, above the threshold for merging; negative below it.',
  },
  {
    name: 'percent',
    type: 'integer',
    description: 'The probability in percent that both are of one person.',
  },
  { name: 'reason', type: 'text', description: 'Why the pair was not merged.' },
  { name: 'content_1', type: 'text', description: 'The values of the first record.' },
  { name: 'content_2', type: 'text', description: 'The values of the second record.' },
];

const CASES: readonly AppendedColumn[] = [...REVIEW.slice(0, -2), ...CASE_COLUMNS];

const GOLDEN: readonly AppendedColumn[] = [
  { name: 'unique_id', type: 'text', description: 'The unique_id of the merged records.' },
  { name: 'records', type: 'integer', description: 'The number of merged records.' },
  ...EVIDENCE_NAMES.map((name) => ({ name, type: 'text' as const, description: `The ${name}.` })),
  ...VALUE_GROUPS.map(({ name }) => ({
    name: `${name}_from`,
    type: 'text' as const,
    description: `The record_id of the record that the ${name} comes from, or its position in the dataset.`,
  })),
];

function emitter(block: EmitBlock, options: DeduplicationOptions): RecordFunction {
  const reader = new RecordReader(block);
  if (block.isReference && options.reference === 'decisions') return decisionNoter(block, reader);
  const itself = new Comparer(options, LARGE_RUN);
  const sources = new Map(options.preferredSources.map((source, at) => [source.toLowerCase(), at]));
  const kinds = new Map(MEETINGS.map((meeting, at) => [meeting as string, at]));
  return (row) => {
    const record = readRecord(reader.fields(row));
    const bytes = Buffer.from(` ${encodeRecord(record)}`);
    const meetings = meetingsOf(record, options);
    for (let at = 0; at < meetings.length; at++) {
      const meeting = present(meetings[at], 'the key of a meeting');
      if (meetings.indexOf(meeting) < at) continue;
      bytes[0] = present(kinds.get(meeting.slice(0, meeting.indexOf(':'))), 'the kind of a meeting');
      block.emit(row, meeting, bytes);
    }
    if (meetings.length === 0) block.count('blank');
    const { filled, length } = reader.fill(row);
    block.note(
      row,
      writeNote({
        fingerprint: reader.fingerprint(row),
        isWeak: !isPlain(record) && (meetings.length === 0 || !itself.compare(record, record).isMatch),
        updated: Number(reader.text('updated', row).slice(0, 10).replaceAll('-', '')) || 0,
        source: sources.get(reader.text('source', row).toLowerCase()) ?? NO_SOURCE,
        filled,
        length,
        recordId: reader.text('record_id', row),
        uniqueId: block.isReference ? reader.text('unique_id', row) : '',
        traits: traitsOf(record, options),
        door: doorHash(record.address),
        district: districtOf(record.address),
        values:
          options.goldenRecords || options.reviewList || options.review
            ? JSON.stringify(reader.values(row))
            : '',
      }),
    );
  };
}

/** Notes a decision: its two records and what was decided. */
function decisionNoter(block: EmitBlock, reader: RecordReader): RecordFunction {
  return (row) => {
    const decision = reader.text('decision', row).toLowerCase();
    if (decision !== 'together' && decision !== 'apart')
      throw new Error(`A decision is together or apart, not ${decision || 'empty'}.`);
    block.note(row, writeDecision(reader.text('record_id', row), reader.text('other_id', row), decision));
  };
}

/**
 * Whether a record has a whole name and address, as most records have. Such a record matches another one with
 * the same content.
 */
function isPlain({ person, address }: ComparableRecord): boolean {
  if (person === undefined || person.surname === '' || (person.forenames[0]?.length ?? 0) < 2) return false;
  return address.postcode !== '' && address.number + address.building !== '';
}

interface GroupFindings {
  found(one: number, other: number, evidence: number): void;
  count(statistic: string, by: number): void;
}

function resolveGroup(
  { bytes, start, end, isPart }: Partition,
  [from, to]: readonly [number, number],
  rule: MatchRule,
  comparer: Comparer,
  findings: GroupFindings,
): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  for (let at = from; at < to; at++) texts.push(buffer.toString('utf8', start[at]! + 1, end[at]!));
  const meeting = meetingAt(buffer[start[from]!]);
  const { compared, notCompared } = resolveMeeting(meeting, texts, rule, comparer, (one, other, evidence) =>
    findings.found(from + one, from + other, evidence),
  );
  findings.count('compared', compared);
  // The other parts of a key are unknown here. They are about as large as this one.
  findings.count('notCompared', notCompared + (isPart ? (to - from) ** 2 : 0));
}

function applier(block: StepBlock, answers: BlockAnswers, options: DeduplicationOptions): RecordFunction {
  const reader = new RecordReader(block);
  const [ids, flags, duplicates, keeps, percents, groups, notes] = APPENDED.map(({ name }) =>
    block.output(name),
  ) as [Value[], Value[], Value[], Value[], Value[], Value[], Value[]];
  return (row) => {
    const data = answers.of(row);
    if (data === undefined) {
      ids[row] = uniqueIdOf(reader.fingerprint(row));
      keeps[row] = 1;
      return;
    }
    const answer = readAnswer(data);
    const { uniqueId, isDuplicate, isKept, duplicateIds, golden } = answer;
    if (answer.note !== '') notes[row] = answer.note;
    if (answer.review !== '') giveReview(block, answer.review);
    ids[row] = uniqueId;
    keeps[row] = isKept ? 1 : 0;
    if (isDuplicate) {
      flags[row] = 'Dup';
      duplicates[row] = duplicateIds;
      percents[row] = answer.percent;
      groups[row] = answer.groupPercent;
      block.count('duplicates');
    }
    if (golden !== '') giveGolden(block, uniqueId, golden);
    if (isKept) return;
    block.count('notKept');
    if (options.outputType === 'Suppress') block.drop(row);
  };
}

function giveGolden(block: StepBlock, uniqueId: string, golden: string): void {
  const { count, values, from } = JSON.parse(golden) as { count: number; values: string[]; from: string[] };
  block.give([uniqueId, count, ...[...values, ...from].map((value) => value || null)]);
}

function giveReview(block: StepBlock, review: string): void {
  for (const row of JSON.parse(review) as (string | number)[][]) {
    block.give(row.map((value) => (value === '' ? null : value)));
    block.count('review');
  }
}
