import type { AllFindings } from '../dataset-step.ts';
import type { Decision } from '../references.ts';
import type { Decisions } from './decisions.ts';
import { NoteReader, type RecordNote } from './note.ts';
import { uniqueIdOf } from './unique-id.ts';

/**
 * A decision about a content follows this many records with the same content. Further records with it are
 * joined to these by the evidence.
 */
const MOST_OF_KEY = 16;

/**
 * What decisions call a record. It must be the same in the next run. The client's own id is best: the
 * decision then also holds after a correction of the record. Otherwise the content stands for the record, and
 * a decision lapses if the content changes. The position in the dataset would stand for another record as
 * soon as a row is added.
 */
export function decisionKey({ recordId, fingerprint }: Pick<RecordNote, 'recordId' | 'fingerprint'>): string {
  return recordId === '' ? `content:${uniqueIdOf(fingerprint)}` : `id:${recordId}`;
}

/** Finds the records that kept decisions are about. */
export async function findDecided(found: AllFindings, kept: readonly Decision[]): Promise<Decisions> {
  const numbers = await numbersOf(found, new Set(kept.flatMap(({ first, second }) => [first, second])));
  const together: [number, number][] = [];
  const apart: [number, number][] = [];
  let left = 0;
  for (const { first, second, decision } of kept) {
    const pairs = pairsOf(numbers.get(first) ?? [], numbers.get(second) ?? [], decision);
    if (pairs.length === 0) left++;
    for (const pair of pairs) (decision === 'together' ? together : apart).push(pair);
  }
  return { together, apart, left };
}

function pairsOf(
  ones: readonly number[],
  others: readonly number[],
  decision: Decision['decision'],
): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [at, one] of ones.entries()) {
    for (const [place, other] of others.entries()) {
      // Links from the first record of each are enough to join all of them.
      if (decision === 'together' && at > 0 && place > 0) continue;
      if (one !== other) pairs.push([one, other]);
    }
  }
  return pairs;
}

async function numbersOf(found: AllFindings, wanted: ReadonlySet<string>): Promise<Map<string, number[]>> {
  const numbers = new Map<string, number[]>();
  if (wanted.size === 0) return numbers;
  for await (const { count, record, start, bytes } of found.notes()) {
    const notes = new NoteReader(bytes);
    for (let at = 0; at < count; at++) {
      const number = record[at]!;
      if (number >= found.records.main) continue;
      const key = decisionKey(notes.at(start[at]!));
      if (!wanted.has(key)) continue;
      const there = numbers.get(key);
      if (there === undefined) numbers.set(key, [number]);
      else if (there.length < MOST_OF_KEY) there.push(number);
    }
  }
  return numbers;
}
