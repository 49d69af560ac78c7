import { ByteWriter } from '../bytes.ts';
import type { StoreWriter } from '../folder/store.ts';
import {
  type Locality,
  localitiesAround,
  localityName,
  localityTexts,
  writeLocality,
} from '../places/locality.ts';
import {
  namesOf,
  readStreet,
  type Street,
  streetName,
  streetTexts,
  writeAscending,
  writeStreet,
} from '../places/street.ts';
import { postcodeOfNumber } from '../postcode-number.ts';
import { eachRecord, Partitions, readExtents } from './partitions.ts';
import { eachStreet } from './street-gatherer.ts';

/**
 * Streets whose names share their first two letters share a partition. The largest holds about a tenth of all
 * streets.
 */
const PREFIX = 2;

/**
 * Builds the tables of streets and localities. Streets arrive partition by partition, some of them several
 * times, and are sorted by name on disk. The country's localities, about 60,000, are gathered in memory once
 * the streets are numbered.
 */
export class PlaceTables {
  readonly #streets: Partitions;

  /** @param path a file to create */
  constructor(path: string) {
    this.#streets = new Partitions(path);
  }

  /** @param gathered the streets of a partition, from `StreetGatherer.take` */
  add(gathered: Uint8Array): void {
    eachStreet(gathered, (street) => {
      const prefix = streetName(street).slice(0, PREFIX);
      this.#streets.add(prefix, (writer) => writeStreet(writer, street));
    });
  }

  /** Writes both tables. @returns the number of rows of each */
  write(store: StoreWriter): { readonly streets: number; readonly localities: number } {
    const localities = new Localities();
    const writer = new ByteWriter();
    let streets = 0;
    for (const partition of this.#streets.names) {
      const sorted = this.#sortedStreets(partition);
      store.transaction(() => {
        for (const street of sorted) {
          localities.add(street, streets);
          writer.clear();
          writeStreet(writer, street);
          store.appendNumbered('street', streets, writer.view());
          streets++;
        }
      });
    }
    return { streets, localities: localities.write(store) };
  }

  /** Closes the file without removing it. Further calls do nothing. */
  close(): void {
    this.#streets.close();
  }

  /**
   * The streets of a partition in the order of their names, each once. Streets that differ only in case are
   * the same.
   */
  #sortedStreets(partition: string): Street[] {
    const found = new Map<string, { texts: readonly string[]; readonly postcodes: Set<number> }>();
    eachRecord(readExtents(this.#streets.extents(partition)), (reader) => {
      const street = readStreet(reader);
      const texts = streetTexts(street);
      const same = texts.join('\n').toUpperCase();
      const known = found.get(same);
      if (known === undefined) {
        found.set(same, { texts, postcodes: new Set(street.postcodes) });
        return;
      }
      // Keep the spelling that sorts first, so that the order of arrival does not matter.
      if (texts.join('\n') < known.texts.join('\n')) known.texts = texts;
      for (const postcode of street.postcodes) known.postcodes.add(postcode);
    });
    return [...found]
      .map(([same, { texts, postcodes }]) => {
        const names = namesOf(texts);
        return { order: `${streetName(names)}\n${same}`, names, postcodes };
      })
      .sort(byOrder)
      .map(({ names, postcodes }) => ({ ...names, postcodes: Uint32Array.from(postcodes).sort() }));
  }
}

/** Gathers the localities of streets, which arrive in the order of their numbers. */
class Localities {
  readonly #localities = new Map<string, GrowingLocality>();

  add(street: Street, number: number): void {
    for (const names of localitiesAround(street)) {
      const same = localityTexts(names).join('\n').toUpperCase();
      const known = this.#localities.get(same) ?? { names, streets: [], outwardCodes: new Set() };
      this.#localities.set(same, known);
      if (localityTexts(names).join('\n') < localityTexts(known.names).join('\n')) known.names = names;
      known.streets.push(number);
      for (const postcode of street.postcodes)
        known.outwardCodes.add(postcodeOfNumber(postcode).slice(0, -3));
    }
  }

  /** @returns the number of localities */
  write(store: StoreWriter): number {
    const sorted = [...this.#localities]
      .map(([same, locality]) => ({ order: `${localityName(locality.names)}\n${same}`, locality }))
      .sort(byOrder);
    const writer = new ByteWriter();
    const byOutwardCode = new Map<string, number[]>();
    store.transaction(() => {
      sorted.forEach(({ locality: { names, streets, outwardCodes } }, number) => {
        const locality: Locality = {
          ...names,
          outwardCodes: [...outwardCodes].sort(numeric.compare),
          streets: Uint32Array.from(streets),
        };
        for (const code of outwardCodes) {
          const known = byOutwardCode.get(code);
          if (known === undefined) byOutwardCode.set(code, [number]);
          else known.push(number);
        }
        writer.clear();
        writeLocality(writer, locality);
        store.appendNumbered('locality', number, writer.view());
      });
      for (const [code, numbers] of [...byOutwardCode].sort(([one], [other]) => (one < other ? -1 : 1))) {
        writer.clear();
        writeAscending(writer, numbers);
        store.append('outward', code, writer.view());
      }
    });
    return sorted.length;
  }
}

interface GrowingLocality {
  names: ReturnType<typeof localitiesAround>[number];
  readonly streets: number[];
  readonly outwardCodes: Set<string>;
}

const numeric = new Intl.Collator('en', { numeric: true });

function byOrder(one: { readonly order: string }, other: { readonly order: string }): number {
  return one.order < other.order ? -1 : one.order > other.order ? 1 : 0;
}
