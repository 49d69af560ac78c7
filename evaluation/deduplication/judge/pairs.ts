import { Chance } from '../world/chance.ts';
import type { OpenPairs } from './relation.ts';

/**
 * The number of pairs of records that are truly of one person, of pairs in one group, and of pairs that are
 * both.
 */
export interface PairCounts {
  readonly truePairs: number;
  readonly foundPairs: number;
  readonly rightPairs: number;
}

/** A figure with the bounds that enclose 95 % of its resamples. */
export interface Interval {
  readonly figure: number;
  readonly low: number;
  readonly high: number;
}

export interface PairScore extends PairCounts {
  readonly precision: Interval;
  readonly recall: Interval;
  readonly f1: Interval;
}

const RESAMPLES = 200;

/**
 * Computes pair precision, recall and F1. Their intervals come from a bootstrap over persons: each resample
 * draws as many persons as there are, with replacement. A pair of two persons counts half for each of them.
 *
 * @param groups for each record, the name of its group
 * @param persons for each record, the person it belongs to
 * @param open pairs that are not judged
 */
export function scorePairs(
  groups: readonly string[],
  persons: readonly string[],
  open: OpenPairs = { ofOnePerson: [], merged: [] },
): PairScore {
  const shares = sharesByPerson(groups, persons, open);
  const total = sum(shares, () => 1);
  const chance = new Chance('bootstrap');
  const samples = Array.from({ length: RESAMPLES }, () => {
    const times = new Uint16Array(shares.length);
    for (let draw = 0; draw < shares.length; draw++) times[chance.below(shares.length)]!++;
    return ratesOf(sum(shares, (person) => times[person]!));
  });
  const rates = ratesOf(total);
  const interval = (name: keyof Rates): Interval => {
    const sorted = samples.map((sample) => sample[name]).sort((a, b) => a - b);
    return {
      figure: rates[name],
      low: sorted[Math.floor(RESAMPLES * 0.025)]!,
      high: sorted[Math.ceil(RESAMPLES * 0.975) - 1]!,
    };
  };
  return { ...total, precision: interval('precision'), recall: interval('recall'), f1: interval('f1') };
}

interface Rates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

function ratesOf({ truePairs, foundPairs, rightPairs }: PairCounts): Rates {
  const precision = foundPairs === 0 ? 1 : rightPairs / foundPairs;
  const recall = truePairs === 0 ? 1 : rightPairs / truePairs;
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

function sum(shares: readonly PairCounts[], times: (person: number) => number): PairCounts {
  let [truePairs, foundPairs, rightPairs] = [0, 0, 0];
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at]!;
    const weight = times(at);
    truePairs += weight * share.truePairs;
    foundPairs += weight * share.foundPairs;
    rightPairs += weight * share.rightPairs;
  }
  return { truePairs, foundPairs, rightPairs };
}

function sharesByPerson(
  groups: readonly string[],
  persons: readonly string[],
  { ofOnePerson, merged }: OpenPairs,
): PairCounts[] {
  const records = new Map<string, number>();
  for (const person of persons) records.set(person, (records.get(person) ?? 0) + 1);
  const found = new Map<string, number>();
  const right = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, by: number) => map.set(key, (map.get(key) ?? 0) + by);
  for (const members of byKey(groups).values()) {
    const own = new Map<string, number>();
    for (const record of members) add(own, persons[record]!, 1);
    for (const [person, count] of own) {
      add(right, person, pairs(count));
      add(found, person, pairs(count) + (count * (members.length - count)) / 2);
    }
  }
  const leftOut = new Map<string, number>();
  for (const [one] of ofOnePerson) add(leftOut, persons[one]!, 1);
  for (const [one, other] of merged) {
    for (const record of [one, other]) add(found, persons[record]!, -0.5);
    if (persons[one] === persons[other]) add(right, persons[one]!, -1);
  }
  return [...records].map(([person, count]) => ({
    truePairs: pairs(count) - (leftOut.get(person) ?? 0),
    foundPairs: found.get(person)!,
    rightPairs: right.get(person)!,
  }));
}

/** Returns the places of each key. */
export function byKey(keys: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, key] of keys.entries()) {
    const there = found.get(key);
    if (there === undefined) found.set(key, [at]);
    else there.push(at);
  }
  return found;
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}
