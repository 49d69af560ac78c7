import { basename } from 'node:path';
import type { TableReport } from '../../cleansing/profile/report.ts';
import { TableProfile } from '../../cleansing/profile/table-profile.ts';
import type { TablePlace } from '../../formats/table-options.ts';
import { itemAt } from '../../present.ts';
import { anyColumns, type Input, openInput } from '../files/input.ts';
import { RunProgress } from '../run/progress.ts';

/** A file to describe. */
export interface ProfiledFile {
  /** The file as the user named it. */
  readonly said: string;
  /** The path of the file. */
  readonly path: string;
  readonly place: TablePlace;
}

export interface ProfileOptions {
  readonly showValues?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}

/** Opens a file, and makes an empty profile of its columns. */
export async function openProfiled(
  { said, path, place }: ProfiledFile,
  quiet: boolean,
): Promise<{ input: Input; profile: TableProfile; name: string }> {
  const input = await openInput(anyColumns(said), path, { isQuiet: quiet }, place);
  const { columns, labels } = input.reader.layout.header;
  const names = columns.map(({ name }) => name);
  const profile = new TableProfile(
    names,
    labels.map((label, at) => label || itemAt(names, at)),
  );
  return { input, profile, name: said === '-' ? 'standard input' : basename(said) };
}

/** Profiles a file. Reads it once, in memory that does not grow with the file. */
export async function profileFile(
  file: ProfiledFile,
  { showValues = false, quiet = false }: ProfileOptions,
): Promise<TableReport> {
  const { input, profile, name } = await openProfiled(file, quiet);
  const progress = new RunProgress([input], !quiet);
  try {
    for await (const { block, rejects } of input.reader) {
      profile.add(block, rejects.length);
      progress.add(block.recordCount + rejects.length);
    }
  } finally {
    progress.stop();
    await input.reader.close();
  }
  return profile.report(name, showValues);
}
