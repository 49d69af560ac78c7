/** The groups and the review list that a tool made of a set. */
export interface Grouping {
  /** For each record, in the order of the file, the name of its group. */
  readonly groups: readonly string[];
  /** Pairs that the tool leaves to a person, by {@link pairKey}; undefined where it has no such list. */
  readonly review: ReadonlySet<string> | undefined;
  readonly seconds: number;
  /** How sure the tool says it is; undefined where it says nothing. */
  readonly said?: Said;
}

/** The tool's own sureness, in percent. */
export interface Said {
  /** For each record how sure it is that its group is one person; 0 for one that is alone. */
  readonly groupPercents: readonly number[];
  readonly reviewed: readonly { readonly one: string; readonly other: string; readonly percent: number }[];
}

/** One name for a pair of records, whichever comes first. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
