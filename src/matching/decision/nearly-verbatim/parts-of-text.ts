import { isSmall } from '../../../address/normal-form/small-words.ts';
import { type FoundWords, ROLE } from './found-words.ts';
import type { WrittenWord } from './written-word.ts';

/** A word of a part, and what it was found to be. */
interface WordOfPart {
  readonly one: WrittenWord;
  readonly at: number;
  /** A value of {@link ROLE}. */
  readonly role: number;
}

/** The parts of a typed text between its commas and line ends, with what their words were found to be. */
export class PartsOfText {
  readonly #found: FoundWords;

  constructor(found: FoundWords) {
    this.#found = found;
  }

  /** The words of the part that contains a word, that word included. */
  words(at: number): WordOfPart[] {
    const { typed, roles } = this.#found;
    const part = typed[at]?.part;
    return typed.flatMap((one, index) =>
      one.part === part ? [{ one, at: index, role: roles[index]! }] : [],
    );
  }

  /** The role of the word before another one in its part. */
  before(at: number): number {
    return this.#roleBeside(at - 1, at);
  }

  /** The role of the next word of the part that is not small. */
  behind(at: number): number {
    const { typed } = this.#found;
    let next = at + 1;
    while (typed[next]?.part === typed[at]!.part && isSmall(typed[next]!.word)) next++;
    return this.#roleBeside(next, at);
  }

  #roleBeside(index: number, at: number): number {
    const { typed, roles } = this.#found;
    return typed[index]?.part === typed[at]!.part ? roles[index]! : ROLE.none;
  }
}
