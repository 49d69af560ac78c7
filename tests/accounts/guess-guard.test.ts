import { beforeEach, describe, expect, test } from 'vitest';
import { FREE_FAILURES, GuessGuard, LONGEST_WAIT_SECONDS } from '../../src/accounts/guess-guard.ts';

let now: number;
let guard: GuessGuard;

beforeEach(() => {
  now = 1000;
  guard = new GuessGuard(() => now);
});

const fail = (
  times: number,
  clientId: string | ((n: number) => string),
  address: string | ((n: number) => string),
) => {
  for (let n = 0; n < times; n++) {
    guard.failed(
      typeof clientId === 'string' ? clientId : clientId(n),
      typeof address === 'string' ? address : address(n),
    );
  }
};
const anywhere = (n: number) => `10.0.${n >> 8}.${n & 255}`;

test('some failures cost nothing; then the wait doubles up to its limit', () => {
  fail(FREE_FAILURES.client, 'a', anywhere);
  expect(guard.wait('a', '10.9.9.9')).toBe(0);
  const waits = Array.from({ length: 10 }, () => {
    guard.failed('a', '10.8.8.8');
    return guard.wait('a', '10.9.9.9');
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, LONGEST_WAIT_SECONDS, 60, 60, 60]);
});

test('the wait runs out', () => {
  fail(FREE_FAILURES.client + 3, 'a', anywhere);
  now += 3;
  expect(guard.wait('a', '10.9.9.9')).toBe(1);
  now += 1;
  expect(guard.wait('a', '10.9.9.9')).toBe(0);
});

test('failures are forgotten after a quarter of an hour without one', () => {
  fail(FREE_FAILURES.client + 5, 'a', anywhere);
  now += 901;
  guard.failed('a', '10.9.9.9');
  expect(guard.wait('a', '10.9.9.9')).toBe(0);
});

test('guesses at many clients from one address are slowed down, and nobody else', () => {
  fail(FREE_FAILURES.address + 1, (n) => `client-${n}`, '10.0.0.1');
  expect(guard.wait('another', '10.0.0.1')).toBe(1);
  expect(guard.wait('client-0', '10.0.0.2')).toBe(0);
});

describe('a client that proved itself', () => {
  test('is not locked out by guesses from elsewhere', () => {
    guard.succeeded('a', '10.0.0.1');
    fail(50, 'a', '10.6.6.6');
    expect(guard.wait('a', '10.0.0.1')).toBe(0);
    expect(guard.wait('a', '10.6.6.6')).toBe(LONGEST_WAIT_SECONDS);
    expect(guard.wait('a', '10.7.7.7')).toBe(LONGEST_WAIT_SECONDS);
  });

  test('is no cover for guesses at others', () => {
    guard.succeeded('own', '10.6.6.6');
    fail(FREE_FAILURES.client + 1, 'a', '10.6.6.6');
    expect(guard.wait('a', '10.6.6.6')).toBe(1);
  });

  test('loses that by a wrong secret from the same place', () => {
    fail(FREE_FAILURES.client + 1, 'a', anywhere);
    guard.succeeded('a', '10.0.0.1');
    expect(guard.wait('a', '10.0.0.1')).toBe(0);
    guard.failed('a', '10.0.0.1');
    expect(guard.wait('a', '10.0.0.1')).toBe(2);
  });
});

describe('addresses', () => {
  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:0db8:0:0:1:2:3:4'],
    ['::1', '0:0:0:0:0:0:0:2'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
  ])('%s and %s count as one', (one, other) => {
    fail(FREE_FAILURES.address + 1, (n) => `client-${n}`, one);
    expect(guard.wait('another', other)).toBe(1);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['10.0.0.1', '10.0.0.2'],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
  ])('%s and %s do not', (one, other) => {
    fail(FREE_FAILURES.address + 1, (n) => `client-${n}`, one);
    expect(guard.wait('another', other)).toBe(0);
  });
});
