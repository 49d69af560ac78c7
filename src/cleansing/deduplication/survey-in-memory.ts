import { present } from '../../present.ts';
import { keyHash } from '../../text/key-hash.ts';
import type { Partition } from '../dataset-step.ts';
import { MEETINGS, meetingsOf } from './blocking.ts';
import { decodeRecord } from './encode-record.ts';
import type { FileModel } from './file-model.ts';
import { standardModel } from './file-model.ts';
import { learnWeights } from './learn-weights.ts';
import type { MatchRule } from './match-rule.ts';
import { PairNumbers } from './pair-numbers.ts';
import { randomOutcomes, samplePairs } from './sample-pairs.ts';
import { SurveyCounter } from './survey-counter.ts';
import { factOf, factsOf, isSurveyed } from './surveyed-fact.ts';

/** The number of entries that the engine samples. */
const SAMPLED_ENTRIES = 150_000;

/**
 * Learns, from records that all fit into memory, what `survey` learns in the engine.
 *
 * @param records the records, as `encodeRecord` wrote them
 */
export function surveyInMemory(records: readonly string[], rule: MatchRule): FileModel {
  const { length } = records;
  if (!isSurveyed(rule)) return standardModel(length);
  const counter = new SurveyCounter();
  const entries: { key: number; record: number; kind: number }[] = [];
  for (const [at, text] of records.entries()) {
    const record = decodeRecord(text);
    counter.add(factsOf([factOf(record)]));
    if (rule.weights !== 'learned') continue;
    for (const meeting of new Set(meetingsOf(record, rule))) {
      const kind = (MEETINGS as readonly string[]).indexOf(meeting.slice(0, meeting.indexOf(':')));
      entries.push({ key: keyHash(meeting), record: at, kind });
    }
  }
  const start = counter.finish(length, rule);
  if (rule.weights !== 'learned') return start;
  let share = 1;
  let sample = entries;
  while (sample.length > SAMPLED_ENTRIES) {
    share /= 2;
    sample = sample.filter(({ key }) => key < share * 2 ** 53);
  }
  sample.sort((a, b) => a.key - b.key || a.record - b.record);
  const partition = partitionOf(sample, records);
  const random = randomOutcomes(partition, rule, start);
  const pairs = PairNumbers.of(samplePairs(partition, rule, start));
  return learnWeights({ pairs, random, share }, length, start);
}

function partitionOf(
  sample: readonly { readonly key: number; readonly record: number; readonly kind: number }[],
  records: readonly string[],
): Partition {
  const texts = sample.map(({ record, kind }) => {
    const bytes = Buffer.from(` ${present(records[record], 'the text of a record')}`);
    bytes[0] = kind;
    return bytes;
  });
  const end = new Uint32Array(texts.length);
  texts.reduce((sum, text, at) => (end[at] = sum + text.length), 0);
  return {
    records: { main: records.length, total: records.length },
    count: sample.length,
    key: Float64Array.from(sample, ({ key }) => key),
    record: Uint32Array.from(sample, ({ record }) => record),
    start: Uint32Array.from(texts, (text, at) => end[at]! - text.length),
    end,
    bytes: Buffer.concat(texts),
    isPart: false,
  };
}
