import { once } from 'node:events';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import type { ByteTarget } from '../table-file.ts';
import { centralRecord, dataDescriptor, endRecords, localHeader, type ZipPart } from './zip-records.ts';

/** zlib's default level takes three times as long for a file that is 10 % smaller. */
const LEVEL = 3;

/** Up to a megabyte may wait to be packed, so that the packing thread seldom waits for input. */
const STREAM = { level: LEVEL, chunkSize: 64 * 1024, highWaterMark: 1024 * 1024 };

/** Writes a ZIP archive to a target, part by part. The same parts give the same bytes. */
export class ZipArchive {
  readonly #target: ByteTarget;
  readonly #parts: ZipPart[] = [];
  #length = 0;

  constructor(target: ByteTarget) {
    this.#target = target;
  }

  /** Adds a small part. */
  async add(path: string, content: string): Promise<void> {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: LEVEL });
    const part: ZipPart = {
      path,
      isStream: false,
      start: this.#length,
      checksum: crc32(bytes),
      packedLength: packed.length,
      length: bytes.length,
    };
    await this.#write(Buffer.concat([localHeader(part), packed]));
    this.#parts.push(part);
  }

  /** Begins a part that is written bit by bit. It must be finished before another part begins. */
  begin(path: string): ZipStream {
    return new ZipStream(path, this.#length, {
      write: (bytes) => this.#write(bytes),
      onPart: (part) => this.#parts.push(part),
    });
  }

  /** Writes the list of parts, which ends the archive. */
  async finish(): Promise<void> {
    const start = this.#length;
    for (const part of this.#parts) await this.#write(centralRecord(part));
    await this.#write(endRecords(this.#parts.length, start, this.#length - start));
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#length += bytes.length;
    await this.#target.write(bytes);
  }
}

/** The methods of the archive that a part calls. */
interface Archive {
  write(bytes: Buffer): Promise<void>;
  onPart(part: ZipPart): void;
}

/** A part that is packed while it is written. zlib packs on a thread of its own. */
export class ZipStream {
  readonly #path: string;
  readonly #start: number;
  readonly #archive: Archive;
  readonly #deflate = createDeflateRaw(STREAM);
  readonly #copied: Promise<void>;
  #failure: Error | undefined;
  #checksum = 0;
  #length = 0;
  #packedLength = 0;

  constructor(path: string, start: number, archive: Archive) {
    this.#path = path;
    this.#start = start;
    this.#archive = archive;
    this.#copied = this.#copy();
    // The next write reports the failure. Until then it must not count as an unhandled rejection.
    this.#copied.catch((error: Error) => {
      this.#failure = error;
    });
  }

  async write(bytes: Buffer): Promise<void> {
    this.#checksum = crc32(bytes, this.#checksum);
    this.#length += bytes.length;
    if (!this.#deflate.write(bytes)) await Promise.race([once(this.#deflate, 'drain'), this.#copied]);
    if (this.#failure !== undefined) throw this.#failure;
  }

  async finish(): Promise<void> {
    this.#deflate.end();
    await this.#copied;
    const part = this.#part();
    await this.#archive.write(dataDescriptor(part));
    this.#archive.onPart(part);
  }

  async #copy(): Promise<void> {
    await this.#archive.write(localHeader(this.#part()));
    for await (const chunk of this.#deflate as AsyncIterable<Buffer>) {
      this.#packedLength += chunk.length;
      await this.#archive.write(chunk);
    }
  }

  #part(): ZipPart {
    return {
      path: this.#path,
      isStream: true,
      start: this.#start,
      checksum: this.#checksum,
      packedLength: this.#packedLength,
      length: this.#length,
    };
  }
}
