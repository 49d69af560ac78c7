import { ALL_CONTRADICTIONS, type CertainContradictions, CONTRADICTIONS } from './contradiction.ts';
import { NameDensity, type WrittenDensity } from './names/name-density.ts';
import { Vocabulary, type WrittenVocabulary } from './vocabulary.ts';
import { priors, WEIGHTS, type Weight, type WeightTable } from './weights.ts';

/**
 * The knowledge of a whole file that comparing its records needs: the weight of each outcome there, the
 * evidence that a match must outweigh, the contradictions that are certain, and how often names occur. All
 * partitions of a run share one model.
 */
export interface FileModel {
  readonly weights: WeightTable;
  readonly priors: Weight;
  /** Whether relatives live together in the file. If not, the bits against relatives count for nothing. */
  readonly hasHouseholds: boolean;
  readonly certain: CertainContradictions;
  readonly density: NameDensity;
  readonly vocabulary: Vocabulary;
  /** The sample behind the weights; undefined for the standard weights. */
  readonly learned: Learned | undefined;
}

/** The sample that weights were learned from. */
export interface Learned {
  /** The number of pairs in the sample that were compared. */
  readonly pairs: number;
  /** About how many of these pairs are of one person. */
  readonly matches: number;
  /** The number of rounds until the estimate stopped changing. */
  readonly rounds: number;
}

/** Returns the model of a file of which only the number of records is known. */
export function standardModel(
  records: number,
  density: NameDensity = NameDensity.NONE,
  vocabulary: Vocabulary = Vocabulary.STANDARD,
): FileModel {
  return {
    weights: WEIGHTS,
    priors: priors(records),
    hasHouseholds: true,
    certain: ALL_CONTRADICTIONS,
    density,
    vocabulary,
    learned: undefined,
  };
}

/** Writes a model as bytes for the tasks of a run. {@link readModel} reads it. */
export function writeModel(model: FileModel): Buffer {
  const { density, vocabulary, certain, weights, ...rest } = model;
  const written: WrittenModel = {
    ...rest,
    weights: model.learned === undefined ? null : weights,
    certain: CONTRADICTIONS.map((kind) => certain.has(kind)),
    density: density.write(),
    vocabulary: vocabulary.write(),
  };
  return Buffer.from(JSON.stringify(written));
}

export function readModel(data: Uint8Array): FileModel {
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString();
  const { weights, certain, density, vocabulary, ...rest } = JSON.parse(text) as WrittenModel;
  return {
    ...rest,
    learned: rest.learned,
    weights: weights ?? WEIGHTS,
    certain: new Set(CONTRADICTIONS.filter((_, at) => certain[at])),
    density: NameDensity.read(density),
    vocabulary: Vocabulary.read(vocabulary),
  };
}

interface WrittenModel {
  readonly weights: WeightTable | null;
  readonly priors: Weight;
  readonly hasHouseholds: boolean;
  readonly certain: readonly boolean[];
  readonly density: WrittenDensity;
  readonly vocabulary: WrittenVocabulary;
  readonly learned: Learned | undefined;
}
