import type { LoggedRequest } from './logged-request.ts';

/**
 * Rows that stand for several equal requests each. They are found by route and key without making a text of
 * both: that takes a third of the time, and a busy service does it for every look-up.
 */
export class SharedRows {
  readonly #most: number;
  readonly #rows: LoggedRequest[] = [];
  readonly #found = new Map<string, Map<string, LoggedRequest[]>>();

  /** @param most the most rows; requests that would need another one are left out */
  constructor(most: number) {
    this.#most = most;
  }

  /** All rows, oldest first. */
  get all(): readonly LoggedRequest[] {
    return this.#rows;
  }

  /** Counts a request. @param now called if the request needs a row of its own */
  add(request: Omit<LoggedRequest, 'at' | 'times'>, now: () => Date): void {
    const { route, key } = request;
    const rows = this.#found.get(route)?.get(key);
    for (const row of rows ?? []) {
      if (!isEqual(row, request)) continue;
      row.times++;
      if (request.milliseconds > row.milliseconds) row.milliseconds = request.milliseconds;
      return;
    }
    if (this.#rows.length >= this.#most) return;
    const row = { ...request, at: now(), times: 1 };
    this.#rows.push(row);
    if (rows !== undefined) rows.push(row);
    else this.#byKey(route).set(key, [row]);
  }

  #byKey(route: string): Map<string, LoggedRequest[]> {
    const known = this.#found.get(route);
    if (known !== undefined) return known;
    const made = new Map<string, LoggedRequest[]>();
    this.#found.set(route, made);
    return made;
  }
}

function isEqual(one: LoggedRequest, other: Omit<LoggedRequest, 'at' | 'times'>): boolean {
  return (
    one.status === other.status &&
    one.method === other.method &&
    one.isRefused === other.isRefused &&
    one.account === other.account &&
    one.client === other.client
  );
}
