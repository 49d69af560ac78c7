import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { writeEntry } from './audit.ts';

/**
 * The most refused sign-ins that one process writes to the audit trail in a minute. Somebody who guesses
 * passwords must not fill the database.
 */
export const REFUSED_A_MINUTE = 100;

/** Stands for the operator if nobody has the name. What was typed is not kept: it may be a password. */
const NOBODY = '(unknown)';

/** Writes refused sign-ins to the audit trail. */
export class RefusedSignIns {
  readonly #kysely: Kysely<Schema>;
  #minute = 0;
  #written = 0;

  constructor(kysely: Kysely<Schema>) {
    this.#kysely = kysely;
  }

  /** @param name the name that was given, if any */
  async write(action: string, name: string | undefined, at: Date): Promise<void> {
    const minute = Math.floor(at.getTime() / 60_000);
    if (minute !== this.#minute) this.#written = 0;
    this.#minute = minute;
    if (this.#written >= REFUSED_A_MINUTE) return;
    this.#written++;
    const known =
      name === undefined
        ? undefined
        : await this.#kysely
            .selectFrom('operator')
            .select(['id', 'name'])
            .where('name', '=', name)
            .executeTakeFirst();
    await writeEntry(this.#kysely, {
      at,
      operatorId: known?.id ?? null,
      operator: known?.name ?? NOBODY,
      action,
      status: 401,
    });
  }
}
