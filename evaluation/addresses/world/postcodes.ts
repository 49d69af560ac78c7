/** The letters that may be in the last two places of a postcode (all except C, I, K, M, O and V). */
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

/** Assigns the postcodes of districts in order: `N1 0AA`, `N1 0AB` … */
export class Postcodes {
  readonly #used = new Map<string, number>();

  /** @throws Error after 4,000 postcodes of a district */
  next(district: string): string {
    const at = this.#used.get(district) ?? 0;
    this.#used.set(district, at + 1);
    const size = LETTERS.length;
    const sector = Math.floor(at / size ** 2);
    if (sector > 9) throw new Error(`${district} has no more postcodes: use more districts or fewer rows.`);
    return `${district} ${sector}${LETTERS[Math.floor(at / size) % size]}${LETTERS[at % size]}`;
  }
}
