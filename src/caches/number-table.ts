/** Keeps values under small whole numbers from 0. It uses an array, which is faster than a Map. */
export class NumberTable<Value> {
  readonly #values: (Value | undefined)[] = [];

  get(number: number): Value | undefined {
    return this.#values[number];
  }

  set(number: number, value: Value): void {
    this.#values[number] = value;
  }
}
