/** A made or published file, with the truth about its records. */
export interface EvaluationSet {
  /** The name of the set in the report. Its files are named after it. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly truth: readonly Truth[];
  /** Maps each need of the step to a column. A column with the same name as a need is mapped anyway. */
  readonly mapping: Readonly<Record<string, string | null>>;
  /**
   * Maps a forename to its other forms among these people, divided by spaces: nicknames, short forms, other
   * spellings.
   */
  readonly forms?: Readonly<Record<string, string>>;
  /** The model of splink.py that fits the columns of the set. */
  readonly model: string;
}

/** The truth about a record. */
export interface Truth {
  readonly person: string;
  /** The changes that were made to the record. */
  readonly kinds: readonly string[];
  /** The harm case that the record belongs to, such as `Jr on one side 17`; otherwise empty. */
  readonly case: string;
  /**
   * The people whom the record may be of, if the file does not tell which: a couple, or either of two people
   * who fit. Whether it stands with a record of one of them is not judged.
   */
  readonly mayBe?: readonly string[];
  /**
   * The part of the person's records that it belongs to. Nothing in the file shows that two parts are of one
   * person, so pairs across parts are not judged.
   */
  readonly part?: string;
}
