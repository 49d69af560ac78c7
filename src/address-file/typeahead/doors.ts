import { present } from '../../present.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';

/**
 * The numbers on the doors of a container in one postcode. They include the numbers of houses, of flats, and
 * in the names of buildings.
 */
export interface DoorsOfPostcode {
  /** The number of the postcode. */
  readonly postcode: number;
  /** The numbers in ascending order, each once, without letters: 12 for `12A`. */
  readonly numbers: readonly number[];
}

/**
 * Appends doors (src/address-file/bytes.ts), in this order: the number of postcodes; for each postcode, its
 * difference from the postcode before and the count of its numbers; for each of these numbers, its difference
 * from the number before.
 */
export function writeDoors(writer: ByteWriter, doors: readonly DoorsOfPostcode[]): void {
  writer.number(doors.length);
  let before = 0;
  for (const { postcode, numbers } of doors) {
    writer.number(postcode - before);
    before = postcode;
    writer.number(numbers.length);
    let last = 0;
    for (const number of numbers) {
      writer.number(number - last);
      last = number;
    }
  }
}

/** Reads only the postcodes from what {@link writeDoors} wrote. */
export function readPostcodes(reader: ByteReader): number[] {
  const postcodes: number[] = [];
  let postcode = 0;
  for (let left = reader.number(); left > 0; left--) {
    postcode += reader.number();
    postcodes.push(postcode);
    for (let more = reader.number(); more > 0; more--) reader.skip();
  }
  return postcodes;
}

/** The door numbers that are looked for. */
export interface WantedDoors {
  /** A postcode must have each of these numbers. */
  readonly numbers: readonly number[];
  /** Whether more digits may follow the last number. */
  readonly isOpen: boolean;
}

/** The postcodes that have the wanted doors, in ascending order. */
export interface FoundDoors {
  readonly exact: readonly number[];
  /** Postcodes that have the last number only as the beginning of a longer number. */
  readonly begun: readonly number[];
}

/** Reads, from what {@link writeDoors} wrote, which postcodes have the wanted doors. */
export function readPostcodesWith(reader: ByteReader, { numbers, isOpen }: WantedDoors): FoundDoors {
  const exact: number[] = [];
  const begun: number[] = [];
  const all = 2 ** numbers.length - 1;
  const last = 2 ** (numbers.length - 1);
  let postcode = 0;
  for (let left = reader.number(); left > 0; left--) {
    postcode += reader.number();
    // One bit for each wanted number that the postcode has.
    let there = 0;
    let hasLonger = false;
    let number = 0;
    for (let more = reader.number(); more > 0; more--) {
      number += reader.number();
      for (let at = 0; at < numbers.length; at++) if (numbers[at] === number) there |= 2 ** at;
      if (isOpen && !hasLonger)
        hasLonger = isLonger(
          number,
          present(numbers[numbers.length - 1], 'the last number that is looked for'),
        );
    }
    if (there === all) exact.push(postcode);
    else if (hasLonger && (there | last) === all) begun.push(postcode);
  }
  return { exact, begun };
}

/** Whether a number begins with the digits of a shorter number. */
function isLonger(number: number, beginning: number): boolean {
  for (let rest = Math.floor(number / 10); rest >= beginning; rest = Math.floor(rest / 10)) {
    if (rest === beginning) return beginning > 0;
  }
  return false;
}
