import type { Way } from './ledger.ts';
import type { Making } from './streets.ts';

/** A name with one of the endings that nothing of its district has. Undefined if the tried names are taken. */
export function nameOf(
  { ledger, dice }: Making,
  { area }: Pick<Way, 'area'>,
  names: readonly string[],
  ends: readonly string[],
): string | undefined {
  for (let tries = 0; tries < 8; tries++) {
    const name = `${dice.pick(names)} ${dice.pick(ends)}`.trim();
    if (ledger.claim(area, name)) return name;
  }
  return undefined;
}
