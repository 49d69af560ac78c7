import { parsePostcode } from '../../address/postcode.ts';
import { present } from '../../present.ts';
import { type Renderer, storeAnswer } from '../answer/ready-answer.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import { EntryDecoder } from '../entry/decode.ts';
import { EntryEncoder } from '../entry/encode.ts';
import type { Area } from '../entry/layout.ts';
import type { AreaCounts, Counts } from '../folder/manifest.ts';
import type { PostcodeEntry } from '../postcode-entry.ts';
import { postcodeNumber, postcodeOfNumber } from '../postcode-number.ts';
import { AliasBook, type SharedAlias } from './alias-book.ts';
import { assemble } from './assemble.ts';
import { type BuildModules, importLocator, importRenderer } from './modules.ts';
import { type FileExtents, readExtents } from './partitions.ts';
import { Places } from './place.ts';
import { SearchPairs } from './search-pairs.ts';
import { StreetGatherer } from './street-gatherer.ts';

/** Given to every thread of a build. */
export interface RenderSettings {
  readonly areas: readonly Area[];
  readonly aliases: readonly SharedAlias[];
  readonly modules: BuildModules;
}

/** The counts that are taken from the entries themselves. */
export type EntryCounts = Omit<
  Counts,
  | 'repeatedUdprns'
  | 'unmatched'
  | 'streets'
  | 'localities'
  | 'searchKeys'
  | 'searchPostings'
  | 'containers'
  | 'containerWords'
>;

/** A partition, ready to be stored. */
export interface RenderedPartition {
  /** The values of each postcode, in order. Read them with {@link eachPostcode}. */
  readonly bytes: Uint8Array;
  /** Pairs of the search index: key, postcode number, key, postcode number and so on. */
  readonly pairs: Uint32Array;
  /** The streets of the partition. Read them with `eachStreet`. */
  readonly streets: Uint8Array;
  readonly counts: EntryCounts;
  readonly areas: Readonly<Record<string, AreaCounts>>;
}

export const NO_COUNTS: EntryCounts = {
  postcodes: 0,
  addresses: 0,
  multipleResidences: 0,
  notYetBuilt: 0,
  welsh: 0,
  uprns: 0,
  premiseLocations: 0,
  postcodeLocations: 0,
  sameRows: 0,
  builtSince: 0,
};

/** Turns a partition into the values that are stored: entries and ready answers. */
export class PartitionRenderer {
  readonly #places: Places;
  readonly #aliases: AliasBook;
  readonly #encoder: EntryEncoder;
  readonly #decoder: EntryDecoder;
  readonly #answers: readonly string[];
  readonly #render: Renderer<PostcodeEntry>;

  private constructor(
    settings: RenderSettings,
    places: Places,
    answers: readonly string[],
    render: Renderer<PostcodeEntry>,
  ) {
    this.#places = places;
    this.#aliases = new AliasBook(settings.aliases);
    this.#encoder = new EntryEncoder(settings.areas);
    this.#decoder = new EntryDecoder(settings.areas);
    this.#answers = answers;
    this.#render = render;
  }

  static async create(settings: RenderSettings): Promise<PartitionRenderer> {
    const { locate } = await importLocator(settings.modules);
    const { answers, render } = await importRenderer(settings.modules);
    return new PartitionRenderer(settings, new Places(settings.areas, locate), answers, render);
  }

  /** @throws Error that names the postcode whose entry could not be made */
  render(partition: readonly FileExtents[]): RenderedPartition {
    const writer = new ByteWriter(1 << 16);
    const pairs = new SearchPairs();
    const streets = new StreetGatherer();
    const counts = { ...NO_COUNTS };
    const areas: Record<string, { postcodes: number; addresses: number }> = {};
    for (const entry of assemble(readExtents(partition), this.#places, this.#aliases, counts)) {
      this.#write(entry, writer);
      pairs.add(entry);
      streets.add(entry);
      count(entry, counts);
      const area = parsePostcode(entry.postcode)?.area ?? '';
      areas[area] ??= { postcodes: 0, addresses: 0 };
      areas[area].postcodes++;
      areas[area].addresses += entry.addresses.length;
    }
    // Each array is in its own buffer, which can be transferred to another thread.
    return {
      bytes: new Uint8Array(writer.view()),
      pairs: pairs.take(),
      streets: streets.take(),
      counts,
      areas,
    };
  }

  #write(entry: PostcodeEntry, writer: ByteWriter): void {
    try {
      const bytes = this.#encoder.encode(entry);
      // Rendered from the stored bytes, so that a ready answer equals one rendered when it is asked for.
      const bodies = this.#render(this.#decoder.decode(entry.postcode, bytes));
      writer.number(postcodeNumber(entry.postcode));
      writer.number(bytes.length);
      writer.append(bytes);
      for (const name of this.#answers) {
        const answer = storeAnswer(present(bodies[name], `the answer of ${name}`));
        writer.number(answer.length);
        writer.append(answer);
      }
    } catch (cause) {
      throw new Error(`The entry of postcode ${entry.postcode} could not be made.`, { cause });
    }
  }
}

/** Calls `each` for every postcode of a rendered partition, with its entry and its answers. */
export function eachPostcode(
  { bytes }: RenderedPartition,
  answers: readonly string[],
  each: (postcode: string, entry: Buffer, answers: readonly Buffer[]) => void,
): void {
  const reader = new ByteReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const value = () => {
    const length = reader.number();
    reader.at += length;
    return reader.bytes.subarray(reader.at - length, reader.at);
  };
  while (reader.at < reader.bytes.length) {
    const postcode = postcodeOfNumber(reader.number());
    const entry = value();
    each(postcode, entry, answers.map(value));
  }
}

function count(entry: PostcodeEntry, counts: { -readonly [Name in keyof EntryCounts]: number }): void {
  counts.postcodes++;
  counts.addresses += entry.addresses.length;
  if (entry.place.gridReference !== '') counts.postcodeLocations++;
  for (const { kind, welsh, uprn, location } of entry.addresses) {
    if (kind === 'multiple-residence') counts.multipleResidences++;
    if (kind === 'not-yet-built') counts.notYetBuilt++;
    if (welsh !== undefined) counts.welsh++;
    if (uprn !== 0) counts.uprns++;
    if (location !== undefined) counts.premiseLocations++;
  }
}

/** Adds counts, name by name. */
export function addCounts<Numbers extends { readonly [Name in keyof Numbers]: number }>(
  one: Numbers,
  other: Numbers,
): Numbers {
  const others = new Map(Object.entries<number>(other));
  const sums = Object.entries<number>(one).map(([name, number]) => [
    name,
    number + present(others.get(name), `a count of ${name}`),
  ]);
  return Object.fromEntries(sums) as Numbers;
}
