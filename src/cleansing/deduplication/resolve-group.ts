import type { Partition } from '../dataset-step.ts';
import { meetingAt } from './blocking.ts';
import type { Comparer } from './compare-records.ts';
import { resolveMeeting } from './deduplicate.ts';
import type { MatchRule } from './match-rule.ts';

/** Receives the pairs and counts of a group of records with one key. */
interface GroupFindings {
  found(one: number, other: number, evidence: number): void;
  count(statistic: string, by: number): void;
}

/** Compares the records of a partition from entry `from` to before `to`, which share a key. */
export function resolveGroup(
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
