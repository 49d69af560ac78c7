/** A position in degrees. 0, 0 means that it is unknown. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean of the positions of addresses. Each address has the position of its postcode. */
export class Middle {
  #latitude = 0;
  #longitude = 0;
  #count = 0;

  /** Adds `count` addresses of a postcode. */
  add({ latitude, longitude }: Position, count: number): void {
    if (latitude === 0 && longitude === 0) return;
    this.addSums(latitude * count, longitude * count, count);
  }

  /** Adds the {@link sums} of another mean. */
  addSums(latitude: number, longitude: number, count: number): void {
    this.#latitude += latitude;
    this.#longitude += longitude;
    this.#count += count;
  }

  /** The sum of the latitudes, that of the longitudes, and the number of addresses with a position. */
  get sums(): readonly [latitude: number, longitude: number, count: number] {
    return [this.#latitude, this.#longitude, this.#count];
  }

  get position(): Position | undefined {
    if (this.#count === 0) return undefined;
    return { latitude: this.#latitude / this.#count, longitude: this.#longitude / this.#count };
  }
}
