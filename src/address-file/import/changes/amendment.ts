import type { Line } from './change-book.ts';

/**
 * What is done to an address: it is inserted or deleted, or it was so before (B) and is so after a change (C). B and C come in
 * pairs, one right after the other.
 */
export type Amendment = 'I' | 'D' | 'B' | 'C';

export function isAmendment(text: string): text is Amendment {
  return /^[IDBC]$/.test(text);
}

/** Looks for views before a change that no view after it follows. */
export class PairCheck {
  #before: (Line & { readonly key: string }) | undefined;

  /**
   * Notes a line.
   *
   * @returns the line of a B before it whose C this one is not
   */
  next(amendment: Amendment | undefined, key: string, at: Line): Line | undefined {
    const before = this.#before;
    this.#before = amendment === 'B' ? { ...at, key } : undefined;
    return before !== undefined && !(amendment === 'C' && key === before.key) ? before : undefined;
  }

  /** The last line, if it is a B. */
  end(): Line | undefined {
    const before = this.#before;
    this.#before = undefined;
    return before;
  }
}

export const LONE_BEFORE = 'The view before a change (B) is not followed by the view after it (C).';
