import { digits, FixedFile, type FixedForm } from './fixed-file.ts';

/**
 * A reference file of the Mainfile that has only keys and names. Keys are given out from 1, in the order in
 * which names arrive.
 */
export class NameKeys {
  readonly #keys = new Map<string, number>();
  readonly #keyWidth: number;

  constructor(keyWidth: number) {
    this.#keyWidth = keyWidth;
  }

  /** The key of a name, in digits. The empty name has key 0. */
  of(name: string): string {
    if (name === '') return '0'.repeat(this.#keyWidth);
    let key = this.#keys.get(name);
    if (key === undefined) {
      key = this.#keys.size + 1;
      this.#keys.set(name, key);
    }
    return digits(key, this.#keyWidth);
  }

  /** Writes the file. */
  write(path: string, form: FixedForm): void {
    const file = new FixedFile(path, form);
    for (const [name, key] of this.#keys) {
      const record = digits(key, this.#keyWidth) + name.toUpperCase();
      file.write(`${record.padEnd(form.length)}\r\n`, 1);
    }
    file.end();
  }
}
