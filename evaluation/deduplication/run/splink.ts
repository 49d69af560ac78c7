import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scorePairs } from '../judge/pairs.ts';
import { openPairs } from '../judge/relation.ts';
import type { EvaluationSet } from '../sets/evaluation-set.ts';
import { readRows, type SetFiles } from './files.ts';
import { type Grouping, pairKey } from './grouping.ts';

/** The groups that splink.py made from a set, at the threshold with the best F1. */
export interface SplinkGrouping extends Grouping {
  readonly threshold: string;
}

/**
 * Reads what splink.py wrote beside the file of a set. Returns undefined if splink.py did not run on exactly
 * this file. Of the thresholds that it tried, the one with the best F1 is taken. This looks at the truth,
 * whereas users of Splink choose a threshold by looking at the results.
 */
export function readSplink(
  { rows, truth }: EvaluationSet,
  { folder, records }: SetFiles,
  variant = '',
): SplinkGrouping | undefined {
  const path = (name: string) => join(folder, `splink${variant}-${name}`);
  if (!existsSync(path('run.json'))) return undefined;
  const run = JSON.parse(readFileSync(path('run.json'), 'utf8')) as { sha256: string; seconds: number };
  if (run.sha256 !== createHash('sha256').update(readFileSync(records)).digest('hex')) return undefined;
  const clusters = new Map(readRows(path('clusters.csv')).map((row) => [row['record_id']!, row]));
  const thresholds = Object.keys(clusters.values().next().value!).filter((column) => column !== 'record_id');
  const persons = truth.map(({ person }) => person);
  const tried = thresholds.map((threshold) => {
    const groups = rows.map((row) => clusters.get(row['record_id']!)![threshold]!);
    return { threshold, groups, f1: scorePairs(groups, persons, openPairs(groups, truth)).f1.figure };
  });
  const best = tried.reduce((one, other) => (other.f1 > one.f1 ? other : one));
  const least = Number(best.threshold);
  const review = readRows(path('pairs.csv')).filter(({ probability }) => Number(probability) < least);
  return {
    groups: best.groups,
    review: new Set(review.map((row) => pairKey(row['record_1']!, row['record_2']!))),
    seconds: run.seconds,
    threshold: best.threshold,
  };
}
