/** A made or published file, with the truth about it. */
export interface EvaluationSet {
  /** A name for the report; its file is called after it. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly truth: readonly Truth[];
  /** Need of the step → column. Columns of the same name are mapped anyway. */
  readonly mapping: Readonly<Record<string, string | null>>;
  /** Forename → other forms of it among these people, divided by spaces: nicknames, short forms, other spellings. */
  readonly forms?: Readonly<Record<string, string>>;
  /** Which model of splink.py fits its columns. */
  readonly model: string;
}

/** The truth about a record. */
export interface Truth {
  readonly person: string;
  /** What was done to the record. */
  readonly kinds: readonly string[];
  /** Of harm cases: `Jr on one side 17`; else empty. */
  readonly case: string;
}
