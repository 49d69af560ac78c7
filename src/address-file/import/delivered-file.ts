import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StreamSource } from '../../records/csv-source.ts';
import { FileHead } from './file-head.ts';
import { UnusableDelivery } from './unusable-delivery.ts';

/** How many bytes of a file are read at once. */
const CHUNK_BYTES = 512 * 1024;

/** A file of a delivery, as it was found. A file whose name ends in `.gz` is unpacked while it is read. */
export class DeliveredFile {
  readonly path: string;
  /** The name that the user knows, without its folder. */
  readonly name: string;
  /** The path within the delivery: `CSV PAF/CSV PAF.csv`. */
  readonly place: string;
  /** The size on disk. */
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

  /** The beginning of the file, for recognising its format. */
  async head(): Promise<FileHead> {
    const opened = this.open();
    try {
      const { head, isWhole } = await opened.source.peek(FileHead.BYTES);
      return new FileHead(head, isWhole);
    } finally {
      await opened.source.close();
    }
  }

  /** Opens the file for reading from its start. The caller closes the source. */
  open(): OpenedFile {
    return new OpenedFile(this);
  }
}

/** A file being read. */
export class OpenedFile {
  /** The content, unpacked. */
  readonly source: StreamSource;
  /** How many bytes of the file on disk have been read. */
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
  // The callback only keeps the error from being unhandled. Iterating over the content throws it.
  const content = pipeline(chunks, createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined);
  try {
    yield* content;
  } catch (error) {
    throw new UnusableDelivery(`${name} cannot be unpacked: ${(error as Error).message}.`, { cause: error });
  }
}
