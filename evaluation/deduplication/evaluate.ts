import { type Band, calibrate } from './judge/calibration.ts';
import { countContradictions } from './judge/contradictions.ts';
import { countHarm, type HarmCount } from './judge/harm.ts';
import { countKinds, type KindCount } from './judge/kinds.ts';
import { scorePairs } from './judge/pairs.ts';
import { openPairs } from './judge/relation.ts';
import {
  calibrationTable,
  harmTable,
  kindTable,
  type Missing,
  type Outcome,
  openTable,
  setTable,
} from './report/tables.ts';
import { runFettle } from './run/fettle.ts';
import { writeSet } from './run/files.ts';
import type { Grouping } from './run/grouping.ts';
import { readSplink } from './run/splink.ts';
import type { EvaluationSet } from './sets/evaluation-set.ts';
import type { Published } from './sets/published.ts';

export interface EvaluateOptions {
  /** The folder for the sets' files. */
  readonly out: string;
  /** Options of the step, in addition to those that every set has. */
  readonly options: object;
  /** Whether to write the files without running anything. */
  readonly onlyFiles: boolean;
  /** Whether to leave out the tables by kind. */
  readonly onlyTotals: boolean;
}

/** Runs the step on each set, reads Splink's results for it, and reports both. */
export function evaluate(sets: readonly Published[], options: EvaluateOptions): string {
  const totals: (Outcome | Missing)[] = [];
  const harm: (readonly [string, ReadonlyMap<string, HarmCount>])[] = [];
  const kinds = new Map<string, (readonly [string, ReadonlyMap<string, KindCount>])[]>();
  const calibrated: (readonly [string, readonly Band[]])[] = [];
  for (const set of sets) {
    if ('missing' in set) {
      totals.push({ set: set.name, missing: set.missing });
      continue;
    }
    for (const [tool, grouping] of toolsOn(set, options)) {
      if (set.truth.some((truth) => truth.case !== '')) {
        harm.push([tool, countHarm(set, grouping)]);
        continue;
      }
      totals.push(outcomeOf(set, tool, grouping));
      if (grouping.said !== undefined)
        calibrated.push([set.name, calibrate(set, grouping.groups, grouping.said)]);
      if (set.truth.some((truth) => truth.kinds.length > 0)) {
        kinds.set(set.name, [...(kinds.get(set.name) ?? []), [tool, countKinds(set, grouping.groups)]]);
      }
    }
  }
  const parts = totals.length === 0 ? [] : [setTable(totals)];
  const left = openTable(totals);
  if (left !== undefined) parts.push(`${OPEN_HEAD}\n\n${left}`);
  if (harm.length > 0) parts.push(`${HARM_HEAD}\n\n${harmTable(harm)}`);
  if (calibrated.length > 0) parts.push(`${CALIBRATION_HEAD}\n\n${calibrationTable(calibrated)}`);
  if (!options.onlyTotals) {
    for (const [name, tools] of kinds) parts.push(`${name}, ${KINDS_HEAD}\n\n${kindTable(tools)}`);
  }
  return parts.join('\n\n');
}

const HARM_HEAD =
  'Harm cases: of each kind 100 made cases in a file of other people. *Merged* counts cases whose two records are in one group; *between* counts a third record that was put with one of two people it fits; *in review* counts cases that are not merged and whose pair is in the review list.';

const OPEN_HEAD =
  'Pairs that are not judged, because nobody could know from the file whether they are one person: how many are of one person, and how many the tool put together.';

const CALIBRATION_HEAD =
  'How sure it was, and how often it was right: groups by their `group_percent`, pairs of the review list by their `percent`. A group counts as right if all its records are of one person.';

const KINDS_HEAD =
  'by what was done to a record. *Found*: the record stands with another one of its person. *With others*: it stands with somebody else’s.';

function toolsOn(
  set: EvaluationSet,
  { out, options, onlyFiles }: EvaluateOptions,
): (readonly [string, Grouping])[] {
  const files = writeSet(out, set);
  if (onlyFiles) return [];
  const tools: (readonly [string, Grouping])[] = [['Fettle', runFettle(set, files, options)]];
  for (const [name, variant] of [
    ['Splink', ''],
    ['Splink with occupation', '-occupation'],
  ] as const) {
    const splink = readSplink(set, files, variant);
    if (splink !== undefined) tools.push([`${name}, p ≥ ${splink.threshold}`, splink]);
  }
  return tools;
}

function outcomeOf(set: EvaluationSet, tool: string, { groups, seconds }: Grouping): Outcome {
  const open = openPairs(groups, set.truth);
  return {
    set: set.name,
    tool,
    records: set.rows.length,
    score: scorePairs(
      groups,
      set.truth.map(({ person }) => person),
      open,
    ),
    open,
    contradictions: countContradictions(set, groups),
    seconds,
  };
}
