import type { TypedCase } from './letter-case.ts';
import type { FoundSuffix } from './suffixes.ts';
import type { FoundTitle } from './titles.ts';
import type { Word } from './token.ts';

/** The words of one person's name, by part. */
export interface NameParts {
  readonly forename: readonly Word[];
  readonly middle: readonly Word[];
  readonly surname: readonly Word[];
}

/** One person of a name. Missing parts are empty. */
export interface Person extends NameParts {
  readonly titles: readonly FoundTitle[];
  readonly suffixes: readonly FoundSuffix[];
  /**
   * Whether the surname was not written for this person but follows from the next one: the Mr of Mr & Mrs
   * Smith.
   */
  readonly inherits: boolean;
  /** Whether the forename comes before the title, as a peer's widow writes it: Margaret, Lady Fraser. */
  readonly styled?: boolean;
  /** The name that the person goes by: the Jack of John (Jack) Smith. */
  readonly nickname: Word | undefined;
  /** Words for unnamed people: the Family of Mr J Smith and Family. */
  readonly companion: readonly Word[];
}

/** The people of a name, in the order of writing. */
export interface People {
  readonly people: readonly Person[];
  readonly typed: TypedCase;
}
