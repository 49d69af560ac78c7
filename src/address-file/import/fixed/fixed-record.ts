import type { Field } from './record-layout.ts';

const ZERO = 0x30;
const SPACE = 0x20;

/**
 * A record of a fixed-width file, read field by field. One object serves all records of a file, so nothing
 * may be kept of it.
 */
export class FixedRecord {
  /** What is wrong with the fields read so far, as a sentence. */
  mistake: string | undefined;
  #bytes: Buffer = Buffer.alloc(0);
  #start = 0;
  /** Replaces the bytes of a record in which a character takes several bytes. */
  #text: string | undefined;

  /** Moves to a record in `bytes`. Each of its characters must be one byte. */
  moveTo(bytes: Buffer, start: number): void {
    this.#bytes = bytes;
    this.#start = start;
    this.#text = undefined;
    this.mistake = undefined;
  }

  /** Moves to a record that has been decoded. */
  moveToText(text: string): void {
    this.#text = text;
    this.mistake = undefined;
  }

  /** The text of a field without padding. */
  text({ at, width }: Field): string {
    if (this.#text !== undefined) return this.#text.slice(at, at + width).trim();
    const start = this.#start + at;
    let end = start + width;
    while (end > start && this.#bytes[end - 1]! <= SPACE) end--;
    return end === start ? '' : this.#bytes.toString('latin1', start, end).trimStart();
  }

  /** The number in a field. A blank field gives 0; anything but digits is recorded in {@link mistake}. */
  number(field: Field): number {
    const { at, width } = field;
    let number = 0;
    let digits = 0;
    for (let place = 0; place < width; place++) {
      const code = this.#code(at + place);
      const digit = code - ZERO;
      if (digit >= 0 && digit <= 9) {
        number = number * 10 + digit;
        digits++;
      } else if (code > SPACE || digits > 0) {
        this.mistake ??= `The ${field.name} "${this.text(field)}" is not a number of ${width} digits.`;
        return 0;
      }
    }
    return number;
  }

  /**
   * The number in a field as it is written, without leading zeros. Empty if the field has only zeros and
   * spaces.
   */
  digits(field: Field): string {
    if (this.#isBlank(field)) return '';
    const text = this.text(field);
    return text.startsWith('0') ? text.replace(/^0+/, '') : text;
  }

  /** The first character of a field. Empty for a space. */
  letter({ at }: Field): string {
    const code = this.#code(at);
    return code <= SPACE ? '' : String.fromCharCode(code);
  }

  /** Whether a field of one character is Y. */
  isYes({ at }: Field): boolean {
    return this.#code(at) === 0x59;
  }

  /** Whether a field has only zeros and spaces. */
  #isBlank({ at, width }: Field): boolean {
    for (let place = at; place < at + width; place++) {
      const code = this.#code(place);
      if (code !== ZERO && code !== SPACE) return false;
    }
    return true;
  }

  #code(at: number): number {
    return this.#text === undefined ? this.#bytes[this.#start + at]! : this.#text.charCodeAt(at);
  }
}
