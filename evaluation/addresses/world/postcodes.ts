/** Letters that the last two places of a postcode may have (all but C, I, K, M, O and V). */
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

/** Hands out the postcodes of districts one after the other: `N1 0AA`, `N1 0AB` … */
export class Postcodes {
  readonly #used = new Map<string, number>();

  /** @throws Error after the 4,000th of a district */
  next(district: string): string {
    const at = this.#used.get(district) ?? 0;
    this.#used.set(district, at + 1);
    const size = LETTERS.length;
    const sector = Math.floor(at / size ** 2);
    if (sector > 9) throw new Error(`${district} has no more postcodes: use more districts or fewer rows.`);
    return `${district} ${sector}${LETTERS[Math.floor(at / size) % size]}${LETTERS[at % size]}`;
  }
}
