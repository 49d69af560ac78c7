import { itemAt } from '../../present.ts';
import type { Facts } from '../dataset-step.ts';
import { type FileModel, standardModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';
import { DensityCounter } from './names/density-counter.ts';
import { NUMBER, TEXT } from './surveyed-fact.ts';
import { VocabularyCounter } from './vocabulary-counter.ts';

/** Counts the facts that records gave: the name, the place and the birthday of each. */
export class SurveyCounter {
  readonly #density = new DensityCounter();
  readonly #vocabulary = new VocabularyCounter();

  /**
   * Counts facts, each as `factOf` makes it. All other workers wait meanwhile. So each text is looked up once
   * for all facts that have it, and all hashes come with the facts.
   */
  add({ count, texts, columns, numbers }: Facts): void {
    const text = (which: keyof typeof TEXT) => itemAt(columns, TEXT[which]);
    const [surnames, forenames, districts, birthTexts] = [
      text('surname'),
      text('forename'),
      text('district'),
      text('birth'),
    ];
    const number = (which: keyof typeof NUMBER) => itemAt(numbers, NUMBER[which]);
    const [doors, births, withSounds] = [number('door'), number('birth'), number('birthWithSound')];
    const [low, high] = [number('nameLow'), number('nameHigh')];
    const [placedLow, placedHigh] = [number('placedLow'), number('placedHigh')];
    this.#vocabulary.begin(texts);
    this.#density.begin(texts);
    for (let at = 0; at < count; at++) {
      this.#vocabulary.addSurname(surnames[at]!);
      this.#vocabulary.addForename(forenames[at]!);
      const birth = births[at]! || texts[birthTexts[at]!]!;
      if (birth !== '') this.#vocabulary.addBirth(birth, withSounds[at]!);
      const door = doors[at]!;
      if (door === 0) continue;
      const place = this.#density.addDoor(door, districts[at]!);
      if (this.#density.isNew(low[at]!, high[at]!, door)) {
        this.#density.addName(low[at]!, high[at]!, 0);
        if (place !== 0) this.#density.addName(placedLow[at]!, placedHigh[at]!, place);
      }
    }
  }

  /** Returns the model of the file, with weights that have not been learned. */
  finish(records: number, { weights }: MatchRule): FileModel {
    return standardModel(records, this.#density.finish(), this.#vocabulary.finish(weights === 'learned'));
  }
}
