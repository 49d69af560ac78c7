/** What a matcher said of a typed address. */
export interface Answer {
  /**
   * - `row`: one row of the list, `uprn`.
   * - `building`, `street`: the building or street of that row; which address of it is not said.
   * - `none`: nothing.
   */
  readonly level: 'row' | 'building' | 'street' | 'none';
  readonly uprn: string;
  /** 0 to 100: how sure it says it is, in percent. */
  readonly confidence: number;
}

export const NO_ANSWER: Answer = { level: 'none', uprn: '', confidence: 0 };
