import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../../src/database/connection.ts';
import { EmbeddedServer } from '../../src/database/embedded-server.ts';
import { migrate } from '../../src/database/migrate.ts';

/** A real, empty database of its own for one test file. */
export async function openTestDatabase(): Promise<Database & { dataFolder: string }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fettle-test-'));
  const server = await EmbeddedServer.open(dataFolder, ['fsync=off']);
  const database = connect(server.url, 5);
  await migrate(database);
  const close = async () => {
    await database.close();
    await server.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { ...database, dataFolder, close };
}
