import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { isStorable, STORABLE_RULE } from '../storable-text.ts';

type Callback = (error: Error) => void;

/**
 * A connection that lets no text through which the database cannot hold. Every query of every process goes through it, so
 * whatever a surface forgot to check is a refusal and never a fault. Surfaces that know the field name it before.
 */
export class CheckedClient extends pg.Client {
  // The overloads of `pg` are many; what is passed on is what came.
  override query(...parts: unknown[]): never {
    const [first, second] = parts;
    const values = Array.isArray(second) ? second : (first as { values?: unknown } | null)?.values;
    if (!holdsUnstorable(values)) return super.query(...(parts as [never])) as never;
    const refusal = new Refusal('invalid-request', `A text of the request ${STORABLE_RULE}.`);
    const callback = parts.findLast((part) => typeof part === 'function') as Callback | undefined;
    if (callback === undefined) return Promise.reject(refusal) as never;
    process.nextTick(callback, refusal);
    return undefined as never;
  }
}

/** Bytes, numbers, dates and objects (JSON, which escapes what it must) are left to `pg`. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  return Array.isArray(value) && value.some(holdsUnstorable);
}
