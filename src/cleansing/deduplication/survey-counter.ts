import { itemAt } from '../../present.ts';
import type { Facts } from '../dataset-step.ts';
import { type FileModel, standardModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';
import { DensityCounter } from './names/name-density.ts';
import { VocabularyCounter } from './vocabulary-counter.ts';

/** Counts the facts that records gave: the name, the place and the birthday of each. */
export class SurveyCounter {
  readonly #density = new DensityCounter();
  readonly #vocabulary = new VocabularyCounter();

  /**
   * Counts facts, each as `factOf` makes it. All other workers wait meanwhile. So each text is looked up once
   * for all facts that have it, which halved the time.
   */
  add({ count, texts, columns, numbers }: Facts): void {
    const [surnames, forenames, codes, births, districts] = [
      itemAt(columns, 0),
      itemAt(columns, 1),
      itemAt(columns, 2),
      itemAt(columns, 3),
      itemAt(columns, 4),
    ];
    this.#vocabulary.begin(texts);
    for (let at = 0; at < count; at++) {
      const surname = texts[surnames[at]!]!;
      const hasForename = texts[forenames[at]!] !== '';
      if (surname !== '') this.#vocabulary.addSurname(surnames[at]!);
      const chief = this.#vocabulary.addForename(forenames[at]!);
      this.#vocabulary.addBirth(births[at]!, codes[at]!);
      if (surname !== '' && hasForename)
        this.#density.add(surname, chief, texts[districts[at]!]!, numbers[at]!);
    }
  }

  /** Returns the model of the file, with weights that have not been learned. */
  finish(records: number, { weights }: MatchRule): FileModel {
    return standardModel(records, this.#density.finish(), this.#vocabulary.finish(weights === 'learned'));
  }
}
