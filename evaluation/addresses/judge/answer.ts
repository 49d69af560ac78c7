/** A matcher's answer to a typed address. */
export interface Answer {
  /**
   * - `row`: one row of the list, `uprn`.
   * - `building`, `street`: the building or street of that row, without a particular address.
   * - `none`: no answer.
   */
  readonly level: 'row' | 'building' | 'street' | 'none';
  readonly uprn: string;
  /** The matcher's confidence in percent, 0 to 100. */
  readonly confidence: number;
}

export const NO_ANSWER: Answer = { level: 'none', uprn: '', confidence: 0 };
