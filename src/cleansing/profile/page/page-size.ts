/** The most bytes of a page, whatever the table: it has to pass through mail and open on a telephone. */
export const PAGE_BYTES = 2_000_000;

/** Counts the bytes of a page as its parts are made. */
export class PageSize {
  #left = PAGE_BYTES;

  /** Whether a part still fits. If it does, its bytes are taken. @param reserved bytes to leave for what must follow */
  takes(part: string, reserved = 0): boolean {
    const bytes = Buffer.byteLength(part);
    if (bytes > this.#left - reserved) return false;
    this.#left -= bytes;
    return true;
  }

  /** The first of these parts that fit. */
  fitting(parts: Iterable<string>, reserved = 0): string[] {
    const fit: string[] = [];
    for (const part of parts) {
      if (!this.takes(part, reserved)) break;
      fit.push(part);
    }
    return fit;
  }
}
