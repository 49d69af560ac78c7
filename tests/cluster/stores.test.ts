import { describe, expect, test } from 'vitest';
import type { Store } from '../../harness/cluster/database/store.ts';
import { STORES } from '../../harness/cluster/database/stores.ts';
import { missingParts } from '../../harness/cluster/requirements.ts';

/** After how long Patroni takes a silent connection to its store for dead, in seconds. */
const SILENCE = 2;

describe.each(STORES.map((store) => [store.name, store] as const))('%s', (_, { times, shortestLock }) => {
  test('a primary that is cut off from it stops before another takes its lock', () => {
    expect(times.loop_wait + times.retry_timeout + SILENCE).toBeLessThan(shortestLock);
  });

  test('its times are those that Patroni accepts', () => {
    expect(times.ttl).toBeGreaterThanOrEqual(20);
    expect(times.loop_wait + 2 * times.retry_timeout).toBeLessThanOrEqual(times.ttl);
    expect(times.retry_timeout).toBeGreaterThanOrEqual(3);
  });
});

test.runIf(process.platform === 'linux')('a missing program of the store is named with its package', () => {
  const store: Store = { ...STORES[0], programs: [['/nowhere/keeper.jar', 'keeper']] };
  const said = "There is no /nowhere/keeper.jar. Install Debian's package keeper.";
  expect(missingParts(store, false)).toContain(said);
  expect(missingParts(STORES[0], false)).not.toContain(said);
});
