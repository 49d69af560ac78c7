import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { loadList } from '../src/cleansing/suppression/load-list.ts';
import type { Database } from '../src/database/connection.ts';
import { newSecret } from '../src/suppression/digest.ts';
import type { ListKind } from '../src/suppression/list-kind.ts';
import { recordVersion } from '../src/suppression/release/versions.ts';

export interface Loading {
  /** The list's name. Default: its kind. */
  readonly list?: string;
  /** The first day on which the list is in use. */
  readonly effective?: string;
}

/** Loads a list from CSV text as a file in the data folder and a version in the database. @returns `tps/1` */
export async function loadListInto(
  database: Database,
  dataFolder: string,
  kind: ListKind,
  csv: string,
  { list = kind, effective = '2026-01-01' }: Loading = {},
): Promise<string> {
  const secret = newSecret();
  const now = new Date();
  const folder = join(dataFolder, 'suppression', randomUUID());
  const manifest = await loadList(
    Readable.from([Buffer.from(csv)]),
    {
      list,
      kind,
      effective,
      licence: '',
      invented: true,
      loadedAt: now.toISOString(),
      loadedFrom: 'list.csv',
      folder,
      secret,
      badRowShare: 0,
    },
    { badRow: (line, reason) => console.error(line, reason) },
  );
  const version = await recordVersion(database.kysely, folder, manifest, secret, now);
  return `${list}/${version}`;
}
