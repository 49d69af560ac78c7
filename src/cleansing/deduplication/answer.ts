import { percentOfWeight } from './percent.ts';
import { FINGERPRINT_BYTES, uniqueIdOf } from './unique-id.ts';

/**
 * The answer that `apply` receives for a record. A record without an answer has no duplicates, and its id
 * follows from its content.
 */
export interface RecordAnswer {
  readonly uniqueId: string;
  /** Whether the record is a duplicate of other records. */
  readonly isDuplicate: boolean;
  readonly isKept: boolean;
  /** The ids of the other records of its cluster. */
  readonly duplicateIds: string;
  /**
   * How sure it is that the record belongs to its cluster (`percent`), and how sure the weakest link of the
   * cluster is (`groupPercent`). Both range from 0 to 100, and are 0 if the record has no duplicates.
   */
  readonly percent: number;
  readonly groupPercent: number;
  /**
   * A note that names the people whom the record fits, if it was left alone because it fits several;
   * otherwise empty.
   */
  readonly note: string;
  /** As JSON, the rows of the review list whose first record is this one. */
  readonly review: string;
  /** As JSON, the golden record of the cluster. Only the kept record of a cluster of several has one. */
  readonly golden: string;
}

/**
 * What an answer is made of. All other workers wait while answers are written, but not while they are read. So
 * an answer holds what is at hand, and its texts are made when it is read.
 */
export interface WrittenAnswer
  extends Pick<RecordAnswer, 'isDuplicate' | 'isKept' | 'note' | 'review' | 'golden'> {
  /** The id, or the fingerprint that it follows from. */
  readonly id: string | Uint8Array;
  /** The ids of at most 255 other records, or their numbers if none of them has an id of its own. */
  readonly others: string | readonly number[];
  /** The weights that the two percentages follow from. */
  readonly strongest: number;
  readonly weakest: number;
}

const IS_DUPLICATE = 1;
const IS_KEPT = 2;
const HAS_ID = 4;
const HAS_OTHER_IDS = 8;
const HAS_TEXTS = 16;

/** The flags and two weights. */
const HEAD = 5;

/** Has room for the head, an id and the ids or numbers of the other records. */
const scratch = Buffer.allocUnsafe(64 * 1024);

/** Writes an answer; {@link readAnswer} reads it. The bytes are valid until the next answer is written. */
export function writeAnswer(answer: WrittenAnswer): Uint8Array {
  const { isDuplicate, isKept, id, others, strongest, weakest, note, review, golden } = answer;
  const hasTexts = note !== '' || review !== '' || golden !== '';
  scratch[0] =
    (isDuplicate ? IS_DUPLICATE : 0) |
    (isKept ? IS_KEPT : 0) |
    (typeof id === 'string' ? HAS_ID : 0) |
    (typeof others === 'string' ? HAS_OTHER_IDS : 0) |
    (hasTexts ? HAS_TEXTS : 0);
  scratch.writeUInt16LE(strongest, 1);
  scratch.writeUInt16LE(weakest, 3);
  let at = typeof id === 'string' ? writeText(id, HEAD) : writeFingerprint(id, HEAD);
  at = typeof others === 'string' ? writeText(others, at) : writeNumbers(others, at);
  const head = scratch.subarray(0, at);
  return hasTexts ? Buffer.concat([head, Buffer.from(`${note}\n${review}\n${golden}`)]) : head;
}

function writeText(text: string, at: number): number {
  const length = scratch.write(text, at + 2);
  scratch.writeUInt16LE(length, at);
  return at + 2 + length;
}

function writeFingerprint(bytes: Uint8Array, at: number): number {
  for (let place = 0; place < FINGERPRINT_BYTES; place++) scratch[at + place] = bytes[place]!;
  return at + FINGERPRINT_BYTES;
}

function writeNumbers(numbers: readonly number[], start: number): number {
  let at = scratch.writeUInt8(numbers.length, start);
  for (const number of numbers) at = scratch.writeUInt32LE(number, at);
  return at;
}

/** Reads what {@link writeAnswer} wrote. */
export function readAnswer(data: Uint8Array): RecordAnswer {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const flags = bytes.readUInt8(0);
  const isDuplicate = (flags & IS_DUPLICATE) !== 0;
  const hasId = (flags & HAS_ID) !== 0;
  const hasOtherIds = (flags & HAS_OTHER_IDS) !== 0;
  const afterId = HEAD + (hasId ? 2 + bytes.readUInt16LE(HEAD) : FINGERPRINT_BYTES);
  const end = afterId + (hasOtherIds ? 2 + bytes.readUInt16LE(afterId) : 1 + 4 * bytes.readUInt8(afterId));
  const texts = (flags & HAS_TEXTS) === 0 ? [] : bytes.toString('utf8', end).split('\n');
  const [note = '', review = '', golden = ''] = texts;
  return {
    isDuplicate,
    isKept: (flags & IS_KEPT) !== 0,
    uniqueId: hasId ? bytes.toString('utf8', HEAD + 2, afterId) : uniqueIdOf(bytes.subarray(HEAD, afterId)),
    duplicateIds: hasOtherIds
      ? bytes.toString('utf8', afterId + 2, end)
      : numbersAt(bytes, afterId).map(idByPlace).join(';'),
    percent: isDuplicate ? percentOfWeight(bytes.readUInt16LE(1)) : 0,
    groupPercent: isDuplicate ? percentOfWeight(bytes.readUInt16LE(3)) : 0,
    note,
    review,
    golden,
  };
}

function numbersAt(bytes: Buffer, at: number): number[] {
  return Array.from({ length: bytes.readUInt8(at) }, (_, which) => bytes.readUInt32LE(at + 1 + 4 * which));
}

/** Returns the id of a record that has none of its own: its position in the dataset. */
export function idByPlace(record: number): string {
  return String(record + 1);
}
