import { BufferedFile } from './buffered-file.ts';

/** The edition that the files of the sample name. It is no edition of the Postcode Address File. */
export const SAMPLE_EDITION = 'Y00M01';

/** Of a file with fixed widths. */
export interface FixedForm {
  /** Eight characters, filled up with spaces: `ADDRESS `. */
  readonly identifier: string;
  readonly length: number;
  /** How many characters the key has that stands before the zeros of the header: 7 where records begin with the postcode. */
  readonly lead?: number;
}

/** A file with fixed widths: header, records, trailer, each ended by CR LF. */
export class FixedFile {
  readonly #file: BufferedFile;
  readonly #form: FixedForm;
  #records = 1;

  constructor(path: string, form: FixedForm) {
    this.#form = form;
    this.#file = new BufferedFile(path);
    this.#line(`00000000${form.identifier.padEnd(8)}${SAMPLE_EDITION}`);
  }

  /** @param records ended by CR LF, each as long as the form says */
  write(records: string, count: number): void {
    this.#records += count;
    this.#file.write(records);
  }

  /** The trailer counts header and trailer as well. */
  end(): void {
    this.#line(`99999999${String(this.#records + 1).padStart(8, '0')}`);
    this.#file.close();
  }

  abandon(): void {
    this.#file.close();
  }

  #line(text: string): void {
    const { length, lead = 0 } = this.#form;
    this.#file.write(`${(' '.repeat(lead) + text).padEnd(length)}\r\n`);
  }
}

/** Numbers of a fixed width, filled up with zeros. */
export function digits(number: number | string, width: number): string {
  return String(number).padStart(width, '0');
}

/** A postcode in seven characters: `CH2 4NE`, `CH104NE`. */
export function sevenCharacters(postcode: string): string {
  return postcode.slice(0, -4).padEnd(4) + postcode.slice(-3);
}
