/*
 * The records of a ZIP archive (APPNOTE.TXT 6.3.10, section 4.3). Numbers are little-endian. Lengths and
 * places of 4 GB and more are written as 0xffffffff and follow in 64 bits (ZIP64, section 4.5.3).
 */

/** A part of an archive. */
export interface ZipPart {
  readonly path: string;
  /** Whether its lengths and its checksum are known only after its bytes have been written. */
  readonly isStream: boolean;
  /** Where its local header begins in the archive. */
  readonly start: number;
  /** The CRC-32 of its bytes before packing. */
  readonly checksum: number;
  readonly packedLength: number;
  readonly length: number;
}

const MOST = 0xffff_ffff;

/** The version that a reader must support: 2.0 for deflate, 4.5 for ZIP64. */
const VERSION = 20;
const VERSION_64 = 45;

/** Bit 3: lengths and checksum follow the bytes. Bit 11: the path is UTF-8. */
const FLAG_STREAM = 1 << 3;
const FLAG_UTF8 = 1 << 11;

const DEFLATED = 8;

/** 1 January 2000, so that the same parts give the same bytes. */
const DATE = ((2000 - 1980) << 9) | (1 << 5) | 1;

/** Makes the header that stands before the bytes of a part. */
export function localHeader(part: ZipPart): Buffer {
  const known = part.isStream ? { ...part, checksum: 0, packedLength: 0, length: 0 } : part;
  const path = Buffer.from(part.path);
  const record = new Record(30);
  record.u32(0x04034b50).u16(VERSION);
  describe(record, known);
  return Buffer.concat([record.u16(path.length).u16(0).bytes, path]);
}

/** Makes the record that stands after the bytes of a stream. */
export function dataDescriptor(part: ZipPart): Buffer {
  const isLarge = is64(part);
  const record = new Record(isLarge ? 24 : 16).u32(0x08074b50).u32(part.checksum);
  if (isLarge) return record.u64(part.packedLength).u64(part.length).bytes;
  return record.u32(part.packedLength).u32(part.length).bytes;
}

/** Makes the entry of a part in the list at the end of the archive. */
export function centralRecord(part: ZipPart): Buffer {
  const isLarge = is64(part);
  const path = Buffer.from(part.path);
  const extra = isLarge
    ? new Record(28).u16(0x0001).u16(24).u64(part.length).u64(part.packedLength).u64(part.start).bytes
    : Buffer.alloc(0);
  const version = isLarge ? VERSION_64 : VERSION;
  const record = new Record(46).u32(0x02014b50).u16(version).u16(version);
  describe(record, isLarge ? { ...part, packedLength: MOST, length: MOST } : part);
  record.u16(path.length).u16(extra.length);
  // No comment, the first disk, no attributes.
  record.u16(0).u16(0).u16(0).u32(0);
  return Buffer.concat([record.u32(isLarge ? MOST : part.start).bytes, path, extra]);
}

/**
 * Makes the records that end the archive.
 *
 * @param count the number of parts in the list
 * @param start the offset in the archive at which the list begins
 * @param length the number of bytes of the list
 */
export function endRecords(count: number, start: number, length: number): Buffer {
  const isLarge = start >= MOST;
  const end = new Record(22).u32(0x06054b50).u16(0).u16(0).u16(count).u16(count);
  end
    .u32(length)
    .u32(isLarge ? MOST : start)
    .u16(0);
  if (!isLarge) return end.bytes;
  const large = new Record(56).u32(0x06064b50).u64(44).u16(VERSION_64).u16(VERSION_64).u32(0).u32(0);
  large.u64(count).u64(count).u64(length).u64(start);
  const locator = new Record(20)
    .u32(0x07064b50)
    .u32(0)
    .u64(start + length)
    .u32(1);
  return Buffer.concat([large.bytes, locator.bytes, end.bytes]);
}

function is64({ start, packedLength, length }: ZipPart): boolean {
  return start >= MOST || packedLength >= MOST || length >= MOST;
}

/** Writes what the local header and the central record have in common. */
function describe(record: Record, { isStream, checksum, packedLength, length }: ZipPart): void {
  record
    .u16(FLAG_UTF8 | (isStream ? FLAG_STREAM : 0))
    .u16(DEFLATED)
    .u16(0)
    .u16(DATE);
  record.u32(checksum).u32(packedLength).u32(length);
}

class Record {
  readonly bytes: Buffer;
  #at = 0;

  constructor(length: number) {
    this.bytes = Buffer.alloc(length);
  }

  u16(value: number): this {
    this.#at = this.bytes.writeUInt16LE(value, this.#at);
    return this;
  }

  u32(value: number): this {
    this.#at = this.bytes.writeUInt32LE(value, this.#at);
    return this;
  }

  u64(value: number): this {
    this.#at = this.bytes.writeBigUInt64LE(BigInt(value), this.#at);
    return this;
  }
}
