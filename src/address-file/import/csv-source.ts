import { present } from '../../present.ts';
import type { RowSource } from '../rows.ts';
import type { DeliveredFile } from './delivered-file.ts';
import { editionOf } from './edition.ts';
import type { RecognisedFile } from './importer.ts';
import { inventedNotice } from './invented.ts';
import { type CsvForm, readCsvFiles } from './read-csv.ts';
import type { LineResult } from './row-gatherer.ts';

interface Details {
  /** Default: the name of the first file. */
  readonly name?: string;
  readonly licence?: string;
  readonly form: (file: DeliveredFile) => CsvForm;
  /** Creates the function that reads the lines. Called anew each time the source is read. */
  readonly reader: () => (fields: readonly string[], line: number) => LineResult;
}

/** Makes one source of several CSV files, whose lines are read independently of each other. */
export async function csvSource(
  files: readonly RecognisedFile[],
  { name, licence = '', form, reader }: Details,
): Promise<RowSource> {
  const { file: first, layout } = present(files[0], 'a file of the source');
  const delivered = files.map(({ file }) => file);
  const invented = await inventedNotice(first);
  return {
    name: name ?? first.name,
    layout,
    edition: editionOf(first.place),
    licence: invented ?? licence,
    invented: invented !== undefined,
    bytes: delivered.reduce((total, { bytes }) => total + bytes, 0),
    batches: () => readCsvFiles(delivered, form, reader()),
  };
}
