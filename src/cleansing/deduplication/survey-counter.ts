import { type FileModel, standardModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';
import { knownName } from './names/known-name.ts';
import { DensityCounter } from './names/name-density.ts';
import { VocabularyCounter } from './vocabulary-counter.ts';

/** Counts the facts that a survey needs from each record: the name, the place and the birthday. */
export class SurveyCounter {
  readonly #density = new DensityCounter();
  readonly #vocabulary = new VocabularyCounter();

  /** @param encoded the record, as `encodeRecord` wrote it. The address may be left out. */
  add(encoded: string, district: string, door: number): void {
    const parts = encoded.split('\t');
    const surname = (parts[0] ?? '').replace('-', ' ');
    const forenames = parts[1] ?? '';
    const end = forenames.indexOf('|');
    const forename = end < 0 ? forenames : forenames.slice(0, end);
    this.#vocabulary.add(surname, parts[5] ?? '', forename, parts[18] ?? '');
    if (surname !== '' && forename !== '')
      this.#density.add(surname, knownName(forename).chief, district, door);
  }

  /** Returns the model of the file, with weights that have not been learned. */
  finish(records: number, { weights }: MatchRule): FileModel {
    return standardModel(records, this.#density.finish(), this.#vocabulary.finish(weights === 'learned'));
  }
}
