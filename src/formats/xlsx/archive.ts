import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, open, type ZipFile } from 'yauzl';
import { TableUnreadable } from '../table-unreadable.ts';

/** The most parts that a workbook may have. */
export const XLSX_PARTS = 10_000;

/**
 * A part may always unpack to this many bytes. A larger part may unpack to at most {@link XLSX_RATIO} times
 * its packed size. Sheets shrink to about a tenth, zip bombs to a thousandth.
 */
export const XLSX_UNBOUND_BYTES = 64 * 1024 * 1024;
export const XLSX_RATIO = 200;

/** The ways in which a part is packed (APPNOTE.TXT of the ZIP format, section 4.4.5). */
const STORED = 0;
const DEFLATED = 8;

/**
 * How many bytes are unpacked at a time. Each piece costs a trip to another thread and back, and yauzl's own
 * pieces have 16 KB. A string of 64 KB is still small enough for the cheap part of V8's heap.
 */
const CHUNK_BYTES = 64 * 1024;

/** The parts of a workbook, by their paths in lower case. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws TableUnreadable if the file is not a ZIP archive or is damaged */
  static async open(path: string): Promise<Archive> {
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      open(path, { lazyEntries: true, autoClose: false }, (error, opened) => {
        if (error) reject(asUnreadable(error));
        else resolve(opened);
      });
    });
    try {
      return new Archive(zip, await entriesOf(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  /** The unpacked size of a part in bytes, as its entry states it. 0 if there is no such part. */
  sizeOf(path: string): number {
    return this.#entries.get(path.toLowerCase())?.uncompressedSize ?? 0;
  }

  /**
   * Unpacks a part.
   *
   * @throws TableUnreadable if the part is missing, damaged, encrypted or unpacks to too many bytes
   */
  async *read(path: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(path.toLowerCase());
    if (entry === undefined)
      throw new TableUnreadable(`The file is a damaged Excel workbook: its part ${path} is missing.`);
    if (entry.isEncrypted())
      throw new TableUnreadable('The file is locked with a password. Save it without one.');
    const most = Math.max(XLSX_UNBOUND_BYTES, entry.compressedSize * XLSX_RATIO);
    const stream = await this.#open(entry);
    let seen = 0;
    let checksum = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        seen += chunk.length;
        checksum = crc32(chunk, checksum);
        if (seen > most) {
          throw new TableUnreadable(
            `The file is not a normal workbook: its part ${path} unpacks to more than ${XLSX_RATIO} times its size.`,
          );
        }
        yield chunk;
      }
      if (seen !== entry.uncompressedSize || checksum !== entry.crc32) throw damaged();
    } catch (error) {
      throw asUnreadable(error);
    } finally {
      stream.destroy();
    }
  }

  /** Opens a part, unpacked. */
  async #open(entry: Entry): Promise<Readable> {
    const packed = await new Promise<Readable>((resolve, reject) => {
      this.#zip.openReadStream(entry, { decodeFileData: false }, (error, opened) =>
        error ? reject(asUnreadable(error)) : resolve(opened),
      );
    });
    if (entry.compressionMethod === STORED) return packed;
    if (entry.compressionMethod === DEFLATED) {
      return pipeline(packed, createInflateRaw({ chunkSize: CHUNK_BYTES }), () => undefined);
    }
    packed.destroy();
    throw new TableUnreadable(
      `The file is an Excel workbook that is packed in an unusual way (method ${entry.compressionMethod}). Open it and save it again.`,
    );
  }

  /** Unpacks a small part at once. @throws TableUnreadable if it is too large */
  async whole(path: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of this.read(path)) {
      length += chunk.length;
      if (length > XLSX_UNBOUND_BYTES)
        throw new TableUnreadable(`The file is not a normal workbook: its part ${path} is too large.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  close(): void {
    this.#zip.close();
  }
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('error', (error) => reject(asUnreadable(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName.toLowerCase(), entry);
      if (entries.size > XLSX_PARTS)
        reject(
          new TableUnreadable(`The file is not a normal workbook: it has more than ${XLSX_PARTS} parts.`),
        );
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function damaged(): TableUnreadable {
  return new TableUnreadable(
    'The file is damaged or cut off: it begins like an Excel workbook but cannot be unpacked.',
  );
}

/** Turns errors of yauzl and zlib into TableUnreadable. System errors stay as they are. */
function asUnreadable(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof TableUnreadable || (code !== '' && !code.startsWith('Z_'))) return error;
  return damaged();
}
