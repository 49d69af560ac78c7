import type { Line } from './change-book.ts';

/**
 * What a line says about an address: it is inserted (I) or deleted (D), or this is how it looked before (B)
 * or after (C) a change. B and C lines come in pairs, one right after the other.
 */
export type Amendment = 'I' | 'D' | 'B' | 'C';

export function isAmendment(text: string): text is Amendment {
  return /^[IDBC]$/.test(text);
}

/** Finds B lines that are not followed by their C line. */
export class PairCheck {
  #before: (Line & { readonly key: string }) | undefined;

  /**
   * Takes the next line.
   *
   * @returns the line before if it is a B and this line is not its C
   */
  next(amendment: Amendment | undefined, key: string, at: Line): Line | undefined {
    const before = this.#before;
    this.#before = amendment === 'B' ? { ...at, key } : undefined;
    return before !== undefined && !(amendment === 'C' && key === before.key) ? before : undefined;
  }

  /** Returns the last line if it is a B. */
  end(): Line | undefined {
    const before = this.#before;
    this.#before = undefined;
    return before;
  }
}

export const LONE_BEFORE = 'The address before a change (B) is not followed by the address after it (C).';
