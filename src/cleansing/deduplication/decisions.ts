import type { AllFindings } from '../dataset-step.ts';
import { idByPlace } from './answer.ts';
import { NoteReader, readDecision } from './note.ts';

/** The highest number of decisions that a run follows. Further decisions are counted as left. */
const MOST_DECISIONS = 1_000_000;

/** The decisions that a person made about pairs of records. The records are given by number. */
export interface Decisions {
  readonly together: readonly (readonly [number, number])[];
  readonly apart: readonly (readonly [number, number])[];
  /** The number of decisions about missing records. */
  readonly left: number;
}

export const NO_DECISIONS: Decisions = { together: [], apart: [], left: 0 };

/**
 * Reads the decisions from the notes of the reference. If several records have the same id, the first is
 * meant. If there are several decisions about the same pair, the last counts.
 */
export async function readDecisions(found: AllFindings): Promise<Decisions> {
  const { main } = found.records;
  const written = new Map<string, { decision: string; one: string; other: string }>();
  let left = 0;
  for await (const { count, record, start, bytes } of found.notes()) {
    for (let at = 0; at < count; at++) {
      if (record[at]! < main) continue;
      const { decision, one, other } = readDecision(bytes.subarray(start[at]!, start[at + 1]!));
      const pair = one < other ? `${one}\n${other}` : `${other}\n${one}`;
      if (written.size >= MOST_DECISIONS && !written.has(pair)) left++;
      else written.set(pair, { decision, one, other });
    }
  }
  const wanted = new Set([...written.values()].flatMap(({ one, other }) => [one, other]));
  const numbers = await numbersOf(found, wanted);
  const together: [number, number][] = [];
  const apart: [number, number][] = [];
  for (const { decision, one, other } of written.values()) {
    const [first, second] = [numbers.get(one), numbers.get(other)];
    if (first === undefined || second === undefined || first === second) left++;
    else (decision === 'together' ? together : apart).push([first, second]);
  }
  return { together, apart, left };
}

async function numbersOf(found: AllFindings, wanted: ReadonlySet<string>): Promise<Map<string, number>> {
  const { main } = found.records;
  const numbers = new Map<string, number>();
  if (wanted.size === 0) return numbers;
  for await (const { count, record, start, bytes } of found.notes()) {
    const notes = new NoteReader(bytes);
    for (let at = 0; at < count; at++) {
      const number = record[at]!;
      if (number >= main) continue;
      const id = notes.at(start[at]!).recordId || idByPlace(number);
      if (wanted.has(id) && !numbers.has(id)) numbers.set(id, number);
    }
  }
  return numbers;
}

/** The records that are kept apart by decision, whatever clusters they come into. */
export class ApartDecisions {
  readonly #others = new Map<number, number[]>();

  constructor(apart: readonly (readonly [number, number])[]) {
    for (const [one, other] of apart) {
      this.#add(one, other);
      this.#add(other, one);
    }
  }

  /** Whether any of these records of a cluster must be kept apart from a record of the other cluster. */
  keep(records: Iterable<number>, isInOther: (record: number) => boolean): boolean {
    if (this.#others.size === 0) return false;
    for (const record of records) if (this.#others.get(record)?.some(isInOther) === true) return true;
    return false;
  }

  get isEmpty(): boolean {
    return this.#others.size === 0;
  }

  has(record: number): boolean {
    return this.#others.has(record);
  }

  #add(one: number, other: number): void {
    const others = this.#others.get(one);
    if (others === undefined) this.#others.set(one, [other]);
    else others.push(other);
  }
}
