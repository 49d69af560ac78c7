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
   * cluster is (`groupPercent`). Both range from 0 to 100.
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

/** Writes the answer as bytes: two flags, followed by texts that are separated by line feeds. */
export function writeAnswer(answer: RecordAnswer): Buffer {
  const { uniqueId, isDuplicate, isKept, duplicateIds, percent, groupPercent, note, review, golden } = answer;
  const flags = `${isDuplicate ? 1 : 0}${isKept ? 1 : 0}`;
  return Buffer.from(
    `${flags}${uniqueId}\n${duplicateIds}\n${percent} ${groupPercent}\n${note}\n${review}\n${golden}`,
  );
}

/** Reads what {@link writeAnswer} wrote. */
export function readAnswer(data: Uint8Array): RecordAnswer {
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString();
  const [id = '', duplicateIds = '', percents = '', note = '', review = '', golden = ''] = text.split('\n');
  const [percent, groupPercent] = percents.split(' ').map(Number) as [number, number];
  return {
    isDuplicate: id[0] === '1',
    isKept: id[1] === '1',
    uniqueId: id.slice(2),
    duplicateIds,
    percent,
    groupPercent,
    note,
    review,
    golden,
  };
}
