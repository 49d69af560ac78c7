/** Values by small whole numbers, from 0 on: an array, which is faster than a Map. */
export class NumberTable<Value> {
  readonly #values: (Value | undefined)[] = [];

  get(number: number): Value | undefined {
    return this.#values[number];
  }

  set(number: number, value: Value): void {
    this.#values[number] = value;
  }
}
