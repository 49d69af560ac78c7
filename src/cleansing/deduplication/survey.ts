import type { Partition, RecordNumbers, Sample } from '../dataset-step.ts';
import { type FileModel, standardModel } from './file-model.ts';
import { knownName } from './known-name.ts';
import { learnWeights } from './learn-weights.ts';
import type { MatchRule } from './match-rule.ts';
import { DensityCounter, type NameDensity } from './name-density.ts';
import { readNote } from './note.ts';

/**
 * Learns what there is to know of a whole file before its records are compared.
 *
 * @param hasDecisions whether the notes of the reference are decisions, which say nothing of names
 */
export async function survey(sample: Sample, rule: MatchRule, hasDecisions = false): Promise<FileModel> {
  const { main, total } = sample.records;
  if (rule.duplicate !== 'person' || rule.matchLevel === 'Surname') return standardModel(total);
  const counter = new DensityCounter();
  for await (const { count, record, start, bytes } of sample.notes()) {
    for (let at = 0; at < count; at++) {
      if (hasDecisions && record[at]! >= main) continue;
      const { traits, district, door } = readNote(bytes.subarray(start[at]!, start[at + 1]!));
      countName(counter, traits, district, door);
    }
  }
  const density = counter.finish();
  if (rule.weights !== 'learned') return standardModel(total, density);
  const { partition, share } = await sample.entries();
  return modelOf(partition, share, sample.records, rule, density);
}

/** What a sample of a file's entries teaches. */
export function modelOf(
  partition: Partition,
  share: number,
  { total }: RecordNumbers,
  rule: MatchRule,
  density: NameDensity,
): FileModel {
  return learnWeights(partition, share, total, rule, standardModel(total, density));
}

/** Counts the name that stands first in the text of an encoded record. */
export function countName(counter: DensityCounter, encoded: string, district: string, door: number): void {
  const first = encoded.indexOf('\t');
  if (first <= 0) return;
  const rest = encoded.slice(first + 1);
  const forename = /^[^\t|]*/.exec(rest)![0];
  if (forename === '') return;
  counter.add(encoded.slice(0, first).replace('-', ' '), knownName(forename).chief, district, door);
}
