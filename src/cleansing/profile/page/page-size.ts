/**
 * The most bytes of a page, whatever the table. The page must be small enough to send by email and to open on
 * a telephone.
 */
export const PAGE_BYTES = 2_000_000;

/** Counts the bytes of a page as its parts are made. */
export class PageSize {
  #left = PAGE_BYTES;

  /**
   * Returns whether a part still fits. If it does, its bytes are counted.
   *
   * @param reserved bytes to keep free for the parts that must follow
   */
  takes(part: string, reserved = 0): boolean {
    const bytes = Buffer.byteLength(part);
    if (bytes > this.#left - reserved) return false;
    this.#left -= bytes;
    return true;
  }

  /** Returns the first of these parts, up to the one that no longer fits. */
  fitting(parts: Iterable<string>, reserved = 0): string[] {
    const fit: string[] = [];
    for (const part of parts) {
      if (!this.takes(part, reserved)) break;
      fit.push(part);
    }
    return fit;
  }
}
