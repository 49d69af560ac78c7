import type { Sample } from '../dataset-step.ts';
import { type FileModel, standardModel } from './file-model.ts';
import { learnWeights } from './learn-weights.ts';
import type { MatchRule } from './match-rule.ts';
import { SurveyCounter } from './survey-counter.ts';
import { isSurveyed } from './surveyed-fact.ts';

/** Learns the model of a whole file before its records are compared. */
export async function survey(sample: Sample, rule: MatchRule): Promise<FileModel> {
  const { total } = sample.records;
  if (!isSurveyed(rule)) return standardModel(total);
  const counter = new SurveyCounter();
  for await (const facts of sample.facts()) counter.add(facts);
  const start = counter.finish(total, rule);
  if (rule.weights !== 'learned') return start;
  const { partition, share } = await sample.entries();
  return learnWeights(partition, share, total, rule, start);
}
