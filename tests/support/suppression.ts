import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { loadList } from '../../src/cleansing/suppression/load-list.ts';
import { newSecret } from '../../src/suppression/digest.ts';
import type { ListKind } from '../../src/suppression/list-kind.ts';
import { recordVersion } from '../../src/suppression/release/versions.ts';
import type { TestService } from './service.ts';

/** Loads a list from CSV text into a running service, as the operator does beside it. @returns `tps/1` */
export async function loadFor(
  { database, settings, suppressionLists }: TestService,
  kind: ListKind,
  csv: string,
  { list = kind as string, effective = '2026-01-01' } = {},
): Promise<string> {
  const secret = newSecret();
  const now = new Date();
  const folder = join(settings.dataFolder, 'suppression', randomUUID());
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
  await suppressionLists.look();
  return `${list}/${version}`;
}
