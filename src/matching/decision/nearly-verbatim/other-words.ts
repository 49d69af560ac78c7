import { ROLE } from './found-words.ts';
import type { PartsOfText } from './parts-of-text.ts';
import type { Reading } from './reading.ts';
import { isOfParks, isPitch } from './written-word.ts';

/** Words that may stand before the number of a house. */
const DOORS = new Set(['DOOR', 'HOUSE']);

/** Finds the words of a text that say in another way what an address has. */
export class OtherWords {
  readonly #reading: Reading;
  readonly #parts: PartsOfText;
  /** How many words for a pitch may still be other ones. */
  #pitches: number;

  constructor(reading: Reading, parts: PartsOfText) {
    const { isPitchMissing, isOnPark, isFirmMissing, missing } = reading;
    this.#reading = reading;
    this.#parts = parts;
    this.#pitches = isPitchMissing && isOnPark && !isFirmMissing ? missing.labels : 0;
  }

  /** What a word costs in points, or undefined if it says nothing that the address has. Each word is asked for once. */
  cost(at: number): number | undefined {
    if (this.#isPitch(at)) return 1;
    return this.#isOfPark(at) || this.#isDoor(at) ? 0.5 : undefined;
  }

  /** Whether a word is another one for a pitch. `Caravan 3, Belmar Park` may be Lodge 3. */
  #isPitch(at: number): boolean {
    const one = this.#reading.found.typed[at]!;
    return isPitch(one) && this.#parts.behind(at) === ROLE.mark && this.#pitches-- > 0;
  }

  /** Whether a park has another name in the list: `Van A1, Bagton caravan site` is A1, Parc Bagton. */
  #isOfPark(at: number): boolean {
    const { found, isOnPark, isFirmMissing } = this.#reading;
    const one = found.typed[at]!;
    if (!isOnPark || isFirmMissing) return false;
    if (isPitch(one) && this.#parts.behind(at) === ROLE.mark)
      return found.marks.some((mark) => mark.at === at + 1 && mark.meant.label === '');
    return (
      isOfParks(one) && (this.#parts.before(at) === ROLE.premise || isOfParks(found.typed[at - 1] ?? one))
    );
  }

  /** Whether a word stands before a house number that needs none: `door 85 Wybdyke Road`. */
  #isDoor(at: number): boolean {
    const { typed, marks } = this.#reading.found;
    if (!DOORS.has(typed[at]!.word.text) || this.#parts.behind(at) !== ROLE.mark) return false;
    return marks.length === 1 && marks[0]!.meant.label === '' && marks[0]!.at === at + 1;
  }
}
