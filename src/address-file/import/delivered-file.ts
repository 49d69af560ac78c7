import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StreamSource } from '../../records/csv-source.ts';
import { FileHead } from './file-head.ts';
import { UnusableDelivery } from './unusable-delivery.ts';

/** How much is read from a file at once, in bytes. */
const CHUNK_BYTES = 512 * 1024;

/** A file of a delivery, as it was found. One whose name ends in `.gz` is unpacked as it is read. */
export class DeliveredFile {
  readonly path: string;
  /** As the user knows it: without its folder. */
  readonly name: string;
  /** In the delivery, with the folders that lead to it: `CSV PAF/CSV PAF.csv`. */
  readonly place: string;
  /** On the disk. */
  readonly bytes: number;
  readonly modified: Date;

  private constructor(path: string, place: string, bytes: number, modified: Date) {
    this.path = path;
    this.name = basename(path);
    this.place = place;
    this.bytes = bytes;
    this.modified = modified;
  }

  static async at(path: string, place: string): Promise<DeliveredFile> {
    const { size, mtime } = await stat(path);
    return new DeliveredFile(path, place, size, mtime);
  }

  /** The beginning of the file, for telling what is in it. */
  async head(): Promise<FileHead> {
    const opened = this.open();
    try {
      const { head, isWhole } = await opened.source.peek(FileHead.BYTES);
      return new FileHead(head, isWhole);
    } finally {
      await opened.source.close();
    }
  }

  /** Opens the file to be read from its start. Whoever opens it closes the source. */
  open(): OpenedFile {
    return new OpenedFile(this);
  }
}

/** A file being read. */
export class OpenedFile {
  /** The bytes of its content. */
  readonly source: StreamSource;
  /** How much of the file on the disk has been read. */
  bytesRead = 0;

  constructor(file: DeliveredFile) {
    const chunks = this.#count(createReadStream(file.path, { highWaterMark: CHUNK_BYTES }));
    this.source = new StreamSource(file.name.endsWith('.gz') ? unpacked(chunks, file.name) : chunks);
  }

  async *#count(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      this.bytesRead += chunk.length;
      yield chunk;
    }
  }
}

async function* unpacked(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  // The callback only keeps an error from being unhandled: iterating over what comes out raises it.
  const content = pipeline(chunks, createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined);
  try {
    yield* content;
  } catch (error) {
    throw new UnusableDelivery(`${name} cannot be unpacked: ${(error as Error).message}.`, { cause: error });
  }
}
