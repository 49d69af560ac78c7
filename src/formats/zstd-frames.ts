import { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { itemAt } from '../present.ts';

/** The first bytes of a zstd frame (RFC 8878, section 3.1.1). */
const MAGIC = 0xfd2fb528;

/**
 * A skippable frame, which has no data of the file, begins with one of 16 magic numbers (RFC 8878, section
 * 3.1.2).
 */
const SKIPPABLE = 0x184d2a5;

const CHUNK_BYTES = 256 * 1024;

/** A zstd file ends within a frame, or has bytes that are not a frame. */
export class ZstdDamaged extends Error {
  override readonly name = 'ZstdDamaged';
}

/** Whether the bytes begin like a zstd file. */
export function beginsAsZstd(head: Uint8Array): boolean {
  return head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd;
}

/**
 * Unpacks zstd frames, one after the other. Node's own stream ends silently after the first frame, and also
 * within a frame that is cut off. So the frames are found here by their headers, and each is unpacked by a
 * stream of its own.
 *
 * @throws ZstdDamaged if a frame is cut off or bytes between frames are not a frame
 */
export async function* unpackZstd(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = new ByteQueue(bytes);
  try {
    for (;;) {
      const magic = await source.peek(4);
      if (magic.length === 0) return;
      if (magic.length < 4) throw new ZstdDamaged('The last frame is cut off.');
      const number = magic.readUInt32LE(0);
      if (number >>> 4 === SKIPPABLE) {
        const head = await source.whole(8);
        for await (const _ of source.pass(head.readUInt32LE(4)));
      } else if (number === MAGIC) {
        yield* unpackFrame(source);
      } else {
        throw new ZstdDamaged('There are bytes between the frames that are not a frame.');
      }
    }
  } finally {
    await source.close();
  }
}

async function* unpackFrame(source: ByteQueue): AsyncGenerator<Uint8Array> {
  const packed = Readable.from(frameBytes(source), { objectMode: false, highWaterMark: CHUNK_BYTES });
  const unpacked = packed.pipe(createZstdDecompress({ chunkSize: CHUNK_BYTES }));
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    yield* unpacked as AsyncIterable<Buffer>;
  } finally {
    packed.destroy();
  }
}

/** The bytes of one frame: its header, its blocks and its checksum. */
async function* frameBytes(source: ByteQueue): AsyncGenerator<Uint8Array> {
  const descriptor = (await source.peek(5))[4] ?? 0;
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const contentSize = itemAt([isSingleSegment ? 1 : 0, 2, 4, 8], descriptor >> 6);
  const dictionaryId = itemAt([0, 1, 2, 4], descriptor & 3);
  yield await source.whole(5 + (isSingleSegment ? 0 : 1) + dictionaryId + contentSize);
  for (let isLast = false; !isLast; ) {
    const header = await source.whole(3);
    yield header;
    const bits = header.readUIntLE(0, 3);
    isLast = (bits & 1) === 1;
    // An RLE block (type 1) stores only the repeated byte.
    yield* source.pass(((bits >> 1) & 3) === 1 ? 1 : bits >> 3);
  }
  if ((descriptor & 4) !== 0) yield await source.whole(4);
}

/** Bytes that arrive in chunks and are taken in pieces of a known length. */
class ByteQueue {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** Returns the next bytes without taking them. At the end there may be fewer. */
  async peek(length: number): Promise<Buffer> {
    while (this.#held.length < length) {
      const { value, done } = await this.#chunks.next();
      if (done) break;
      this.#held = Buffer.concat([this.#held, value]);
    }
    return this.#held.subarray(0, length);
  }

  /** Takes the next bytes. @throws ZstdDamaged if there are fewer */
  async whole(length: number): Promise<Buffer> {
    const bytes = await this.peek(length);
    if (bytes.length < length) throw new ZstdDamaged('The last frame is cut off.');
    this.#held = this.#held.subarray(length);
    return bytes;
  }

  /** Takes the next bytes, chunk by chunk. */
  async *pass(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (this.#held.length === 0 && (await this.peek(1)).length === 0) {
        throw new ZstdDamaged('The last frame is cut off.');
      }
      const part = this.#held.subarray(0, left);
      this.#held = this.#held.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}
