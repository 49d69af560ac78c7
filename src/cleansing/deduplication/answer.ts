/** What `apply` learns of a record. One that has no answer is alone, and its id follows from its content. */
export interface RecordAnswer {
  readonly uniqueId: string;
  /** Whether it is a duplicate of others. */
  readonly isDuplicate: boolean;
  readonly isKept: boolean;
  /** The ids of the other records of its cluster. */
  readonly duplicateIds: string;
  /** The golden record of the cluster, with a kept record of several; as JSON. */
  readonly golden: string;
}

/** The answer as bytes: two flags, and three texts divided by line feeds. */
export function writeAnswer({ uniqueId, isDuplicate, isKept, duplicateIds, golden }: RecordAnswer): Buffer {
  return Buffer.from(`${isDuplicate ? 1 : 0}${isKept ? 1 : 0}${uniqueId}\n${duplicateIds}\n${golden}`);
}

/** Reads what {@link writeAnswer} wrote. */
export function readAnswer(data: Uint8Array): RecordAnswer {
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString();
  const first = text.indexOf('\n');
  const second = text.indexOf('\n', first + 1);
  return {
    isDuplicate: text[0] === '1',
    isKept: text[1] === '1',
    uniqueId: text.slice(2, first),
    duplicateIds: text.slice(first + 1, second),
    golden: text.slice(second + 1),
  };
}
