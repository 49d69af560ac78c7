import type { Kysely } from 'kysely';
import { type FrozenAddressFile, freezeAddressFile } from '../address-file/frozen-address-file.ts';
import { ReleaseFollower } from '../address-file/release/follow.ts';
import { Listener } from '../database/listener.ts';
import type { Schema } from '../database/schema.ts';
import { sampleAddressFile } from '../lookup/sample-file.ts';
import { readSettings } from '../settings.ts';

/**
 * The address file that a service on this database would use with the current settings; undefined if there is
 * none.
 *
 * @param sessionUrl the server of the database, not a pooler
 */
export async function addressFileInUse(
  kysely: Kysely<Schema>,
  sessionUrl: string,
): Promise<FrozenAddressFile | undefined> {
  await using opened = new AsyncDisposableStack();
  const { addressFile: folder, dataFolder, databaseUrl } = readSettings();
  const listener = await Listener.open(sessionUrl);
  opened.defer(() => listener.close());
  const follower = await ReleaseFollower.start(
    kysely,
    listener,
    { switched: () => undefined, unusable: ({ message }) => process.stderr.write(`${message}\n`) },
    { folder, sample: () => sampleAddressFile(dataFolder), isShared: databaseUrl !== undefined },
  );
  opened.defer(() => follower.close());
  const file = follower.file.ifAny;
  return file && freezeAddressFile(file);
}
