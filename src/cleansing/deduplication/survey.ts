import type { Sample } from '../dataset-step.ts';
import { type FileModel, standardModel } from './file-model.ts';
import { learnWeights } from './learn-weights.ts';
import type { MatchRule } from './match-rule.ts';
import { readNote } from './note.ts';
import { SurveyCounter } from './survey-counter.ts';

/**
 * Learns the model of a whole file before its records are compared.
 *
 * @param hasDecisions whether the notes of the reference are decisions. Decisions say nothing about names.
 */
export async function survey(sample: Sample, rule: MatchRule, hasDecisions = false): Promise<FileModel> {
  const { main, total } = sample.records;
  if (rule.duplicate !== 'person' || rule.matchLevel === 'Surname') return standardModel(total);
  const counter = new SurveyCounter();
  for await (const { count, record, start, bytes } of sample.notes()) {
    for (let at = 0; at < count; at++) {
      if (hasDecisions && record[at]! >= main) continue;
      const { traits, district, door } = readNote(bytes.subarray(start[at]!, start[at + 1]!));
      counter.add(traits, district, door);
    }
  }
  const start = counter.finish(total, rule);
  if (rule.weights !== 'learned') return start;
  const { partition, share } = await sample.entries();
  return learnWeights(partition, share, total, rule, start);
}
