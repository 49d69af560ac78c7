import { readdir, readFile } from 'node:fs/promises';
import { CompiledQuery, type Migration, Migrator } from 'kysely';
import { type Database, runSql } from './connection.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the database to the newest schema. Each file of `migrations/` is run once, in order of name.
 * Kysely's lock keeps processes that start together from colliding.
 *
 * @throws Error if a newer version has upgraded the database, or if a migration fails. After a failure the
 * schema is as it was before that migration
 */
export async function migrate(database: Database): Promise<void> {
  const newer = await migrationOfNewer(database);
  if (newer !== undefined)
    throw new Error(
      `A newer version of Fettle has upgraded the database (${newer}). Start that version, or restore a backup from before.`,
    );
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database schema could not be upgraded.', { cause: error });
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

/** The last migration that the database has and this version does not know. */
async function migrationOfNewer(database: Database): Promise<string | undefined> {
  if (!(await isMigrated(database))) return undefined;
  const known = await getMigrations();
  const applied = await runSql<{ name: string }>(
    database.kysely,
    'select name from kysely_migration order by name desc',
  );
  return applied.find(({ name }) => !(name in known))?.name;
}

/** Whether the database has been migrated before. An empty database has not. */
export async function isMigrated({ kysely }: Database): Promise<boolean> {
  const [row] = await runSql<{ found: boolean }>(
    kysely,
    `select to_regclass('kysely_migration') is not null as found`,
  );
  return row?.found === true;
}
