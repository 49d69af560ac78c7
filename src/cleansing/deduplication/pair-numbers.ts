import { MEETINGS, type Meeting, meetingAt } from './blocking.ts';
import type { SampleOutcome, SamplePair } from './sample-pairs.ts';
import type { Evidence } from './weights.ts';

/** What `areBirthsApart` may be. A pair holds a position in this list. */
const BIRTHS_APART = [undefined, false, true] as const;

/** How many numbers a pair has before its outcomes: meeting, meetings, births, household, outcomes. */
const HEAD = 5;

/**
 * The pairs of a sample as numbers. One task learns from them while all other workers wait, and goes through
 * them again and again. Objects took several times as long.
 */
export class PairNumbers {
  /** The different outcomes: a sample of 1.6 million outcomes has some ten thousand. */
  readonly outcomes: readonly SampleOutcome[];
  /** For each pair its head, and then the positions of its outcomes. */
  readonly numbers: Uint32Array;

  constructor(outcomes: readonly SampleOutcome[], numbers: Uint32Array) {
    this.outcomes = outcomes;
    this.numbers = numbers;
  }

  static of(pairs: readonly SamplePair[]): PairNumbers {
    const outcomes = new OutcomeList();
    const numbers = new Uint32Array(pairs.reduce((sum, pair) => sum + HEAD + pair.outcomes.length, 0));
    let at = 0;
    for (const pair of pairs) {
      numbers[at++] = MEETINGS.indexOf(pair.meeting);
      numbers[at++] = pair.meetings;
      numbers[at++] = BIRTHS_APART.indexOf(pair.areBirthsApart);
      numbers[at++] = pair.sameHousehold ? 1 : 0;
      numbers[at++] = pair.outcomes.length;
      for (const found of pair.outcomes) numbers[at++] = outcomes.positionOf(found);
    }
    return new PairNumbers(outcomes.list, numbers);
  }

  /** Returns the first `most` pairs of several samples. */
  static joined(samples: readonly PairNumbers[], most: number): PairNumbers {
    const numbers = new Uint32Array(samples.reduce((sum, sample) => sum + sample.numbers.length, 0));
    const outcomes: SampleOutcome[] = [];
    let length = 0;
    let left = most;
    for (const sample of samples) {
      numbers.set(sample.numbers, length);
      const pair = new NumberedPair(sample);
      while (left > 0 && pair.next()) {
        left--;
        for (let at = pair.from; at < pair.end; at++) numbers[length + at]! += outcomes.length;
      }
      length += pair.end;
      for (const outcome of sample.outcomes) outcomes.push(outcome);
    }
    return new PairNumbers(outcomes, numbers.subarray(0, length));
  }

  /** How many pairs there are. */
  get count(): number {
    const pair = new NumberedPair(this);
    let count = 0;
    while (pair.next()) count++;
    return count;
  }

  /** Yields a view of each pair. It is one object, which moves from pair to pair. */
  *each(): Generator<NumberedPair> {
    const pair = new NumberedPair(this);
    while (pair.next()) yield pair;
  }
}

/** A view of one of several pairs. */
export class NumberedPair {
  /** Where the positions of its outcomes begin and end. */
  from = 0;
  end = 0;
  readonly #outcomes: readonly SampleOutcome[];
  readonly #numbers: Uint32Array;

  constructor({ outcomes, numbers }: PairNumbers) {
    this.#outcomes = outcomes;
    this.#numbers = numbers;
  }

  /** Moves to the next pair. @returns whether there is one */
  next(): boolean {
    if (this.end === this.#numbers.length) return false;
    this.from = this.end + HEAD;
    this.end = this.from + this.#numbers[this.from - 1]!;
    return true;
  }

  get meetingPosition(): number {
    return this.#numbers[this.from - 5]!;
  }

  get meeting(): Meeting {
    return meetingAt(this.meetingPosition);
  }

  get meetings(): number {
    return this.#numbers[this.from - 4]!;
  }

  get areBirthsApart(): boolean | undefined {
    return BIRTHS_APART[this.#numbers[this.from - 3]!];
  }

  get sameHousehold(): boolean {
    return this.#numbers[this.from - 2] === 1;
  }

  /** Returns the outcome of one kind of evidence; undefined if the pair has none. */
  outcomeOf(evidence: Evidence): string | undefined {
    for (let at = this.from; at < this.end; at++) {
      const found = this.#outcomes[this.#numbers[at]!]!;
      if (found.evidence === evidence) return found.outcome;
    }
    return undefined;
  }
}

/** Different outcomes. */
class OutcomeList {
  readonly list: SampleOutcome[] = [];
  /** Evidence → outcome → rarity → position. */
  readonly #known = new Map<string, Map<string, Map<number, number>>>();

  positionOf(found: SampleOutcome): number {
    const { evidence, outcome, rarity } = found;
    const outcomes = this.#known.get(evidence) ?? new Map<string, Map<number, number>>();
    this.#known.set(evidence, outcomes);
    const rarities = outcomes.get(outcome) ?? new Map<number, number>();
    outcomes.set(outcome, rarities);
    let position = rarities.get(rarity);
    if (position === undefined) {
      position = this.list.push(found) - 1;
      rarities.set(rarity, position);
    }
    return position;
  }
}
