import { wordsOf } from '../../../address/normal-form/tokens.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import * as layout from '../../entry/layout.ts';
import type { StoredEntry } from '../../entry/stored-entry.ts';
import type { DoorsOfPostcode } from '../doors.ts';

/** Collects the doors of a container as its addresses come. */
export class GatheredDoors {
  readonly #numbers = new Map<number, Set<number>>();

  add(postcode: number, numbers: readonly number[]): void {
    let known = this.#numbers.get(postcode);
    if (known === undefined) {
      known = new Set();
      this.#numbers.set(postcode, known);
    }
    for (const number of numbers) known.add(number);
  }

  all(): DoorsOfPostcode[] {
    return [...this.#numbers]
      .sort(([one], [other]) => one - other)
      .map(([postcode, numbers]) => ({ postcode, numbers: [...numbers].sort((one, other) => one - other) }));
  }
}

/** Returns the numbers on the door of one address of an entry, without letters. */
export function numbersAt(entry: StoredEntry, at: number): readonly number[] {
  const own = entry.numberOf(at);
  const hasNames = entry.has(at, layout.HAS_SUB_BUILDING | layout.HAS_BUILDING_NAME);
  if (own > 0 && !hasNames) return [own];
  const { subBuildingName, buildingName } = entry.premiseAt(at);
  const texts = [entry.textOf(subBuildingName), entry.textOf(buildingName)];
  if (own === 0 && entry.has(at, layout.HAS_BUILDING_NUMBER))
    texts.push(entry.addressAt(at).point.buildingNumber);
  return [...(own > 0 ? [own] : []), ...texts.flatMap(numbersIn)];
}

function numbersIn(text: string): number[] {
  if (!/\d/.test(text)) return [];
  return wordsOf(text)
    .filter((word) => word.is(KIND.number | KIND.stair) && /^\d{1,9}/.test(word.text))
    .map((word) => Number.parseInt(word.text, 10));
}
