import type { Partition } from '../dataset-step.ts';
import { type Meeting, meetingAt, meetingsOf } from './blocking.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { areBirthsApart } from './compare-births.ts';
import { Comparer } from './compare-records.ts';
import { decodeRecord } from './encode-record.ts';
import { entryGroups } from './entry-groups.ts';
import type { FileModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';
import { type Guest, guestAt, meet } from './meet.ts';
import type { Evidence } from './weights.ts';
import { WEIGHTS, weightOf } from './weights.ts';

/** The highest number of pairs in a sample. */
export const MOST_PAIRS = 200_000;

/** The highest number of random pairs. */
const RANDOM_PAIRS = 20_000;

/** How often each outcome of each kind of evidence occurs. */
export type OutcomeCounts = ReadonlyMap<Evidence, ReadonlyMap<string, number>>;

/** A pair of a sample, with the outcomes of comparing it by the standard weights. */
export interface SamplePair {
  readonly meeting: Meeting;
  readonly outcomes: readonly SampleOutcome[];
  /** The number of meetings that the two records share in the whole file. */
  readonly meetings: number;
  readonly areBirthsApart: boolean | undefined;
  readonly sameHousehold: boolean;
}

export interface SampleOutcome {
  readonly evidence: Evidence;
  readonly outcome: string;
  /** The bits that the rarity of the values adds against strangers. */
  readonly rarity: number;
}

/**
 * Compares the records of a sample of meetings, or of a range of a sample, in the same way as a run compares
 * them. @returns at most {@link MOST_PAIRS} pairs
 */
export function samplePairs(sample: Partition, rule: MatchRule, model: FileModel): SamplePair[] {
  const comparer = new Comparer({ ...rule, reviewList: false }, model);
  const pairs: SamplePair[] = [];
  for (const [from, to] of entryGroups(sample)) {
    if (pairs.length >= MOST_PAIRS) break;
    const meeting = meetingAt(sample.bytes[sample.start[from]!]);
    const guests: Guest[] = [];
    for (let at = from; at < to; at++) {
      const text = textOf(sample, at);
      guests.push({ text, record: decodeRecord(text, model.vocabulary) });
    }
    const recordAt = (guest: number) => guestAt(guests, guest).record;
    const meetings: (ReadonlySet<string> | undefined)[] = [];
    const meetingsAt = (guest: number) => {
      meetings[guest] ??= new Set(meetingsOf(recordAt(guest), rule));
      return meetings[guest];
    };
    const add = (one: number, other: number) => {
      if (pairs.length >= MOST_PAIRS) return;
      const shared = sharedOf(meetingsAt(one), meetingsAt(other));
      pairs.push(pairOf(meeting, shared, recordAt(one), recordAt(other), comparer));
    };
    // Weights are also learned from neighbours whose names differ: what they have in common is chance.
    meet(meeting, guests, rule, add, () => true);
  }
  return pairs;
}

/** Counts how often each outcome occurs in random pairs: records that have nothing to do with each other. */
export function randomOutcomes(sample: Partition, rule: MatchRule, model: FileModel): OutcomeCounts {
  const count = Math.min(RANDOM_PAIRS, 10 * sample.count);
  const comparer = new Comparer({ ...rule, reviewList: false }, model);
  const found = new Map<Evidence, Map<string, number>>();
  // A linear congruential generator (Knuth's constants) draws the same pairs in every run.
  let state = 0x2545f491;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sample.count);
  };
  for (let drawn = 0; drawn < count && sample.count > 1; drawn++) {
    const [one, other] = [next(), next()];
    if (sample.key[one] === sample.key[other] || sample.record[one] === sample.record[other]) continue;
    const { findings } = comparer.compare(
      decodeRecord(textOf(sample, one), model.vocabulary),
      decodeRecord(textOf(sample, other), model.vocabulary),
      true,
    );
    for (const { evidence, outcome } of findings) {
      const outcomes = found.get(evidence) ?? new Map<string, number>();
      found.set(evidence, outcomes);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  return found;
}

function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const meeting of one) if (other.has(meeting)) shared++;
  return shared;
}

function pairOf(
  meeting: Meeting,
  meetings: number,
  one: ComparableRecord,
  other: ComparableRecord,
  comparer: Comparer,
): SamplePair {
  const { findings, sameHousehold } = comparer.compare(one, other, true);
  const haveBirths = one.birth !== '' && other.birth !== '';
  return {
    meeting,
    outcomes: findings.map(({ evidence, outcome, stranger }) => ({
      evidence,
      outcome,
      rarity: stranger - weightOf(WEIGHTS, evidence, outcome).stranger,
    })),
    meetings: Math.max(1, meetings),
    areBirthsApart: haveBirths ? areBirthsApart(one.birth, other.birth) : undefined,
    sameHousehold,
  };
}

function textOf({ bytes, start, end }: Partition, at: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'utf8',
    start[at]! + 1,
    end[at]!,
  );
}
