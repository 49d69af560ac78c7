/**
 * The answer that `apply` gets for a record. A record without an answer is alone, and its id follows from its
 * content.
 */
export interface RecordAnswer {
  readonly uniqueId: string;
  /** Whether it is a duplicate of others. */
  readonly isDuplicate: boolean;
  readonly isKept: boolean;
  /** The ids of the other records of its cluster. */
  readonly duplicateIds: string;
  /** How sure it is that the record belongs to its cluster, and how sure the cluster's weakest link is, 0 to 100. */
  readonly percent: number;
  readonly groupPercent: number;
  /** The people that the record fits, if it was left alone because it fits several; else empty. */
  readonly note: string;
  /** The rows of the review list whose first record it is; as JSON. */
  readonly review: string;
  /** The golden record of the cluster, with a kept record of several; as JSON. */
  readonly golden: string;
}

/** The answer as bytes: two flags, and texts divided by line feeds. */
export function writeAnswer(answer: RecordAnswer): Buffer {
  const { uniqueId, isDuplicate, isKept, duplicateIds, percent, groupPercent, note, review, golden } = answer;
  const flags = `${isDuplicate ? 1 : 0}${isKept ? 1 : 0}`;
  return Buffer.from(
    [`${flags}${uniqueId}`, duplicateIds, `${percent} ${groupPercent}`, note, review, golden].join('\n'),
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
