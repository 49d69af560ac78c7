/** What a tool made of a set. */
export interface Grouping {
  /** For each record, in the order of the file, the name of its group. */
  readonly groups: readonly string[];
  /** Pairs that the tool leaves to a person, by {@link pairKey}; undefined where it has no such list. */
  readonly review: ReadonlySet<string> | undefined;
  readonly seconds: number;
}

/** One name for a pair of records, whichever comes first. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
