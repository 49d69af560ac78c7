/** A request of a client's program, or several equal ones. It contains nothing that names a person. */
export interface LoggedRequest {
  readonly at: Date;
  readonly method: string;
  /** The pattern of the path, such as `/Dataset/:name`. */
  readonly route: string;
  readonly status: number;
  /** Whether the answer was a refusal. The web services refuse with status 200. */
  readonly isRefused: boolean;
  /** How long the answer took; the longest if `times` is above 1. */
  milliseconds: number;
  /** The row of the client that sent it to the batch interface. Undefined if an account sent it. */
  readonly client: number | undefined;
  /** The row of the account that sent it to the web services. */
  readonly account: number | undefined;
  /** The public id of the client id or the API key; `token` or `password` for the other ways to sign in. */
  readonly key: string;
  /** The number of equal requests that it stands for. */
  times: number;
}
