import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * A record of what an operator did. It names operators and resources, but holds nothing of what a resource
 * contains.
 */
export interface AuditEntry {
  readonly id: number;
  readonly at: Date;
  readonly operator: string;
  readonly action: string;
  readonly client: string | null;
  readonly subject: string | null;
  readonly status: number | null;
}

/** The number of entries on one page. */
export const AUDIT_PAGE = 100;

/** The longest name that an entry keeps of a resource, in characters. */
const SUBJECT_LENGTH = 1024;

interface Action {
  readonly at: Date;
  readonly operatorId: number | null;
  readonly operator: string;
  readonly action: string;
  readonly client?: string | undefined;
  readonly subject?: string | undefined;
  readonly status?: number;
}

/**
 * Writes an entry before the action begins. So no action lacks an entry, even if the process dies midway.
 *
 * @returns the id of the entry, for {@link concludeEntry}
 */
export async function writeEntry(kysely: Kysely<Schema>, entry: Action): Promise<number> {
  const { id } = await kysely
    .insertInto('audit_entry')
    .values({
      at: entry.at,
      operator_id: entry.operatorId,
      operator: entry.operator,
      action: entry.action,
      client_id: entry.client ?? null,
      subject: entry.subject?.slice(0, SUBJECT_LENGTH) ?? null,
      status: entry.status ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds the status of the response to an entry. */
export async function concludeEntry(kysely: Kysely<Schema>, id: number, status: number): Promise<void> {
  await kysely.updateTable('audit_entry').set({ status }).where('id', '=', id).execute();
}

/**
 * Returns a page of the audit trail, newest entries first.
 *
 * @param before restricts the page to entries with smaller ids
 */
export async function readAudit(kysely: Kysely<Schema>, before?: number): Promise<AuditEntry[]> {
  let entries = kysely.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(AUDIT_PAGE);
  if (before !== undefined) entries = entries.where('id', '<', before);
  return (await entries.execute()).map(({ id, at, operator, action, client_id, subject, status }) => ({
    id,
    at,
    operator,
    action,
    client: client_id,
    subject,
    status,
  }));
}
