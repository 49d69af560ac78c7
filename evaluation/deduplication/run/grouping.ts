/** The groups and the review list that a tool made from a set. */
export interface Grouping {
  /** For each record, in the order of the file, the name of its group. */
  readonly groups: readonly string[];
  /**
   * The pairs that the tool leaves to a person, as {@link pairKey} names them. Undefined if the tool has no
   * such list.
   */
  readonly review: ReadonlySet<string> | undefined;
  readonly seconds: number;
  /** The tool's own certainty. Undefined if it gives none. */
  readonly said?: Said;
}

/** The certainty that a tool gives for its results, in percent. */
export interface Said {
  /** For each record, the certainty that its group is one person. It is 0 for a record that is alone. */
  readonly groupPercents: readonly number[];
  readonly reviewed: readonly { readonly one: string; readonly other: string; readonly percent: number }[];
}

/** Returns a name for a pair of records, which does not depend on their order. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
