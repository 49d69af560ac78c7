import { patternOf } from './pattern.ts';
import { findingsOf } from './value-findings.ts';
import { kindsOf } from './value-kind.ts';

/** The number of analyses to keep. Most columns have the same values again and again. */
const REMEMBERED = 5000;

/** Longer values hardly ever repeat. */
const LONGEST_REMEMBERED = 100;

/** The analysis of a value. It is the same for every occurrence of the value. */
interface Analysis {
  /** A set of bits: bit `at` stands for `KINDS[at]`. */
  readonly kinds: number;
  readonly pattern: string;
  /** A set of bits: bit `at` stands for `FINDINGS[at]`. */
  readonly findings: number;
}

/** Analyses values, and remembers the analyses of values that repeat. */
export class ValueAnalyses {
  readonly #remembered = new Map<string, Analysis>();
  #hits = 0;
  #remembers = true;

  /** @param trimmed the text without white space around it */
  of(text: string, trimmed: string): Analysis {
    const known = this.#remembered.get(text);
    if (known !== undefined) {
      this.#hits++;
      return known;
    }
    const analysis = {
      kinds: kindsOf(trimmed),
      pattern: patternOf(text),
      findings: findingsOf(text, trimmed),
    };
    if (this.#remembered.size >= REMEMBERED) {
      // If values hardly ever repeat, remembering them costs more than analysing each.
      this.#remembers = this.#hits > REMEMBERED;
      this.#hits = 0;
      this.#remembered.clear();
    }
    if (this.#remembers && text.length <= LONGEST_REMEMBERED) this.#remembered.set(text, analysis);
    return analysis;
  }
}
