import type { Sample, Survey } from '../dataset-step.ts';
import { type FileModel, readModel, standardModel, writeModel } from './file-model.ts';
import { learnWeights } from './learn-weights.ts';
import type { MatchRule } from './match-rule.ts';
import { PairNumbers } from './pair-numbers.ts';
import { MOST_PAIRS, randomOutcomes, samplePairs } from './sample-pairs.ts';
import { readPart, type SamplePart, writePart } from './sample-part.ts';
import { SurveyCounter } from './survey-counter.ts';
import { isSurveyed } from './surveyed-fact.ts';

/**
 * Learns the model of a whole file before its records are compared. Its names and places are counted first,
 * because comparing the pairs of the sample needs the counts.
 */
export function survey(rule: MatchRule): Survey {
  const learns = isSurveyed(rule) && rule.weights === 'learned';
  return {
    async count({ total }, all) {
      const counter = new SurveyCounter();
      for await (const facts of all) counter.add(facts);
      return writeModel(isSurveyed(rule) ? counter.finish(total, rule) : standardModel(total));
    },
    async sample(sample, counted) {
      return learns ? writePart(await partOf(sample, rule, readModel(counted))) : NOTHING;
    },
    async learn({ total }, counted, parts) {
      const model = readModel(counted);
      return writeModel(roundedModel(learns ? await learned(parts, total, model) : model));
    },
  };
}

const NOTHING = new Uint8Array();

/** The first of several parts compares random pairs. Each of the others compares a range of the sample. */
async function partOf(sample: Sample, rule: MatchRule, model: FileModel): Promise<SamplePart> {
  const { part, parts } = sample;
  const isRange = part > 0;
  const { partition, share } = isRange
    ? await sample.entries((part - 1) / (parts - 1), part / (parts - 1))
    : await sample.entries();
  return {
    share,
    random: isRange ? new Map() : randomOutcomes(partition, rule, model),
    pairs: PairNumbers.of(isRange || parts === 1 ? samplePairs(partition, rule, model) : []),
  };
}

async function learned(
  parts: AsyncIterable<Uint8Array>,
  records: number,
  model: FileModel,
): Promise<FileModel> {
  let first: SamplePart | undefined;
  const pairs: PairNumbers[] = [];
  for await (const data of parts) {
    const part = readPart(data);
    first ??= part;
    pairs.push(part.pairs);
  }
  if (first === undefined) throw new Error('This is missing: the sample of the survey.');
  return learnWeights({ ...first, pairs: PairNumbers.joined(pairs, MOST_PAIRS) }, records, model);
}

function roundedModel(model: FileModel): FileModel {
  return { ...model, density: model.density.rounded() };
}
