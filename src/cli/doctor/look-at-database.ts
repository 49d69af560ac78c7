import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { placeOf } from '../../database/no-database.ts';
import { present } from '../../present.ts';
import type { Settings } from '../../settings.ts';
import { count } from '../print.ts';
import type { Finding } from './finding.ts';

/**
 * Describes the database: the version of its server, its size, and the numbers of queued and running jobs.
 */
export async function lookAtDatabase({ kysely }: Database, settings: Settings): Promise<Finding[]> {
  const { rows } = await sql<{ version: string; bytes: string; queued: string; running: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*) from job where status = 0) as queued, (select count(*) from job where status = 1) as running
  `.execute(kysely);
  const { version, bytes, queued, running } = present(rows[0], 'the row of the query');
  const megabytes = Math.round(Number(bytes) / 1024 ** 2);
  return [
    {
      what: 'database',
      level: 'fine',
      says: `PostgreSQL ${version} in ${placeOf(settings)}, ${count(megabytes)} MB. Jobs: ${count(Number(queued))} queued, ${count(Number(running))} running.`,
    },
  ];
}

/** Says that there is no database, which is not a problem for people who only cleanse files. */
export function noDatabase(settings: Settings): Finding[] {
  const says = `There is none in ${placeOf(settings)}. Commands on files need none. \`fettle serve\` makes one.`;
  return [{ what: 'database', level: 'fine', says }];
}
