import type { Observation } from './observation.ts';

export interface ChoiceOptions {
  /** Weights to begin with, in bits; those that are not named begin with 0. */
  readonly start: ReadonlyMap<string, number>;
  /** Weights that stay as they are: rules. */
  readonly fixed: (weight: string) => boolean;
  /** How many times all observations are gone through. */
  readonly rounds: number;
  /** What leaving the start by one bit costs, beside the evidence of this many observations. */
  readonly inertia: number;
  /** Bits that a candidate must have to be as likely as none. */
  readonly bar: number;
}

export interface Choice {
  readonly weights: ReadonlyMap<string, number>;
  readonly bar: number;
  /** Mean surprise in bits, before and after: how unlikely the truth was held to be. */
  readonly before: number;
  readonly after: number;
}

/** Observations with their evidence as numbers of weights, one after the other. */
interface Packed {
  /** For each candidate, where its evidence begins; and an end. */
  readonly starts: Uint32Array;
  readonly weights: Uint16Array;
  readonly times: Float32Array;
  /** For each observation, where its candidates begin; and an end. */
  readonly cases: Uint32Array;
  /** For each observation, the candidate that is meant, or −1. */
  readonly meant: Int32Array;
}

/**
 * Learns weights by which the candidate that was meant, or none of them, is the most likely one: a conditional logit over the candidates of
 * each typed address and the alternative that none is meant, which has a score of its own. What counts together is learned together, which
 * counting each element by itself cannot do: street, town and postcode of neighbours agree all at once.
 *
 * Full batches, steps by Adam: the same observations give the same weights.
 */
export function learnChoice(observations: readonly Observation[], options: ChoiceOptions): Choice {
  const names = namesOf(observations);
  const packed = pack(observations, names);
  const start = Float64Array.from([...names.keys()].map((name) => options.start.get(name) ?? 0));
  // The last parameter is the bar.
  const parameters = Float64Array.from([...start, options.bar]);
  const isFixed = [...names.keys()].map(options.fixed);
  const gradient = new Float64Array(parameters.length);
  const first = new Float64Array(parameters.length);
  const second = new Float64Array(parameters.length);
  const before = surprise(packed, parameters, gradient);
  let after = before;
  for (let round = 1; round <= options.rounds; round++) {
    gradient.fill(0);
    after = surprise(packed, parameters, gradient);
    const rate = 0.15 * (1 - (0.9 * round) / options.rounds);
    for (let at = 0; at < parameters.length; at++) {
      if (isFixed[at] === true) continue;
      const pull =
        at < start.length ? (options.inertia * (parameters[at]! - start[at]!)) / packed.meant.length : 0;
      const slope = gradient[at]! + pull;
      first[at] = 0.9 * first[at]! + 0.1 * slope;
      second[at] = 0.999 * second[at]! + 0.001 * slope * slope;
      const mean = first[at]! / (1 - 0.9 ** round);
      const spread = Math.sqrt(second[at]! / (1 - 0.999 ** round)) + 1e-9;
      parameters[at] = parameters[at]! - (rate * mean) / spread;
    }
  }
  return {
    weights: new Map([...names.keys()].map((name, at) => [name, parameters[at]!])),
    bar: parameters.at(-1)!,
    before,
    after,
  };
}

/** Mean surprise in bits, and its slope by each parameter. */
function surprise(packed: Packed, parameters: Float64Array, gradient: Float64Array): number {
  const { starts, weights, times, cases, meant } = packed;
  const bar = parameters.length - 1;
  const scores = new Float64Array(256);
  let total = 0;
  const count = meant.length;
  for (let at = 0; at < count; at++) {
    const [from, to] = [cases[at]!, cases[at + 1]!];
    let most = parameters[bar]!;
    for (let one = from; one < to; one++) {
      let score = 0;
      for (let part = starts[one]!; part < starts[one + 1]!; part++) {
        score += parameters[weights[part]!]! * times[part]!;
      }
      scores[one - from] = score;
      if (score > most) most = score;
    }
    let sum = 2 ** (parameters[bar]! - most);
    const none = sum;
    for (let one = from; one < to; one++) {
      scores[one - from] = 2 ** (scores[one - from]! - most);
      sum += scores[one - from]!;
    }
    const right = meant[at]! < 0 ? none : scores[meant[at]! - from]!;
    total -= Math.log2(Math.max(right / sum, 1e-12));
    gradient[bar]! += (none / sum - (meant[at]! < 0 ? 1 : 0)) / count;
    for (let one = from; one < to; one++) {
      const slope = (scores[one - from]! / sum - (one === meant[at] ? 1 : 0)) / count;
      if (Math.abs(slope) < 1e-12) continue;
      for (let part = starts[one]!; part < starts[one + 1]!; part++) {
        gradient[weights[part]!]! += slope * times[part]!;
      }
    }
  }
  return total / count;
}

function namesOf(observations: readonly Observation[]): Map<string, number> {
  const names = new Set<string>();
  for (const { candidates } of observations) {
    for (const { evidence } of candidates) for (const { weight } of evidence) names.add(weight);
  }
  return new Map([...names].sort().map((name, at) => [name, at]));
}

function pack(observations: readonly Observation[], names: ReadonlyMap<string, number>): Packed {
  const starts: number[] = [];
  const weights: number[] = [];
  const times: number[] = [];
  const cases: number[] = [];
  const meant: number[] = [];
  for (const { candidates } of observations) {
    cases.push(starts.length);
    let found = -1;
    for (const { evidence, isMeant } of candidates) {
      if (isMeant && found < 0) found = starts.length;
      starts.push(weights.length);
      for (const one of evidence) {
        weights.push(names.get(one.weight)!);
        times.push(one.times);
      }
    }
    meant.push(found);
  }
  cases.push(starts.length);
  starts.push(weights.length);
  return {
    starts: Uint32Array.from(starts),
    weights: Uint16Array.from(weights),
    times: Float32Array.from(times),
    cases: Uint32Array.from(cases),
    meant: Int32Array.from(meant),
  };
}
