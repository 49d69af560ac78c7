import type { RowSource } from '../rows.ts';
import type { DeliveredFile } from './delivered-file.ts';
import type { FileHead } from './file-head.ts';

/** Reads one format of reference data. */
export interface Importer {
  /**
   * Recognises a file of this format by its content. The file's name counts only where two formats look the
   * same.
   *
   * @returns the layout in words (`CSV PAF, 20 columns`), or undefined if the file has another format
   */
  recognise(file: DeliveredFile, head: FileHead): string | undefined;
  /**
   * Makes sources of the recognised files: one source for each file, or one for files that only make sense
   * together.
   *
   * @throws UnusableDelivery if a file is missing that the others need
   */
  open(files: readonly RecognisedFile[]): Promise<readonly RowSource[]>;
}

/** A file whose format is known. */
export interface RecognisedFile {
  readonly file: DeliveredFile;
  readonly layout: string;
}
