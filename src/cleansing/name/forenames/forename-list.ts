/**
 * Forenames of one tradition, in lower case without accents, separated by white space. `either` holds those that both
 * sexes bear often enough in the United Kingdom that guessing would offend.
 */
export interface ForenameList {
  readonly male: string;
  readonly female: string;
  readonly either: string;
}
