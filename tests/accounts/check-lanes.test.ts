import { setImmediate as tick } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { CheckLanes, LANES } from '../../src/accounts/check-lanes.ts';
import { FREE_FAILURES } from '../../src/accounts/network-failures.ts';

let now: number;
let lanes: CheckLanes;
/** Checks that have begun and wait for the database. */
let begun: (() => void)[];

beforeEach(() => {
  now = 1000;
  lanes = new CheckLanes(() => now);
  begun = [];
});

const anywhere = (n: number) => `10.0.${n >> 8}.${n & 255}`;
const HOME = '192.0.2.1';

/** A check of a right secret, which ends at once. */
const right = (secret: string, address = HOME) =>
  lanes.check(
    { secret, address },
    async () => secret,
    (found) => found,
  );
const wrong = (secret: string, address: string) =>
  lanes.check(
    { secret, address },
    async () => secret,
    () => undefined,
  );

/** A check of a wrong secret, which ends only when the test calls its function in `begun`. */
const held = (secret: string, address: string) =>
  lanes
    .check(
      { secret, address },
      () => new Promise<void>((go) => begun.push(go)),
      () => undefined,
    )
    .catch((error: unknown) => error);

/** The result of a check that does not wait for others. */
const soon = async (check: Promise<string | undefined>) => {
  const patience = async () => {
    for (let turn = 0; turn < 5; turn++) await tick();
    return 'still waiting';
  };
  return Promise.race([check, patience()]);
};

describe('with the queue of new callers full of wrong secrets from everywhere', () => {
  beforeEach(async () => {
    expect(await right('proven')).toBe('proven');
    const all = LANES.unproven.atOnce + LANES.unproven.waiting;
    for (let n = 0; n < all; n++) void held(`wrong ${n}`, anywhere(n));
    await tick();
  });

  test('a secret that was accepted before does not wait, whatever address it comes from', async () => {
    expect(await soon(right('proven'))).toBe('proven');
    expect(await soon(right('proven', anywhere(1)))).toBe('proven');
  });

  test('a new secret is refused with a time to try again', async () => {
    await expect(right('new')).rejects.toMatchObject({ kind: 'too-many-requests', retryAfter: 1 });
  });

  test('a new secret is checked once the queue has emptied', async () => {
    while (begun.length > 0) {
      for (const go of begun.splice(0)) go();
      await tick();
    }
    expect(await right('new')).toBe('new');
  });
});

test('one address cannot fill the queue alone', async () => {
  const all = LANES.unproven.atOnce + LANES.unproven.waitingEach;
  for (let n = 0; n < all; n++) void held(`wrong ${n}`, '10.6.6.6');
  await tick();
  expect(await held('one more', '10.6.6.6')).toMatchObject({ kind: 'too-many-requests' });
  const other = right('good', HOME);
  expect(await soon(other), 'behind those that wait, but not refused').toBe('still waiting');
  while ((await soon(other)) === 'still waiting') for (const go of begun.splice(0)) go();
  expect(await other).toBe('good');
  for (const go of begun) go();
});

describe('an address that sent many wrong secrets', () => {
  const suspect = '10.6.6.6';
  beforeEach(async () => {
    expect(await right('proven', suspect)).toBe('proven');
    for (let n = 0; n <= FREE_FAILURES; n++) expect(await wrong(`wrong ${n}`, suspect)).toBeUndefined();
  });

  test('has its own lane, which delays nobody else', async () => {
    void held('wrong', suspect);
    await tick();
    expect(begun).toHaveLength(1);
    void held('wrong again', suspect);
    await tick();
    expect(begun, 'one at once').toHaveLength(LANES.suspect.atOnce);
    expect(await soon(right('new', HOME)), 'others do not notice').toBe('new');
    expect(await soon(right('proven', suspect)), 'nor who proved itself there').toBe('proven');
    expect(await soon(right('another', suspect))).toBe('still waiting');
    for (const go of begun) go();
  });

  test('still gets its right secrets accepted', async () => {
    expect(await right('new', suspect)).toBe('new');
  });

  test('is forgotten after a quarter of an hour', async () => {
    now += 901;
    void held('wrong', suspect);
    void held('wrong again', suspect);
    await tick();
    expect(begun).toHaveLength(2);
    for (const go of begun) go();
  });
});

test('a secret that is no longer right loses its place among the proven secrets', async () => {
  expect(await right('once')).toBe('once');
  expect(await wrong('once', HOME)).toBeUndefined();
  for (let n = 0; n < LANES.unproven.atOnce; n++) void held(`wrong ${n}`, anywhere(n));
  expect(await soon(right('once'))).toBe('still waiting');
  for (const go of begun) go();
});

describe('addresses', () => {
  const suspected = async (address: string) => {
    void held('one', address);
    void held('two', address);
    await tick();
    const isSuspect = begun.length === LANES.suspect.atOnce;
    for (const go of begun) go();
    return isSuspect;
  };
  const fail = async (address: string) => {
    for (let n = 0; n <= FREE_FAILURES; n++) await wrong(`wrong ${n}`, address);
  };

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:0db8:0:0:1:2:3:4'],
    ['::1', '0:0:0:0:0:0:0:2'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
  ])('%s and %s count as one', async (one, other) => {
    await fail(one);
    expect(await suspected(other)).toBe(true);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['10.0.0.1', '10.0.0.2'],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
  ])('%s and %s do not', async (one, other) => {
    await fail(one);
    expect(await suspected(other)).toBe(false);
  });
});
