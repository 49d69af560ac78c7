import { Refusal } from '../refusal.ts';
import { isStorable, STORABLE_RULE } from '../storable-text.ts';
import { PrimaryClient } from './primary-client.ts';

type Callback = (error: Error) => void;

/**
 * A connection that refuses text that the database cannot store. Every query of every process goes through
 * it, so a text that a route forgot to check is refused and does not cause a server error. Routes that know
 * the field check first and name it.
 */
export class CheckedClient extends PrimaryClient {
  // `pg` has many overloads of `query`; this method passes on whatever it was given.
  override query(...parts: unknown[]): never {
    const [first, second] = parts;
    const values = Array.isArray(second) ? second : (first as { values?: unknown } | null)?.values;
    if (!holdsUnstorable(values)) return super.query(...(parts as [never])) as never;
    const refusal = new Refusal('invalid-request', `A text in the request ${STORABLE_RULE}.`);
    const callback = parts.findLast((part) => typeof part === 'function') as Callback | undefined;
    if (callback === undefined) return Promise.reject(refusal) as never;
    process.nextTick(callback, refusal);
    return undefined as never;
  }
}

/**
 * Checks texts and arrays of texts. `pg` encodes bytes, numbers and dates safely, and JSON escapes such
 * characters in objects.
 */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  return Array.isArray(value) && value.some(holdsUnstorable);
}
