import { present } from '../../present.ts';
import { keyHash } from '../../text/key-hash.ts';
import { type Meeting, meetingsOf } from './blocking.ts';
import { type Clusters, clusterRecords } from './cluster.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { Comparer } from './compare-records.ts';
import { conflictsOf, traitsOf } from './conflict.ts';
import { decodeRecord } from './encode-record.ts';
import type { FileModel } from './file-model.ts';
import { encodeFound, isMatch } from './found-pair.ts';
import type { MatchRule } from './match-rule.ts';
import type { MatchedPairs } from './matched-pairs.ts';
import { type Guest, guestAt, type MeetingCount, meet, placeIn } from './meet.ts';
import { PairList } from './pair-list.ts';
import { surveyInMemory } from './survey-in-memory.ts';

/** The result of a whole run. */
export interface Deduplicated extends Clusters, MeetingCount {
  readonly pairs: MatchedPairs;
  /**
   * With `reviewList`, the pairs that nearly matched. Each consists of two record numbers and the evidence
   * that `encodeFound` wrote. A pair may occur several times.
   */
  readonly doubtful: readonly (readonly [number, number, number])[];
  readonly model: FileModel;
}

/**
 * Finds the duplicates among records that all fit into memory. Does on one thread what the step
 * `deduplication` does in the engine.
 *
 * @param records the records, as `encodeRecord` wrote them
 */
export function deduplicate(records: readonly string[], rule: MatchRule): Deduplicated {
  const textAt = (record: number) => present(records[record], 'the text of a record');
  const entries = entriesOf(records, rule);
  const model = surveyInMemory(records, rule);
  const comparer = new Comparer(rule, model);
  const pairs = new PairList();
  const doubtful: [number, number, number][] = [];
  const count: MeetingCount = { compared: 0, notCompared: 0 };
  for (const [meeting, members] of entries) {
    const found = resolveMeeting(meeting, members.map(textAt), rule, comparer, (one, other, evidence) => {
      const [first, second] = [placeIn(members, one), placeIn(members, other)];
      if (isMatch(evidence)) pairs.add(first, second, evidence);
      else doubtful.push([first, second, evidence]);
    });
    count.compared += found.compared;
    count.notCompared += found.notCompared;
  }
  const matched = pairs.list();
  const clusters = clusterRecords(
    records.length,
    matched,
    conflictsOf((record) => traitsOf(decodeRecord(textAt(record)), rule), model),
  );
  return { ...clusters, ...count, pairs: matched, doubtful, model };
}

/**
 * Compares the records of one meeting, and reports the pairs that match.
 *
 * @param found receives each pair that matches, with the evidence that `encodeFound` wrote; with
 * `reviewList`, also each pair that nearly matches
 */
export function resolveMeeting(
  meeting: Meeting,
  texts: readonly string[],
  rule: MatchRule,
  comparer: Comparer,
  found: (one: number, other: number, evidence: number) => void,
): MeetingCount {
  const guests: Guest[] = texts.map((text) => ({ text, record: comparer.decode(text) }));
  return meet(meeting, guests, rule, (one, other) => {
    const first = guestAt(guests, one).record;
    const second = guestAt(guests, other).record;
    if (meeting === 'surname' && haveMetAtDoor(first, second)) return;
    const { isMatch: matches, margin, doubt, agrees } = comparer.compare(first, second);
    if (matches || (doubt !== undefined && rule.reviewList === true))
      found(one, other, encodeFound({ margin, doubt, agrees }));
  });
}

/**
 * Whether two records were already compared at the meeting of their district, because they share a door
 * there.
 */
function haveMetAtDoor({ address: one }: ComparableRecord, { address: other }: ComparableRecord): boolean {
  return (
    one.number !== '' &&
    one.postcode.length >= 5 &&
    one.number === other.number &&
    one.postcode === other.postcode
  );
}

/** Yields each meeting that two or more records go to, with the numbers of these records in order. */
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
