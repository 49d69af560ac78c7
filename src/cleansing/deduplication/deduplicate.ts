import { keyHash } from '../key-hash.ts';
import { type Meeting, meetingsOf } from './blocking.ts';
import { type Clusters, clusterRecords, type MatchedPairs, WEIGHT_SCALE } from './cluster.ts';
import { Comparer } from './compare-records.ts';
import { conflictsOf, traitsOf } from './conflict.ts';
import { decodeRecord } from './encode-record.ts';
import type { FileModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';
import { type Guest, type MeetingCount, meet } from './meet.ts';
import { PairList } from './pair-list.ts';
import { surveyInMemory } from './survey-in-memory.ts';

/** What came of a whole run. */
export interface Deduplicated extends Clusters, MeetingCount {
  readonly pairs: MatchedPairs;
  readonly model: FileModel;
}

/**
 * Finds the duplicates among records that all fit into memory: what the step `deduplication` does in the engine, on one thread.
 *
 * @param records as `encodeRecord` wrote them
 */
export function deduplicate(records: readonly string[], rule: MatchRule): Deduplicated {
  const entries = entriesOf(records, rule);
  const model = surveyInMemory(records, rule);
  const comparer = new Comparer(rule, model);
  const pairs = new PairList();
  const count: MeetingCount = { compared: 0, notCompared: 0 };
  for (const [meeting, members] of entries) {
    const found = resolveMeeting(
      meeting,
      members.map((record) => records[record]!),
      rule,
      comparer,
      (one, other, weight) => {
        pairs.add(members[one]!, members[other]!, weight);
      },
    );
    count.compared += found.compared;
    count.notCompared += found.notCompared;
  }
  const matched = pairs.list();
  const clusters = clusterRecords(
    records.length,
    matched,
    conflictsOf((record) => traitsOf(decodeRecord(records[record]!), rule), model),
  );
  return { ...clusters, ...count, pairs: matched, model };
}

/** Compares the records of one meeting, and says which match; weights in parts of a bit ({@link WEIGHT_SCALE}). */
export function resolveMeeting(
  meeting: Meeting,
  texts: readonly string[],
  rule: MatchRule,
  comparer: Comparer,
  match: (one: number, other: number, weight: number) => void,
): MeetingCount {
  const guests: Guest[] = texts.map((text) => ({ text, record: decodeRecord(text) }));
  return meet(meeting, guests, rule, (one, other) => {
    const { isMatch, margin } = comparer.compare(guests[one]!.record, guests[other]!.record);
    if (isMatch) match(one, other, weightOf(margin));
  });
}

/** A margin as a whole number of 16 bits. */
export function weightOf(margin: number): number {
  return Math.min(65_535, Math.max(0, Math.round(margin * WEIGHT_SCALE)));
}

/** The meetings that two records or more go to, and who, in the order of the records. */
function* entriesOf(records: readonly string[], rule: MatchRule): Generator<readonly [Meeting, number[]]> {
  const members = new Map<number, number | number[]>();
  const kinds = new Map<number, Meeting>();
  for (const [at, text] of records.entries()) {
    for (const meeting of meetingsOf(decodeRecord(text), rule)) {
      const key = keyHash(meeting);
      const there = members.get(key);
      if (there === undefined) members.set(key, at);
      else if (typeof there === 'number') {
        members.set(key, [there, at]);
        kinds.set(key, meeting.slice(0, meeting.indexOf(':')) as Meeting);
      } else there.push(at);
    }
  }
  for (const [key, meeting] of kinds) yield [meeting, members.get(key) as number[]];
}
