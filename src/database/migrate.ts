import { readdir, readFile } from 'node:fs/promises';
import { CompiledQuery, type Migration, Migrator } from 'kysely';
import { type Database, runSql } from './connection.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the database to the newest schema: each file of `migrations/` once, in the order of the names, under
 * Kysely's lock so that processes that start together do not collide.
 *
 * @throws Error when a migration fails; the schema then is as before it.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name): Promise<[string, Migration]> => {
        const text = await readFile(new URL(name, folder), 'utf8');
        return [
          name.replace('.sql', ''),
          {
            up: async (db) => {
              await db.executeQuery(CompiledQuery.raw(text));
            },
          },
        ];
      }),
    ),
  );
}

/** Whether the database has been migrated before: an empty one has not. */
export async function isMigrated({ kysely }: Database): Promise<boolean> {
  const [row] = await runSql<{ found: boolean }>(
    kysely,
    `select to_regclass('kysely_migration') is not null as found`,
  );
  return row!.found;
}
