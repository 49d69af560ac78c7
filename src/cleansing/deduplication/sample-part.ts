import { MEETINGS, meetingAt } from './blocking.ts';
import type { OutcomeCounts, SampleOutcome, SamplePair } from './sample-pairs.ts';
import type { Evidence } from './weights.ts';

/** What a task found in a part of a sample. */
export interface SamplePart {
  /** The pairs of a range of the sample. */
  readonly pairs: readonly SamplePair[];
  /** The outcomes of random pairs of the whole sample. Only the first part has them. */
  readonly random: OutcomeCounts;
  /** The share of all keys that the whole sample covers. */
  readonly share: number;
}

interface Head {
  readonly share: number;
  readonly random: readonly (readonly [Evidence, readonly (readonly [string, number])[]])[];
  /** The different outcomes: a sample of 1.6 million outcomes has some ten thousand. */
  readonly outcomes: readonly SampleOutcome[];
}

/** What `areBirthsApart` may be. A pair holds a position in this list. */
const BIRTHS_APART = [undefined, false, true] as const;

/** How many numbers a pair has besides its outcomes: meeting, meetings, births, household, outcomes. */
const PAIR = 5;

/** Writes a part as bytes; {@link readPart} reads it. */
export function writePart({ pairs, random, share }: SamplePart): Buffer {
  const outcomes = new OutcomeList();
  const length = pairs.reduce((sum, pair) => sum + PAIR + pair.outcomes.length, 0);
  const numbers = new Uint32Array(length);
  let at = 0;
  for (const pair of pairs) {
    numbers[at++] = MEETINGS.indexOf(pair.meeting);
    numbers[at++] = pair.meetings;
    numbers[at++] = BIRTHS_APART.indexOf(pair.areBirthsApart);
    numbers[at++] = pair.sameHousehold ? 1 : 0;
    numbers[at++] = pair.outcomes.length;
    for (const found of pair.outcomes) numbers[at++] = outcomes.positionOf(found);
  }
  const head: Head = {
    share,
    random: [...random].map(([evidence, counts]) => [evidence, [...counts]]),
    outcomes: outcomes.list,
  };
  const text = Buffer.from(JSON.stringify(head));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(length);
  return Buffer.concat([size, Buffer.from(numbers.buffer), text]);
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

/** Reads what {@link writePart} wrote. Equal outcomes are one object. */
export function readPart(data: Uint8Array): SamplePart {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const end = 4 + 4 * bytes.readUInt32LE(0);
  const { share, random, outcomes } = JSON.parse(bytes.toString('utf8', end)) as Head;
  const numbers = new Uint32Array(new Uint8Array(bytes.subarray(4, end)).buffer);
  const pairs: SamplePair[] = [];
  for (let at = 0; at < numbers.length; ) {
    const count = numbers[at + 4]!;
    const found = new Array<SampleOutcome>(count);
    for (let which = 0; which < count; which++) found[which] = outcomes[numbers[at + PAIR + which]!]!;
    pairs.push({
      meeting: meetingAt(numbers[at]),
      outcomes: found,
      meetings: numbers[at + 1]!,
      areBirthsApart: BIRTHS_APART[numbers[at + 2]!],
      sameHousehold: numbers[at + 3] === 1,
    });
    at += PAIR + count;
  }
  return { share, random: new Map(random.map(([evidence, counts]) => [evidence, new Map(counts)])), pairs };
}
