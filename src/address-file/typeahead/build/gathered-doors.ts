import { wordsOf } from '../../../address/normal-form/tokens.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { RecentMap } from '../../../caches/recent-map.ts';
import { remembering } from '../../../caches/remembering.ts';
import * as layout from '../../entry/layout.ts';
import type { StoredEntry } from '../../entry/stored-entry.ts';
import type { DoorsOfPostcode } from '../doors.ts';

/** The most names whose numbers are remembered. */
const MOST_NAMES = 2 ** 15;

/** Collects the doors of a container as its addresses come: postcode by postcode, in ascending order. */
export class GatheredDoors {
  readonly #doors: { readonly postcode: number; readonly numbers: number[] }[] = [];

  add(postcode: number, numbers: readonly number[]): void {
    let last = this.#doors.at(-1);
    if (last?.postcode !== postcode) {
      last = { postcode, numbers: [] };
      this.#doors.push(last);
    }
    for (const number of numbers) last.numbers.push(number);
  }

  all(): DoorsOfPostcode[] {
    return this.#doors.map(({ postcode, numbers }) => ({ postcode, numbers: ascending(numbers) }));
  }
}

/** Sorts numbers, and leaves each only once. Most lists are in order already. */
function ascending(numbers: number[]): readonly number[] {
  if (numbers.every((number, at) => at === 0 || number > numbers[at - 1]!)) return numbers;
  const sorted = numbers.sort((one, other) => one - other);
  return sorted.filter((number, at) => number !== sorted[at - 1]);
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

/** The numbers in a name. Most names with numbers are those of flats, and come again and again. */
const numbersIn = remembering(new RecentMap<string, readonly number[]>(MOST_NAMES), (name) =>
  /\d/.test(name)
    ? wordsOf(name)
        .filter((word) => word.is(KIND.number | KIND.stair) && /^\d{1,9}/.test(word.text))
        .map((word) => Number.parseInt(word.text, 10))
    : [],
);
