/** One request of a client, as the client saw it. Times are in milliseconds since the run began. */
export interface Operation<Asked = unknown, Answer = unknown> {
  readonly client: string;
  readonly asked: Asked;
  readonly begin: number;
  /** When the answer had arrived. Infinite if the outcome is unknown: the request may still take effect. */
  readonly end: number;
  /** Undefined if the outcome is unknown. */
  readonly answer: Answer | undefined;
}

/** What a service with one copy of the data and one request at a time would do. */
export interface Model<State, Asked, Answer> {
  readonly initial: State;
  /**
   * The states that a request may leave behind. Empty if the answer is impossible in this state.
   *
   * @param answer undefined if the outcome is unknown
   */
  next(state: State, asked: Asked, answer: Answer | undefined): readonly State[];
  /** A text that is the same for equal states only. */
  nameOf(state: State): string;
}
