import { type FrozenAddressFile, freezeAddressFile } from '../address-file/frozen-address-file.ts';
import { ReleaseFollower } from '../address-file/release/follow.ts';
import type { Database } from '../database/connection.ts';
import { Listener } from '../database/listener.ts';
import { sampleAddressFile } from '../lookup/sample-file.ts';
import { readSettings } from '../settings.ts';

/**
 * The address file that a service on this database would use with the current settings; undefined if there is
 * none.
 */
export async function addressFileInUse(database: Database): Promise<FrozenAddressFile | undefined> {
  await using opened = new AsyncDisposableStack();
  const { addressFile: folder, dataFolder, databaseUrl } = readSettings();
  const listener = await Listener.open(database.sessionUrl);
  opened.defer(() => listener.close());
  const follower = await ReleaseFollower.start(
    database,
    listener,
    { switched: () => undefined, unusable: ({ message }) => process.stderr.write(`${message}\n`) },
    { folder, sample: () => sampleAddressFile(dataFolder), isShared: databaseUrl !== undefined },
  );
  opened.defer(() => follower.close());
  const file = follower.file.ifAny;
  return file && freezeAddressFile(file);
}
