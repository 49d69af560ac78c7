import type { RowSource } from '../rows.ts';
import type { DeliveredFile } from './delivered-file.ts';
import type { FileHead } from './file-head.ts';

/** Reads one format of reference data. */
export interface Importer {
  /**
   * Whether a file is in this format, told by its content; its name counts only where two formats look the same.
   *
   * @returns the layout in words, `CSV PAF, 20 columns`; undefined where it is another format
   */
  recognise(file: DeliveredFile, head: FileHead): string | undefined;
  /**
   * The sources that files of this format are: one for each, or one for those that only together make sense.
   *
   * @throws UnusableDelivery where a file is missing that the others need
   */
  open(files: readonly RecognisedFile[]): Promise<readonly RowSource[]>;
}

/** A file whose format is known. */
export interface RecognisedFile {
  readonly file: DeliveredFile;
  readonly layout: string;
}
