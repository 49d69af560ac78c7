import type { AddressFile } from '../../src/address-file/address-file.ts';
import { Random } from '../../src/address-file/sample/random.ts';
import { AddressMatcher } from '../../src/matching/address-matcher.ts';
import type { Weights } from '../../src/matching/weights.ts';
import type { Surroundings } from '../generated/addresses/file/surroundings.ts';
import { scoreOf } from '../generated/addresses/report/score.ts';
import { matchAll } from '../generated/addresses/run/match-all.ts';
import type { Case } from '../generated/addresses/sets/case.ts';
import { curves, graded, strengthOf } from './calibrate.ts';
import { compare, findStored } from './compare.ts';
import { type Frequency, OutcomeCounts } from './fellegi-sunter.ts';
import type { Graded } from './isotonic.ts';
import { PRIOR } from './prior.ts';
import { flattened, withBits } from './table.ts';

/** An address file, and the typed addresses about it. */
export interface Source {
  readonly file: AddressFile;
  readonly around: Surroundings;
  /** The cases in which outcomes are counted, to learn what agreement is worth. */
  readonly learning: readonly Case[];
  /** The cases from which the calibration curves and the thresholds are drawn. */
  readonly calibrating: readonly Case[];
}

/** A weight of this many bits or less is a rule, and is not learned. */
const RULE = -15;

/** An outcome that was seen less often than this keeps most of its initial weight. */
const RELIABLE = 200;

/** The shares of the counted weights in the tables that are tried. 0 is the prior alone. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** An answer is given only if at least this percentage of the answers of its level and strength are right. */
const GIVEN_FROM = 85;

/** Thresholds so low that no answer is held back, to see from which strength on answers are right. */
const OPEN = { Exact: 8, Building: 8, Street: 4 } as const;

/** The cost of a false match. A missed match costs 1. */
const COST_OF_FALSE = 10;

/**
 * Learns the weights. First counts what agreement is worth. Counting treats elements as independent, which
 * they are not, so tables between the prior and the counted weights are tried. Each table gets its own
 * thresholds. Keeps the table that does best on cases that were not counted, and draws its calibration
 * curves.
 */
export function learn(
  sources: readonly Source[],
  seed: number,
  print: (text: string) => void,
): { weights: Weights; record: string[] } {
  const counted = count(sources, seed);
  for (const { element, outcome, m, u, seen, bits } of counted) {
    const name = `${element}.${outcome}`.padEnd(46);
    print(`${name} m ${m.toFixed(5)}  u ${u.toFixed(5)}  ${bits.toFixed(2).padStart(7)} bits  (${seen})`);
  }
  const tried = SHARES.map((part) => tableWith(counted, part)).map((table) => triedOn(table, sources));
  const best = tried.reduce((one, other) => (other.gain > one.gain ? other : one));
  const record = tried.map(
    ({ gain, text }, at) => `${SHARES[at]} of what was counted: ${text}; gain ${gain.toFixed(4)}.`,
  );
  for (const line of record) print(line);
  const answers = gradedBy(sources, best.weights);
  const weights = { ...best.weights, calibration: curves(answers, best.weights) };
  return { weights, record };
}

/** Compares each typed address with the intended address and with three others. */
function count(sources: readonly Source[], seed: number): Frequency[] {
  const counts = new OutcomeCounts();
  for (const { file, around, learning } of sources) {
    const random = new Random(seed, 21);
    for (const { typed, truth } of learning) {
      if (truth.level !== 'Exact' || truth.point === undefined) continue;
      const meant = findStored(file, truth.point, truth.umprn);
      if (meant === undefined) continue;
      counts.add(compare(typed, ...meant), true);
      const { postcode } = truth.point;
      for (const other of [
        around.neighbour(postcode, random),
        around.anyPostcode(random),
        around.anyPostcode(random),
      ]) {
        const entry =
          other === undefined || other === postcode ? undefined : file.stored(other.replace(' ', ''));
        if (entry !== undefined) counts.add(compare(typed, entry, random.pick(entry.addresses)), false);
      }
    }
  }
  return counts.frequencies();
}

/** Returns the prior, moved towards the counted weights by a part of the difference. */
function tableWith(counted: readonly Frequency[], part: number): Weights {
  const start = flattened(PRIOR);
  const bits = new Map<string, number>();
  for (const { element, outcome, seen, bits: found } of counted) {
    const path = `${element}.${outcome}`;
    const before = start.get(path);
    if (before === undefined || before <= RULE) continue;
    const share = part * (seen / (seen + RELIABLE));
    bits.set(path, before + share * (found - before));
  }
  return withBits(PRIOR, bits);
}

/** Sets the thresholds of a table and measures its gain. */
function triedOn(
  table: Weights,
  sources: readonly Source[],
): { weights: Weights; gain: number; text: string } {
  const open = curves(gradedBy(sources, { ...table, least: OPEN }), table);
  const threshold = (level: 'Exact' | 'Building' | 'Street') =>
    Number(Math.max(OPEN[level], strengthOf(open[level], GIVEN_FROM)).toFixed(1));
  const door = Math.min(threshold('Exact'), threshold('Building'));
  const weights = { ...table, least: { Exact: door, Building: door, Street: threshold('Street') } };
  const judged = sources.flatMap(({ file, calibrating }) => {
    const { outcomes } = matchAll(new AddressMatcher(file, { weights }), calibrating);
    return calibrating.map((made, at) => ({ made, outcome: outcomes[at]! }));
  });
  const { found, toBeFound, accepted, true: so } = scoreOf(judged);
  const gain = (found - COST_OF_FALSE * (accepted - so)) / toBeFound;
  const text = `${found} of ${toBeFound} found, ${accepted - so} of ${accepted} accepted false, doors from ${door} bits`;
  return { weights, gain, text };
}

function gradedBy(sources: readonly Source[], weights: Weights): ReturnType<typeof graded> {
  const all = sources.map(({ file, calibrating }) => graded(file, calibrating, weights));
  const of = (level: 'Exact' | 'Building' | 'Street' | 'Town'): Graded[] => all.flatMap((one) => one[level]);
  return { Exact: of('Exact'), Building: of('Building'), Street: of('Street'), Town: of('Town') };
}
