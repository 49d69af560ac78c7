import { BufferedFile } from './buffered-file.ts';

/** The edition that the files of the sample name. The Postcode Address File never had such an edition. */
export const SAMPLE_EDITION = 'Y00M01';

/** The form of a file with fixed widths. */
export interface FixedForm {
  /** At most eight characters: `ADDRESS`. */
  readonly identifier: string;
  readonly length: number;
  /** How many spaces precede the zeros of the header: 7 in files whose records begin with the postcode. */
  readonly lead?: number;
}

/** Writes a fixed-width file: header, records and trailer, each with CR LF. */
export class FixedFile {
  readonly #file: BufferedFile;
  readonly #form: FixedForm;
  #records = 1;

  constructor(path: string, form: FixedForm) {
    this.#form = form;
    this.#file = new BufferedFile(path);
    this.#line(`00000000${form.identifier.padEnd(8)}${SAMPLE_EDITION}`);
  }

  /** @param records complete records with CR LF, each as long as the form says */
  write(records: string, count: number): void {
    this.#records += count;
    this.#file.write(records);
  }

  /** Writes the trailer, whose count includes header and trailer. */
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

/** Pads a number with zeros to a fixed width. */
export function digits(number: number | string, width: number): string {
  return String(number).padStart(width, '0');
}

/** A postcode in seven characters: `CH2 4NE` or `CH104NE`. */
export function sevenCharacters(postcode: string): string {
  return postcode.slice(0, -4).padEnd(4) + postcode.slice(-3);
}
