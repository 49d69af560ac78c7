import type { Value } from '../../records/column.ts';
import { type BlockAnswers, defineDatasetStep, type EmitBlock, type Partition } from '../dataset-step.ts';
import type { AppendedColumn, RecordFunction, StepBlock } from '../step.ts';
import { readAnswer } from './answer.ts';
import { MEETINGS, meetingsOf } from './blocking.ts';
import { combine } from './combine.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { Comparer } from './compare-records.ts';
import { traitsOf } from './conflict.ts';
import { resolveMeeting } from './deduplicate.ts';
import { districtOf, doorHash } from './district.ts';
import { encodeRecord } from './encode-record.ts';
import { entryGroups } from './entry-groups.ts';
import { readModel, standardModel, writeModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';
import { EVIDENCE_NAMES, NEEDS, NEEDS_ONE_OF, VALUE_GROUPS } from './needs.ts';
import { NO_SOURCE, writeNote } from './note.ts';
import { type DeduplicationOptions, DeduplicationOptionsSchema } from './options.ts';
import { readRecord } from './read-record.ts';
import { RecordReader } from './record-reader.ts';
import { survey } from './survey.ts';
import { fingerprint, uniqueIdOf } from './unique-id.ts';

/** So many records a run is thought to have when it is asked whether a record says enough to match one of the same content. */
const LARGE_RUN = 10_000_000;

/** Finds the records of one person, family, household or company, and says which to keep. */
export const deduplication = defineDatasetStep({
  kind: 'dataset',
  name: 'deduplication',
  description:
    'Finds the records that are of one person, family, household or company, in spite of typing errors, nicknames, initials and addresses written in other ways; gives each the same unique_id and says which one to keep.',
  reference: 'optional',
  surveys: true,
  needs: NEEDS,
  needsOneOf: NEEDS_ONE_OF,
  options: DeduplicationOptionsSchema,
  statistics: {
    duplicates: 'Records that are duplicates of others, the kept ones included',
    notKept: 'Records whose keep_flag is 0, or that were left out for it',
    groups: 'Persons, families, households or companies with several records',
    knownGroups: 'Of these such as the reference has',
    blank: 'Records that say nothing to compare them by',
    compared: 'Pairs of records that were compared, some several times',
    notCompared: 'Pairs that were not compared because too many records share what they have in common',
    matched: 'Pairs that matched, some several times',
    cutLinks: 'Matches that were cut because they would have joined records that contradict each other',
    ambiguousLinks: 'Matches that were cut because they fit several records that contradict each other',
    learnedPairs:
      'Pairs of the sample that the weights were learned from; 0 where they are the standard ones',
    learnedMatches: 'About how many pairs of that sample are of one person',
    households:
      '1 where relatives live together in the file, as far as it shows; 0 where it shows that none do',
  },
  appends: () => APPENDED,
  gives: ({ goldenRecords }) => (goldenRecords ? GOLDEN : []),
  prepare: ({ options }) => {
    const rule: MatchRule = options;
    return {
      emit: (block) => emitter(block, options),
      survey: async (sample) => writeModel(await survey(sample, rule)),
      resolve(partition, findings, surveyed) {
        const comparer = new Comparer(
          rule,
          surveyed === undefined ? partition.records.total : readModel(surveyed),
        );
        for (const [from, to] of entryGroups(partition)) {
          resolveGroup(partition, from, to, rule, comparer, {
            match: (one, other, weight) => {
              // What the reference has in common with itself is nobody's business but its own.
              if (partition.record[one]! >= partition.records.main) return;
              findings.count('matched');
              findings.pair(partition.record[one]!, partition.record[other]!, weight);
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
      'What all records of one person, family, household or company have in common, and no other has: 13 letters and digits that follow from their content, or what they had in the reference.',
  },
  { name: 'duplicate_flag', type: 'text', description: 'Dup where there are several; else empty.' },
  {
    name: 'duplicate_ids',
    type: 'text',
    description:
      'The record_id of each of the others, or its place in the dataset, divided by ;. At most 100.',
  },
  { name: 'keep_flag', type: 'integer', description: '1 for the record to keep, 0 for the others.' },
];

const GOLDEN: readonly AppendedColumn[] = [
  { name: 'unique_id', type: 'text', description: 'The unique_id of the records that it was merged of.' },
  { name: 'records', type: 'integer', description: 'How many these are.' },
  ...EVIDENCE_NAMES.map((name) => ({ name, type: 'text' as const, description: `The ${name}.` })),
  ...VALUE_GROUPS.map(({ name }) => ({
    name: `${name}_from`,
    type: 'text' as const,
    description: `The record_id of the record that the ${name} is from, or its place in the dataset.`,
  })),
];

function emitter(block: EmitBlock, options: DeduplicationOptions): RecordFunction {
  const reader = new RecordReader(block);
  const itself = new Comparer(options, LARGE_RUN);
  const sources = new Map(options.preferredSources.map((source, at) => [source.toLowerCase(), at]));
  const kinds = new Map(MEETINGS.map((meeting, at) => [meeting as string, at]));
  return (row) => {
    const record = readRecord(reader.fields(row));
    const text = encodeRecord(record);
    const bytes = Buffer.from(` ${text}`);
    const meetings = meetingsOf(record, options);
    for (const meeting of new Set(meetings)) {
      bytes[0] = kinds.get(meeting.slice(0, meeting.indexOf(':')))!;
      block.emit(row, meeting, bytes);
    }
    if (meetings.length === 0) block.count('blank');
    const { filled, length } = reader.fill(row);
    block.note(
      row,
      writeNote({
        fingerprint: fingerprint(reader.content(row)),
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
        values: options.goldenRecords ? JSON.stringify(reader.values(row)) : '',
      }),
    );
  };
}

/** Whether a record is as most are, with a whole name and address: then it matches one of the same content. */
function isPlain({ person, address }: ComparableRecord): boolean {
  if (person === undefined || person.surname === '' || (person.forenames[0]?.length ?? 0) < 2) return false;
  return address.postcode !== '' && address.number + address.building !== '';
}

interface GroupFindings {
  match(one: number, other: number, weight: number): void;
  count(statistic: string, by: number): void;
}

function resolveGroup(
  { bytes, start, end, isPart }: Partition,
  from: number,
  to: number,
  rule: MatchRule,
  comparer: Comparer,
  findings: GroupFindings,
): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  for (let at = from; at < to; at++) texts.push(buffer.toString('utf8', start[at]! + 1, end[at]!));
  const meeting = MEETINGS[buffer[start[from]!]!]!;
  const { compared, notCompared } = resolveMeeting(meeting, texts, rule, comparer, (one, other, weight) =>
    findings.match(from + one, from + other, weight),
  );
  findings.count('compared', compared);
  // Of the other parts of a key no more is known than that there are any, about as large.
  findings.count('notCompared', notCompared + (isPart ? (to - from) ** 2 : 0));
}

function applier(block: StepBlock, answers: BlockAnswers, options: DeduplicationOptions): RecordFunction {
  const reader = new RecordReader(block);
  const [ids, flags, duplicates, keeps] = APPENDED.map(({ name }) => block.output(name)) as [
    Value[],
    Value[],
    Value[],
    Value[],
  ];
  return (row) => {
    const data = answers.of(row);
    if (data === undefined) {
      ids[row] = uniqueIdOf(fingerprint(reader.content(row)));
      keeps[row] = 1;
      return;
    }
    const { uniqueId, isDuplicate, isKept, duplicateIds, golden } = readAnswer(data);
    ids[row] = uniqueId;
    keeps[row] = isKept ? 1 : 0;
    if (isDuplicate) {
      flags[row] = 'Dup';
      duplicates[row] = duplicateIds;
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
