import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { OwnedTable, Schema } from './schema.ts';

/**
 * The one place that restricts queries to a client. Whatever is done for a client goes through its scope,
 * which adds `client_id` to every statement on a table that clients own. Another client's rows are simply not
 * there. Tables that belong to rows of owned tables (blocks, chunks, tasks) are reached by ids that a scope
 * gave out.
 */
export class ClientScope {
  /** For tables that no client owns, and for plain SQL with ids that this scope gave out. */
  readonly kysely: Kysely<Schema>;
  readonly clientId: number;

  constructor(kysely: Kysely<Schema>, clientId: number) {
    this.kysely = kysely;
    this.clientId = clientId;
  }

  selectFrom<T extends OwnedTable>(table: T): SelectQueryBuilder<Schema, T, object> {
    return this.kysely.selectFrom(table as OwnedTable).where(this.#mine(table)) as never;
  }

  insertInto<T extends OwnedTable>(
    table: T,
    values: Omit<Insertable<Schema[T]>, 'client_id'>,
  ): InsertQueryBuilder<Schema, T, InsertResult> {
    return this.kysely
      .insertInto(table as OwnedTable)
      .values({ ...values, client_id: this.clientId } as never) as never;
  }

  updateTable<T extends OwnedTable>(table: T): UpdateQueryBuilder<Schema, T, T, UpdateResult> {
    return this.kysely.updateTable(table as OwnedTable).where(this.#mine(table)) as never;
  }

  deleteFrom<T extends OwnedTable>(table: T): DeleteQueryBuilder<Schema, T, DeleteResult> {
    return this.kysely.deleteFrom(table as OwnedTable).where(this.#mine(table)) as never;
  }

  /** Runs `work` in a transaction, with a scope of the same client. */
  transaction<Result>(work: (scope: ClientScope) => Promise<Result>): Promise<Result> {
    return this.kysely.transaction().execute((kysely) => work(new ClientScope(kysely, this.clientId)));
  }

  #mine(table: OwnedTable) {
    return sql<boolean>`${sql.ref(`${table}.client_id`)} = ${this.clientId}`;
  }
}
