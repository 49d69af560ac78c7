import { readdir, readFile } from 'node:fs/promises';
import { CompiledQuery, type Migration, Migrator } from 'kysely';
import { connect, type Database, runSql } from './connection.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the database to the newest schema. Each file of `migrations/` is run once, in order of name.
 * Kysely's lock keeps processes that start together from colliding. It belongs to a session, so a pooler
 * could release it on another connection than the one that took it, and it would be held for ever. So the
 * migrations go to the server itself, and a database that has them all is left alone.
 *
 * @throws Error if a newer version has upgraded the database, or if a migration fails. After a failure the
 * schema is as it was before that migration
 */
export async function migrate(database: Database): Promise<void> {
  const known = Object.keys(await getMigrations());
  const applied = (await isMigrated(database)) ? await appliedMigrations(database) : [];
  const newer = applied.findLast((name) => !known.includes(name));
  if (newer !== undefined)
    throw new Error(
      `A newer version of Fettle has upgraded the database (${newer}). Start that version, or restore a backup from before.`,
    );
  if (applied.length === known.length) return;
  const session = connect(database.sessionUrl, 1);
  try {
    const migrator = new Migrator({ db: session.kysely, provider: { getMigrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw new Error('The database schema could not be upgraded.', { cause: error });
  } finally {
    await session.close();
  }
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

/** The names of the migrations that the database has, in order. */
async function appliedMigrations({ kysely }: Database): Promise<string[]> {
  const rows = await runSql<{ name: string }>(kysely, 'select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Whether the database has been migrated before. An empty database has not. */
export async function isMigrated({ kysely }: Database): Promise<boolean> {
  const [row] = await runSql<{ found: boolean }>(
    kysely,
    `select to_regclass('kysely_migration') is not null as found`,
  );
  return row?.found === true;
}
